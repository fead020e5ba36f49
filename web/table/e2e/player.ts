// A player who uses the page alone: touches what glows, takes from menus, and never looks at a rule.

import type { ElementHandle, Page } from "playwright-core";

const LEGAL = '[data-legal="yes"], [data-opens]'; // what may be chosen, or leads to what may be
export const BUTTONS = ":is(.prompt, .options) button:is(.do, .leave, [data-spot^=say-]):not(:disabled)";
export const MENU = "[role=menuitem]";
export const CHOICES = `${LEGAL}, ${BUTTONS}`;
const PAUSE = 30; // milliseconds before looking again
const ABOVE = "[role=dialog], [role=alertdialog]";
const TRY = 2000;
const PATIENCE = 60_000; // milliseconds that a thing may be covered or in motion, on a machine with other work

/** A number from 0 to below 1 that is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

export type Outcome = "over" | "waiting" | "touched" | "gone" | "missed";

/** How much there is to touch, in a menu if one is open, and whether the game is over, once no card about the past covers it; asked in one go. */
function around(page: Page): Promise<{ over: boolean; offer: string; count: number }> {
  return page.evaluate(
    async ([menu, things]) => {
      const recap = document.querySelector<HTMLElement>(".recap .close");
      recap?.click();
      if (recap) await new Promise((drawn) => setTimeout(drawn));
      const offer = document.querySelector(menu) ? menu : things;
      const over = document.querySelector("[data-over]") !== null;
      return { over, offer, count: document.querySelectorAll(offer).length };
    },
    [MENU, CHOICES] as const,
  );
}

/** Resolves when something may be chosen, and says whether it may; otherwise the game is over. A question whose answer is on its way is still to be read. */
export async function asked(page: Page): Promise<boolean> {
  const open = `body:has(.prompt:not(.idle)) :is(${CHOICES})`;
  await page.locator(`${open}, [data-over]`).first().waitFor({ state: "attached" });
  return (await page.locator("[data-over]").count()) === 0;
}

/** Touch one thing that may be chosen; a real click, which fails where something lies above it for good. */
export async function touch(page: Page, luck: () => number): Promise<Outcome> {
  const { over, offer, count } = await around(page);
  if (over) return "over";
  if (!count) return "waiting";
  const nth = ([which, place]: readonly [string, number]): Element | undefined =>
    document.querySelectorAll(which)[place];
  const picked = await page.evaluateHandle(nth, [offer, Math.floor(luck() * count)] as const);
  const thing = picked.asElement(); // this one and no other that comes into its place
  const end = Date.now() + PATIENCE;
  while (thing && (await isReady(thing))) {
    if (await clicked(thing)) return "touched";
    if (Date.now() > end) return "missed";
  }
  return "gone";
}

/** Touch one thing, as soon as there is one; answers whether the game goes on. */
export async function touchNext(page: Page, luck: () => number): Promise<boolean> {
  for (;;) {
    const outcome = await touch(page, luck);
    if (outcome === "touched") return true;
    if (outcome === "over") return false;
    await page.waitForTimeout(PAUSE);
  }
}

type Pressed = Element & { pressed?: boolean };

/** Resolves when something takes presses, which what has just come or changed does not, and hears of them from then on; says whether it may be chosen still: it is there, and no question lies above the table. */
function isReady(thing: ElementHandle<Element>): Promise<boolean> {
  return thing.evaluate(
    async (element: Pressed, { offers, above, pause, patience }) => {
      for (let tries = 0; tries < patience / pause && element.isConnected && element.closest("[data-fresh]"); tries++)
        await new Promise((later) => setTimeout(later, pause));
      if (element.pressed === undefined) element.addEventListener("click", () => (element.pressed = true), true);
      element.pressed = false;
      return element.isConnected && element.matches(offers) && !document.querySelector(above);
    },
    { offers: `${MENU}, ${CHOICES}`, above: ABOVE, pause: PAUSE, patience: PATIENCE },
  );
}

/** Click something, unless it moves, is covered or goes; a click that came late has come all the same. */
function clicked(thing: ElementHandle<Element>): Promise<boolean> {
  return thing.click({ timeout: TRY }).then(
    () => true,
    () => thing.evaluate((element: Pressed) => element.pressed!),
  );
}

/** Open the drawer beside the table at one of its tabs. */
export async function openTab(page: Page, name: "Log" | "Chat" | "Moves"): Promise<void> {
  await page.getByRole("button", { name: "Log" }).click();
  await page.getByRole("tab", { name }).click();
}

export interface Played {
  readonly touched: number;
  readonly missed: number;
  readonly over: boolean;
}

/** Play until the end, until this many things were touched, or until time is up. */
export async function play(page: Page, { most = Infinity, seconds = 480, seed = 1 } = {}): Promise<Played> {
  const luck = dice(seed);
  const end = Date.now() + 1000 * seconds;
  let [touched, missed] = [0, 0];
  while (Date.now() < end && touched < most) {
    const outcome = await touch(page, luck);
    if (outcome === "over") return { touched, missed, over: true };
    if (outcome === "touched") touched++;
    if (outcome === "missed") missed++;
    if (outcome === "waiting" || outcome === "gone") await page.waitForTimeout(PAUSE);
  }
  return { touched, missed, over: false };
}
