// A newcomer: does in a guided game what the coach says, and nothing else.

import type { Browser, Locator, Page } from "playwright-core";

import { arrive, overhang, type Taste } from "./browser";

const MOST = 90; // touches
const BUTTONS = ".prompt .buttons .main:enabled";
const PAUSE = 400; // milliseconds until the table has answered

/** Whatever glows beneath the coach's light, if it points at something. */
async function lit(page: Page): Promise<Locator | null> {
  const spot = page.locator(".spot");
  if (!(await spot.count())) return null;
  const box = (await spot.boundingBox())!;
  const glowing = page.locator(`[data-legal="yes"], ${BUTTONS}`);
  for (let n = 0; n < (await glowing.count()); n++) {
    const thing = await glowing.nth(n).boundingBox();
    const inside = thing && thing.x >= box.x && thing.y >= box.y && thing.x + thing.width <= box.x + box.width + 1 && thing.y + thing.height <= box.y + box.height + 1;
    if (inside) return glowing.nth(n);
  }
  return null;
}

/** Do what the coach says: read on, touch the thing in the light, or press the first button of the prompt. */
async function step(page: Page, touch: boolean): Promise<void> {
  const next = page.locator(".coach button");
  const thing = (await next.count()) ? next.first() : ((await lit(page)) ?? page.locator(BUTTONS).first());
  await (touch ? thing.tap({ timeout: 3000 }) : thing.click({ timeout: 3000 })).catch(() => {}); // it may have moved on
}

/** What became of a guided game. */
export interface Guided {
  readonly done: boolean;
  readonly overhang: number;
  readonly troubles: readonly string[];
}

/** Follow the coach through a game's lessons. */
export async function learn(browser: Browser, url: string, game: string, taste: Taste): Promise<Guided> {
  const { page, troubles } = await arrive(browser, taste);
  await page.goto(`${url}#/learn/${game}`);
  await page.locator(".coach").waitFor();
  const end = page.locator(`.coach a[href='#/new/${game}']`);
  for (let n = 0; n < MOST && !(await end.count()); n++) {
    await step(page, taste.hasTouch ?? false);
    await page.waitForTimeout(PAUSE);
  }
  const guided = { done: (await end.count()) === 1, overhang: await overhang(page), troubles };
  await page.context().close();
  return guided;
}
