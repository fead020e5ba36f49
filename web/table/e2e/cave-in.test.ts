// Cave-In by a newcomer: the guided game, done by touching what the coach points at.

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, DESKTOP, openBrowser, overhang, PHONE, READY, serveFiles, type Files } from "./browser";

const MOST = 60; // touches

/** Whatever glows beneath the coach's light, if it points at something. */
async function lit(page: Page): Promise<Locator | null> {
  const spot = page.locator(".spot");
  if (!(await spot.count())) return null;
  const box = (await spot.boundingBox())!;
  const glowing = page.locator('[data-legal="yes"]');
  for (let n = 0; n < (await glowing.count()); n++) {
    const thing = await glowing.nth(n).boundingBox();
    const inside = thing && thing.x >= box.x && thing.y >= box.y && thing.x + thing.width <= box.x + box.width + 1 && thing.y + thing.height <= box.y + box.height + 1;
    if (inside) return glowing.nth(n);
  }
  return null;
}

/** Do what the coach says: read on, touch the thing in the light, or press the first button of the prompt. */
async function follow(page: Page, touch: boolean): Promise<void> {
  const next = page.locator(".coach button");
  const thing = (await next.count()) ? next.first() : ((await lit(page)) ?? page.locator(".prompt .buttons .main:enabled").first());
  await (touch ? thing.tap({ timeout: 3000 }) : thing.click({ timeout: 3000 })).catch(() => {}); // it may have moved on
}

describe.skipIf(!READY)("a newcomer to Cave-In", () => {
  let browser: Browser;
  let files: Files;
  beforeAll(async () => {
    [browser, files] = await Promise.all([openBrowser(), serveFiles()]);
  });
  afterAll(async () => {
    await browser?.close();
    files?.close();
  });

  test.each([
    ["a desktop", DESKTOP, false],
    ["a phone", PHONE, true],
  ] as const)("is guided through a game on %s", async (_, viewport, touch) => {
    const { page, troubles } = await arrive(browser, { viewport, hasTouch: touch, isMobile: touch });
    await page.goto(`${files.url}#/learn/cave-in`);
    await page.locator(".coach").waitFor();
    const done = page.locator(".coach a[href='#/new/cave-in']");
    for (let n = 0; n < MOST && !(await done.count()); n++) {
      await follow(page, touch);
      await page.waitForTimeout(400);
    }
    expect(await done.count()).toBe(1);
    expect(await overhang(page)).toBe(0);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
