// Thumbs: whatever may be chosen on a phone is large enough to be touched, or stands in the list of moves as well.

import { describe, expect, test } from "vitest";

import { arrive, PHONE, READY, settled, stage, THOROUGH } from "./browser";
import { GAMES, middle, sitDown } from "./moments";
import { asked } from "./player";

const THUMB = 44; // pixels
const SHARES = THOROUGH ? [0.15, 0.35, 0.55, 0.75, 0.9] : [0.15, 0.55, 0.9]; // of a game

/** What screen readers are told of glowing things that are smaller than a thumb. */
function small(least: number): string[] {
  const glowing = [...document.querySelectorAll('[data-legal="yes"]')].filter((element) => element.checkVisibility());
  return glowing
    .filter(
      (element) => Math.min(element.getBoundingClientRect().width, element.getBoundingClientRect().height) < least,
    )
    .map((element) => element.getAttribute("aria-label")!);
}

/** Buttons and fields that are smaller than a thumb; links inside texts may be. */
function slim(least: number): string[] {
  return [
    ...document.querySelectorAll(
      'main button, main input:not([type="file"]), main select, main a.button, header button, header nav a',
    ),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => [element, element.getBoundingClientRect()] as const)
    .filter(([, { width, height }]) => Math.round(Math.min(width, height)) < least)
    .map(
      ([element, { width, height }]) =>
        `${element.getAttribute("aria-label") ?? element.textContent}: ${width} by ${height}`,
    );
}

describe.skipIf(!READY)("thumbs", () => {
  const scene = stage();

  test.each(["upright", "lying"])("reach every button outside the table on a phone that is %s", async (held) => {
    const viewport = held === "lying" ? { width: PHONE.height, height: PHONE.width } : PHONE;
    const { page } = await arrive(scene.browser, { viewport, hasTouch: true, isMobile: true, hurried: true });
    for (const place of [
      "",
      "new/cave-in",
      "rules/cave-in",
      "learn",
      "watch",
      "lab",
      "arena",
      "workbench",
      "nowhere",
    ]) {
      await page.goto(`${scene.url}#/${place}`);
      await page
        .locator(place === "workbench" ? ".bench" : "main h1")
        .first()
        .waitFor();
      expect(await page.evaluate(slim, THUMB), place).toEqual([]);
    }
    await page.context().close();
  });

  test("reach the sides of a ship", async () => {
    const { page } = await arrive(scene.browser, { viewport: PHONE, hasTouch: true, isMobile: true, hurried: true });
    for (const players of [2, 3]) {
      await sitDown(page, scene.url, middle("cosmic-scavengers", 0, { players }));
      const sides = page.locator('[data-spot="ship"] [data-legal="yes"]');
      await expect.poll(() => sides.count()).toBe(players === 2 ? 4 : 12);
      await settled(page);
      const sizes = await sides.evaluateAll((all) =>
        all.map((side) => side.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(THUMB);
    }
    await page.context().close();
  });

  test.each(GAMES)("reach whatever glows in %s, there or in the list of moves", async (game) => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const settings = { forced: false }; // between the two looks nothing is made for the person
    const { page } = await arrive(scene.browser, { ...phone, hurried: true, settings });
    for (const share of SHARES) {
      await sitDown(page, scene.url, middle(game, share));
      await asked(page);
      await settled(page);
      const labels = await page.evaluate(small, THUMB);
      await page.getByRole("button", { name: "Menu" }).tap(); // and all tools that have no room
      await page.getByRole("button", { name: "Moves" }).tap();
      await page.getByRole("tabpanel").locator("li button").first().waitFor();
      const moves = await page.getByRole("tabpanel").locator("li button").allTextContents();
      expect(labels.filter((label) => !moves.some((move) => label.includes(move.trim())))).toEqual([]);
    }
    await page.context().close();
  });
});
