// Every page at three sizes, in every language, dark and light: nothing hangs over, nothing fails, nobody is kept out.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, DESKTOP, openBrowser, overhang, PHONE, READY, serveFiles, type Files } from "./browser";
import { play } from "./player";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PAGES = ["/", "/new/cave-in", "/new/stella-digger", "/learn", "/rules/cave-in", "/rules/cosmic-scavengers", "/watch", "/lab", "/arena", "/replay"];
const SIZES = [PHONE, { width: 900, height: 1100 }, DESKTOP];
const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const RULES: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] };

declare const axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> }; // in the page

/** What keeps somebody out, in a few words each. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(document, options), RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).slice(0, 3).join(", ")}`);
}

describe.skipIf(!READY)("pages", () => {
  let browser: Browser;
  let files: Files;
  beforeAll(async () => {
    [browser, files] = await Promise.all([openBrowser(), serveFiles()]);
  });
  afterAll(async () => {
    await browser?.close();
    files?.close();
  });

  test.each(["en", "de", "ja"])("hang over nowhere and fail nowhere in %s", async (language) => {
    const { page, troubles } = await arrive(browser, { settings: { language } });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const path of PAGES) {
        await page.goto(`${files.url}#${path}`);
        await page.waitForTimeout(250);
        expect(await overhang(page), `${path} at ${size.width}`).toBeLessThanOrEqual(0);
      }
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test.each(["dark", "light"])("keep nobody out when %s", async (theme) => {
    const { page } = await arrive(browser, { settings: { theme } });
    for (const path of PAGES) {
      await page.goto(`${files.url}#${path}`);
      await page.waitForTimeout(400);
      expect(await barriers(page), path).toEqual([]);
    }
    await page.context().close();
  });

  test.each(GAMES)("the table of %s keeps nobody out", async (game) => {
    const { page } = await arrive(browser);
    await page.goto(files.url);
    await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
    await play(page, { most: 6 });
    expect(await barriers(page)).toEqual([]);
    await page.context().close();
  });
});
