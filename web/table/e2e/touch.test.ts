// Thumbs: whatever may be chosen on a phone is large enough to be touched, or stands in the list of moves as well.

import { describe, expect, test } from "vitest";

import { arrive, PHONE, READY, stage } from "./browser";
import { GAMES, middle, sitDown } from "./moments";

const THUMB = 44; // pixels
const SHARES = [0.15, 0.35, 0.55, 0.75, 0.9]; // of a game

/** What screen readers are told of glowing things that are smaller than a thumb. */
function small(least: number): string[] {
  const glowing = [...document.querySelectorAll('[data-legal="yes"]')].filter((element) => element.checkVisibility());
  return glowing
    .filter((element) => Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) < least)
    .map((element) => element.getAttribute("aria-label")!);
}

describe.skipIf(!READY)("thumbs", () => {
  const scene = stage();

  test.each(GAMES)("reach whatever glows in %s, there or in the list of moves", async (game) => {
    const { page } = await arrive(scene.browser, { viewport: PHONE, hasTouch: true, isMobile: true, hurried: true });
    for (const share of SHARES) {
      await sitDown(page, scene.url, middle(game, share));
      const labels = await page.evaluate(small, THUMB);
      await page.getByRole("button", { name: "Moves" }).tap();
      const moves = await page.getByRole("tabpanel").locator("li button").allTextContents();
      expect(labels.filter((label) => !moves.some((move) => label.includes(move.trim())))).toEqual([]);
    }
    await page.context().close();
  });
});
