// A newcomer: does in a guided game what the coach says, lets it be shown once, goes back once, and comes back later.

import type { Browser, Page } from "playwright-core";

import { arrive, overhang, PATIENCE, settled, type Taste } from "./browser";

const MOST = 150; // touches
const SPEAKS = ".coach[data-speaks=yes]";
const GLOWING =
  '[data-legal="yes"], [data-opens], [role=menuitem], :is(.prompt, .options) [data-spot^=say-]:enabled, .prompt .do';
const [BACK, LATER] = [5, 6]; // the steps at which to go back, and to load the page again
const PAUSE = 50; // milliseconds before looking again

const LANGUAGES = ["en", "de", "ja"] as const;

/** Let the page speak another language, as if it had been set in another tab; runs in the page. */
function speak(language: string): void {
  const kept = JSON.parse(localStorage.getItem("starlode-settings")!) as object;
  localStorage.setItem("starlode-settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "starlode-settings" }));
}

interface Look {
  readonly step: number;
  readonly reads: boolean; // there is nothing to do
  readonly last: boolean;
  readonly lit: boolean;
  readonly text: string;
  readonly wrong: string | null; // with where the coach lies
  readonly targets: readonly (readonly [number, number])[]; // what glows in the light
}

/** What the coach says and points at now. */
function look(page: Page): Promise<Look> {
  return page.evaluate((glowing) => {
    const coach = document.querySelector<HTMLElement>(".coach")!;
    const [box, spot] = [coach, document.querySelector(".spot")].map((one) => one?.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const out = box!.left < 0 || box!.top < 0 || box!.right > innerWidth || box!.bottom > innerHeight;
    const middles = [...document.querySelectorAll(glowing)].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    });
    return {
      step: Number(coach.dataset.step),
      reads: coach.querySelector(".main") !== null,
      last: coach.querySelector<HTMLElement>(".progress")!.style.width === "100%",
      lit: spot !== undefined,
      text: coach.textContent,
      wrong: out ? "outside the window" : spot && meet(box!, spot) ? "over what it speaks of" : null,
      targets: middles.filter(
        ([x, y]) =>
          spot &&
          x > spot.left &&
          x < spot.right &&
          y > spot.top &&
          y < spot.bottom &&
          !meet(box!, new DOMRect(x, y, 1, 1)),
      ),
    };
  }, GLOWING);
}

/** What became of a guided game. */
export interface Guided {
  readonly playing: boolean; // at a table of one's own at the end
  readonly unlit: readonly number[]; // steps that ask for something and point at nothing
  readonly misplaced: readonly string[]; // where the coach lay wrong
  readonly overhang: number;
  readonly troubles: readonly string[];
}

class Newcomer {
  readonly unlit = new Set<number>();
  readonly misplaced = new Set<string>();
  private furthest = -1;
  private touches = 0;

  constructor(
    private readonly page: Page,
    private readonly touch: boolean,
    private spoken: number, // the place of the language among all, counted on
  ) {}

  /** Follow the coach to the last step. */
  async learn(): Promise<void> {
    for (let n = 0; n < MOST; n++) {
      await this.page.locator(SPEAKS).waitFor();
      await settled(this.page);
      const seen = await this.listen();
      if (seen.last) return;
      await this.answer(seen);
      await this.page.waitForTimeout(PAUSE);
    }
  }

  /** What is said now; a step that is new is said in every language, the last of which stays. */
  private async listen(): Promise<Look> {
    let seen = await this.see();
    const fresh = seen.step > this.furthest;
    for (let others = fresh ? LANGUAGES.length - 1 : 0; others > 0; others--) {
      const before = seen.text;
      await this.page.evaluate(speak, LANGUAGES[++this.spoken % LANGUAGES.length]!);
      await this.page.waitForFunction((text) => document.querySelector(".coach")!.textContent !== text, before);
      await settled(this.page);
      seen = await this.see();
    }
    return seen;
  }

  /** What is said and pointed at; where something is asked for, light comes on it. */
  private async see(): Promise<Look> {
    let seen = await look(this.page);
    if (!seen.reads && !seen.lit) {
      await this.page
        .locator(".spot")
        .waitFor()
        .catch(() => this.unlit.add(seen.step));
      seen = await look(this.page);
    }
    if (seen.wrong) this.misplaced.add(`${seen.step} in ${LANGUAGES[this.spoken % LANGUAGES.length]}: ${seen.wrong}`);
    return seen;
  }

  private async answer({ step, reads, targets }: Look): Promise<void> {
    const fresh = step > this.furthest;
    this.furthest = Math.max(step, this.furthest);
    if (fresh && step === BACK) return this.goBack();
    if (fresh && step === LATER) return this.comeAgain();
    if (reads) return this.page.locator(".coach .main").click();
    if (step === BACK - 1 && this.furthest === BACK) return this.page.keyboard.press("s"); // it has gone back
    const target = targets[this.touches++ % targets.length]; // not everything in the light need be right
    if (target) await (this.touch ? this.page.touchscreen.tap(...target) : this.page.mouse.click(...target));
  }

  /** To the step before, with the table as it was there. */
  private async goBack(): Promise<void> {
    await this.page.locator(".coach footer button").first().click();
    await this.page.locator(`${SPEAKS}[data-step="${BACK - 1}"]`).waitFor();
  }

  /** Whoever comes again is at the same step. */
  private async comeAgain(): Promise<void> {
    await this.page.reload();
    await this.page.locator(`${SPEAKS}[data-step="${LATER}"]`).waitFor();
  }
}

/** Follow the coach through a game's lesson, and into a first game. */
export async function learn(browser: Browser, url: string, game: string, taste: Taste): Promise<Guided> {
  const { page, troubles } = await arrive(browser, { hurried: true, ...taste });
  await page.goto(`${url}#/learn/${game}`);
  const first = LANGUAGES.indexOf((taste.settings?.language as (typeof LANGUAGES)[number]) ?? "en");
  const newcomer = new Newcomer(page, taste.hasTouch ?? false, first);
  await newcomer.learn();
  const wide = await overhang(page);
  await page.locator(".coach .main").click();
  await page.waitForURL(/#\/local\//, { timeout: PATIENCE });
  await page.locator("[data-zone=board]").waitFor();
  const playing = (await page.locator(".coach").count()) === 0;
  await page.context().close();
  return { playing, unlit: [...newcomer.unlit], misplaced: [...newcomer.misplaced], overhang: wide, troubles };
}
