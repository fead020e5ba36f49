// The keyboard alone: the beginning, the middle and the end of games, without a mouse from the first key on.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { arrive, READY, stage, THOROUGH } from "./browser";
import { middle, sitDown } from "./moments";
import { dice } from "./player";

const NEAR = 4; // rows of the list that a player walks down
const FEW = 9; // things that digits reach
const GLOWING = '[data-legal="yes"], [data-opens]';
const ROWS = "[role=tabpanel] li button:enabled";
const FAR = 80; // things on a page between which Tab goes
const ASKS = '[data-zone="prompt"]:not(.idle)';
const SELF = { forced: false }; // no list changes by itself under the fingers
const MOVES = THOROUGH ? 25 : 12; // of each game
const PAUSE = 30; // milliseconds before looking again

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let n = 0; n < times; n++) await page.keyboard.press(key);
};

/** What can be reached now, asked in one go. */
const around = (page: Page): Promise<{ over: boolean; menu: boolean; asked: boolean; things: number }> =>
  page.evaluate(
    ([glowing, asks]) => ({
      over: document.querySelector("[data-over]") !== null,
      menu: document.querySelector("[role=menuitem]") !== null,
      asked: document.querySelector(asks!) !== null,
      things: document.querySelectorAll(glowing!).length,
    }),
    [GLOWING, ASKS],
  );

/** How many moves the list shows, if the keyboard is in it. */
const listed = (page: Page): Promise<number> =>
  page.evaluate((rows) => (document.activeElement?.matches(rows) ? document.querySelectorAll(rows).length : 0), ROWS);

/** A thing by its digit, then perhaps its neighbour by an arrow. */
async function byThing(page: Page, luck: () => number, things: number): Promise<void> {
  await press(page, String(1 + Math.floor(luck() * Math.min(FEW, things))));
  if (luck() < 0.3) await press(page, ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][Math.floor(luck() * 4)]!);
  await press(page, "Enter");
}

/** A move from the list in words; the key that opens it closes it where it is open, so a person looks. */
async function byList(page: Page, luck: () => number): Promise<void> {
  await press(page, "l");
  const rows = (await listed(page)) || (await press(page, "l"), await listed(page));
  if (!rows) return; // something else has begun meanwhile
  await press(page, "Tab", Math.floor(luck() * Math.min(NEAR, rows)));
  if (await listed(page)) await press(page, "Enter"); // and not what has come into its place
}

/** Play by keys alone, until the end or until this many moves were made. */
async function playByKeys(page: Page, most = Infinity, seconds = 480): Promise<{ moves: number; over: boolean }> {
  const luck = dice(3);
  const end = Date.now() + 1000 * seconds;
  for (let moves = 0; ;) {
    const { over, menu, asked, things } = await around(page);
    if (over || moves >= most || Date.now() > end) return { moves, over };
    if (!menu && !asked) await page.waitForTimeout(PAUSE);
    else {
      if (menu) await press(page, String(1 + Math.floor(luck() * 2)));
      else await (things && luck() < 0.5 ? byThing(page, luck, things) : byList(page, luck));
      moves++;
    }
  }
}

describe.skipIf(!READY)("the keyboard alone is enough", () => {
  const scene = stage();

  test("from the first page of Cave-In on", async () => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings: SELF });
    await page.goto(`${scene.url}#/new/cave-in`);
    await page.locator("button", { hasText: "Begin" }).and(page.locator(":enabled")).waitFor();
    const there = (): Promise<boolean> =>
      page.evaluate(
        () => document.activeElement!.matches("button") && document.activeElement!.textContent!.includes("Begin"),
      );
    for (let step = 0; step < FAR && !(await there()); step++) await press(page, "Tab");
    await press(page, "Enter");
    await page.locator(".prompt").waitFor();
    expect((await playByKeys(page, MOVES)).moves).toBe(MOVES);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("to the end of Cave-In", async () => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings: SELF });
    await sitDown(page, scene.url, middle("cave-in", THOROUGH ? 0.8 : 0.95));
    expect((await playByKeys(page)).over).toBe(true);
    await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    await press(page, "Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test.each(["cosmic-scavengers", "stella-digger"])("for many moves of %s", async (game) => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings: SELF });
    await sitDown(page, scene.url, middle(game, 0.2));
    const { moves, over } = await playByKeys(page, MOVES);
    expect(moves >= MOVES || over).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
