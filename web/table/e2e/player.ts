// Somebody who plays through the page alone: touches what glows, takes from menus, and never looks at a rule.

import type { Page } from "playwright-core";

const LEGAL = '[data-legal="yes"], [data-opens]'; // what may be chosen, or leads to what may be
const BUTTONS = ".prompt .buttons .main:not(:disabled)";
const MENU = "[role=menuitem]";
const PAUSE = 30; // milliseconds before looking again
const PATIENCE = 5000;

/** A number from 0 to below 1 that is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

export type Outcome = "over" | "waiting" | "touched" | "missed";

/** How much there is to touch, in menus and elsewhere, and whether the game is over; asked in one go. */
function around(page: Page): Promise<{ over: boolean; menu: number; things: number }> {
  const counted = ([menu, things]: string[]): { over: boolean; menu: number; things: number } => ({
    over: document.querySelector("[data-over]") !== null,
    menu: document.querySelectorAll(menu!).length,
    things: document.querySelectorAll(things!).length,
  });
  return page.evaluate(counted, [MENU, `${LEGAL}, ${BUTTONS}`]);
}

/** Touch one thing that may be chosen; a real click, which fails where something lies above it. */
export async function touch(page: Page, luck: () => number): Promise<Outcome> {
  const { over, menu, things } = await around(page);
  if (over) return "over";
  const count = menu || things;
  if (!count) return "waiting";
  const all = page.locator(menu ? MENU : `${LEGAL}, ${BUTTONS}`);
  try {
    await all.nth(Math.floor(luck() * count)).click({ timeout: PATIENCE });
    return "touched";
  } catch {
    return "missed"; // it went away, or something covers it
  }
}

export interface Played {
  readonly touched: number;
  readonly missed: number;
  readonly over: boolean;
}

/** Play until the end, until so many things were touched, or until time is up. */
export async function play(page: Page, { most = Infinity, seconds = 480, seed = 1 } = {}): Promise<Played> {
  const luck = dice(seed);
  const end = Date.now() + 1000 * seconds;
  let [touched, missed] = [0, 0];
  while (Date.now() < end && touched < most) {
    const outcome = await touch(page, luck);
    if (outcome === "over") return { touched, missed, over: true };
    if (outcome === "touched") touched++;
    if (outcome === "missed") missed++;
    if (outcome === "waiting") await page.waitForTimeout(PAUSE);
  }
  return { touched, missed, over: false };
}
