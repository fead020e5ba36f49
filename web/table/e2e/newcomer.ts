// A newcomer: does in a guided game what the coach says, and tries around where that is not clear.

import type { Browser, Locator, Page } from "playwright-core";

import { arrive, overhang, type Taste } from "./browser";
import { dice } from "./player";

const MOST = 500; // touches
const NEXT = ".coach button";
const GLOWING =
  '[data-legal="yes"], [data-opens], .back, [role=menuitem], :is(.prompt, .options) [data-spot^=say-]:enabled';
const SURE = 0.9; // share of touches that go where the coach points
const PAUSE = 50; // milliseconds before looking again

/** Where among everything that glows the things beneath the coach's light are; all of them where it has none. */
function lit(page: Page): Promise<{ next: boolean; all: number; inside: number[] }> {
  return page.evaluate(
    ([next, glowing]) => {
      const things = [...document.querySelectorAll(glowing!)].map((thing) => thing.getBoundingClientRect());
      const spot = document.querySelector(".spot")?.getBoundingClientRect();
      const within = (box: DOMRect): boolean =>
        !spot ||
        (box.left >= spot.left - 1 &&
          box.top >= spot.top - 1 &&
          box.right <= spot.right + 1 &&
          box.bottom <= spot.bottom + 1);
      const inside = things.flatMap((box, place) => (within(box) ? [place] : []));
      return { next: document.querySelector(next!) !== null, all: things.length, inside };
    },
    [NEXT, GLOWING],
  );
}

/** Read on, touch something in the light, or else anything that glows. */
async function aim(page: Page, luck: () => number): Promise<Locator | null> {
  const { next, all, inside } = await lit(page);
  if (next) return page.locator(NEXT).first();
  const any = Math.floor(luck() * all);
  const place = inside.length && luck() < SURE ? inside[Math.floor(luck() * inside.length)]! : any;
  return all ? page.locator(GLOWING).nth(place) : null;
}

/** What became of a guided game. */
export interface Guided {
  readonly done: boolean;
  readonly overhang: number;
  readonly troubles: readonly string[];
}

/** Follow the coach through a game's lessons. */
export async function learn(browser: Browser, url: string, game: string, taste: Taste): Promise<Guided> {
  const { page, troubles } = await arrive(browser, { hurried: true, ...taste });
  const luck = dice(5);
  await page.goto(`${url}#/learn/${game}`);
  await page.locator(".coach").waitFor();
  const end = page.locator(`.coach a[href='#/new/${game}']`);
  for (let n = 0; n < MOST && !(await end.count()); n++) {
    const thing = await aim(page, luck);
    await (taste.hasTouch ? thing?.tap({ timeout: 1000 }) : thing?.click({ timeout: 1000 }))?.catch(() => {}); // it may have moved on
    await page.waitForTimeout(PAUSE);
  }
  const guided = { done: (await end.count()) === 1, overhang: await overhang(page), troubles };
  await page.context().close();
  return guided;
}
