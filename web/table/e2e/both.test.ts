// The same scenes at a table of this device and at one of a server: a player cannot tell which it is.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, PATIENCE, stage, theServer, type Person } from "./browser";
import { dealt, sitDown } from "./moments";
import { dice, touch, touchNext } from "./player";
import { SERVABLE, sitAt } from "./server";
import { keepStatuses } from "./statuses";

const MANY = 150; // touches

/** Keep every line of the page, so that a scene can cut it, or let it hear nothing for a while. */
function keepLines(): void {
  const cuts: (() => void)[] = [];
  let muted = false;
  const deafen = (line: EventTarget): void =>
    line.addEventListener("message", (event) => muted && event.stopImmediatePropagation());
  const [PlainSocket, PlainWorker, PlainChannel] = [WebSocket, Worker, BroadcastChannel];
  globalThis.WebSocket = class extends PlainSocket {
    constructor(url: string | URL) {
      super(url);
      deafen(this);
      cuts.push(() => this.close());
    }
  };
  globalThis.Worker = class extends PlainWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (String(url).includes("host.worker")) cuts.push(() => this.dispatchEvent(new Event("error")));
    }
  };
  globalThis.BroadcastChannel = class extends PlainChannel {
    constructor(name: string) {
      super(name);
      deafen(this);
    }
  };
  Object.assign(globalThis, { cut: () => cuts.splice(0).forEach((one) => one()), mute: (so: boolean) => (muted = so) });
}

declare const cut: () => void; // in the page
declare const mute: (so: boolean) => void;

const PEOPLE = ["Ann", "Bob"];
const SELF = { forced: false }; // nothing happens by itself while somebody is asked

describe.skipIf(!SERVABLE).each(["this device", "a server"])("at a table of %s", (kind) => {
  const scene = stage();
  const { url } = theServer();

  /** A player at a fresh table, with this many people at the device and bots in the other seats. */
  async function sit(game: string, people: number): Promise<Person> {
    const person = await arrive(scene.browser, { hurried: true, settings: SELF });
    await person.page.addInitScript(keepLines);
    const seats = PEOPLE.map((name, seat) =>
      seat < people ? ({ kind: "human", name } as const) : ({ kind: "bot", name, level: "novice" } as const),
    );
    if (kind === "a server") await sitAt(person.page, url, { game, seats });
    else await sitDown(person.page, url, dealt(game, seats));
    return person;
  }

  async function leave({ page, troubles }: Person): Promise<void> {
    expect(troubles).toEqual([]);
    await page.context().close();
  }

  const log = (page: Page): Promise<string[]> => page.locator(".log li").allTextContents();
  const prompt = (page: Page): Promise<string | null> => page.locator(".prompt .question").textContent();
  const glowing = (page: Page): Promise<(string | null)[]> =>
    page.locator('[data-legal="yes"]').evaluateAll((things) => things.map((thing) => thing.getAttribute("aria-label")));
  const undo = (page: Page) => page.locator(".prompt").getByRole("button", { name: "Undo" });
  const curtain = (page: Page) => page.getByRole("button", { name: /^I am/ });

  /** Resolves when a player may choose. */
  const asked = (page: Page): Promise<void> =>
    page.locator('[data-legal="yes"], :is(.prompt, .options) [data-spot^=say-]:enabled').first().waitFor();

  /** Wait for a question, and draw the curtain aside if there is one. */
  async function uncover(page: Page): Promise<void> {
    await curtain(page).or(page.locator('[data-legal="yes"]')).first().waitFor();
    if (await curtain(page).count()) await curtain(page).click();
    await asked(page);
  }

  /** Touch what glows, and draw the curtain aside, until something is so. */
  async function until(page: Page, done: () => Promise<boolean>): Promise<void> {
    const luck = dice(6);
    for (let n = 0; n < MANY && !(await done());) {
      const outcome = (await curtain(page).count()) ? await curtain(page).click() : await touch(page, luck);
      if (outcome === "waiting" || outcome === "gone") await page.waitForTimeout(30);
      else n++;
    }
    expect(await done()).toBe(true);
  }

  test("what happens is told, also after a reload, and in another language", async () => {
    const ann = await sit("stella-digger", 1);
    await until(ann.page, async () => (await log(ann.page)).length > 8);
    await asked(ann.page);
    const before = await log(ann.page);
    await ann.page.reload();
    await expect.poll(() => log(ann.page)).toEqual(before);
    await ann.page.getByRole("button", { name: "Settings" }).click();
    await ann.page.getByRole("radio", { name: "Deutsch" }).click();
    await ann.page.keyboard.press("Escape");
    await expect.poll(async () => (await log(ann.page)).some((line) => before.includes(line))).toBe(false);
    expect(await log(ann.page)).toHaveLength(before.length);
    await leave(ann);
  });

  test("what harmed nobody is taken back at once, though others are there", async () => {
    const ann = await sit("cave-in", 2);
    if (await curtain(ann.page).count()) await curtain(ann.page).click();
    const [asked, told, glows] = [await prompt(ann.page), await log(ann.page), await glowing(ann.page)];
    expect(glows.length).toBeGreaterThan(1);
    await touchNext(ann.page, dice(2));
    await undo(ann.page).click();
    await undo(ann.page).waitFor({ state: "detached" });
    expect(await ann.page.getByRole("alertdialog").count()).toBe(0);
    await expect.poll(() => prompt(ann.page)).toBe(asked);
    await expect.poll(() => log(ann.page)).toEqual(told);
    await expect.poll(() => glowing(ann.page)).toEqual(glows);
    await leave(ann);
  });

  test("a whole turn is taken back at once, also after a reload", async () => {
    const ann = await sit("cosmic-scavengers", 2); // a bot would program meanwhile, and what came before would not be free
    await uncover(ann.page);
    const [question, glows] = [await prompt(ann.page), await glowing(ann.page)];
    const reset = ann.page.getByRole("button", { name: "Reset turn" });
    for (const again of [false, true]) {
      const luck = dice(4);
      for (let n = 0; n < 40 && !(await reset.count()); n++) {
        await touchNext(ann.page, luck);
        await asked(ann.page); // the table has answered
      }
      if (again) await ann.page.reload();
      if (again) await uncover(ann.page);
      await reset.waitFor();
      if (again) await ann.page.keyboard.press("Shift+U");
      else await reset.click();
      await undo(ann.page).waitFor({ state: "detached" });
      await expect.poll(() => prompt(ann.page)).toBe(question);
      await expect.poll(() => glowing(ann.page)).toEqual(glows);
    }
    await leave(ann);
  });

  test("people at one device see the curtain between them, and agree before a turn is taken back", async () => {
    const both = await sit("cave-in", 2);
    const { page } = both;
    const handed: string[] = [];
    await until(page, async () => {
      for (const name of await curtain(page).allTextContents()) if (name !== handed.at(-1)) handed.push(name);
      return handed.length === 3; // the one who is asked now has moved before, and the other one since
    });
    expect(new Set(handed).size).toBe(2);
    expect(await barriers(page)).toEqual([]);
    await curtain(page).click();
    await undo(page).waitFor();
    const before = await log(page);
    for (const answer of ["No", "Yes"]) {
      await undo(page).click();
      await page.getByText(/(Ann|Bob) would like to take back a move/).waitFor();
      await page.getByRole("button", { name: answer, exact: true }).click();
      await page.getByRole("alertdialog").waitFor({ state: "detached" });
      if (answer === "No") expect(await log(page)).toEqual(before);
    }
    await expect.poll(async () => (await log(page)).length).toBeLessThan(before.length);
    await leave(both);
  });

  test("a line that breaks comes back, and nothing is lost", async () => {
    const ann = await sit("cave-in", 1);
    await until(ann.page, async () => (await log(ann.page)).length > 6);
    await asked(ann.page);
    const before = await log(ann.page);
    const heard = await keepStatuses(ann.page);
    await ann.page.evaluate(() => cut());
    await heard("Reconnecting");
    await asked(ann.page);
    expect(await log(ann.page)).toEqual(before);
    await until(ann.page, async () => (await log(ann.page)).length > before.length);
    await leave(ann);
  });

  /** Another tab at the same table. */
  async function beside({ page }: Person): Promise<Page> {
    const second = await page.context().newPage();
    second.setDefaultTimeout(PATIENCE);
    await second.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
    await second.addInitScript(keepLines);
    await second.goto(page.url());
    await second.locator(".prompt").waitFor();
    return second;
  }

  test("a choice by what is past is refused, and says so", async () => {
    const ann = await sit("cave-in", 1);
    const second = await beside(ann);
    await Promise.all([asked(ann.page), asked(second)]);
    await second.evaluate(() => mute(true));
    const before = await prompt(ann.page);
    await touchNext(ann.page, dice(2));
    await expect.poll(() => prompt(ann.page)).not.toBe(before);
    // It hears again with its click and no sooner: any message before would tell it what it has missed.
    await second.evaluate(() => addEventListener("click", () => mute(false), { once: true, capture: true }));
    await touchNext(second, dice(2));
    await second.getByText("The table has changed since; look again.").waitFor();
    await leave(ann);
  });

  test("two tabs show the same game, and both may play", async () => {
    const ann = await sit("cave-in", 1);
    const second = await beside(ann);
    for (const page of [ann.page, second]) {
      const before = (await log(page)).length;
      await until(page, async () => (await log(page)).length > before + 2);
      await asked(page);
      const told = await log(page);
      await expect.poll(() => log(page === second ? ann.page : second)).toEqual(told);
    }
    const told = (await log(second)).slice(0, -1); // the last line may tell of something that goes on
    await ann.page.close();
    await until(second, async () => (await log(second)).length > told.length + 1);
    expect((await log(second)).slice(0, told.length)).toEqual(told);
    await second.reload();
    await expect.poll(async () => (await log(second)).slice(0, told.length)).toEqual(told);
    await second.context().close();
  });
});
