// A game from a folder outside the house has a table as well: a plain one, made of what the game says of itself.

import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, closePages, openBrowser, overhang, PHONE } from "./browser";
import { play } from "./player";
import { LAB } from "./reports";
import { compile, SERVABLE, serve, type Served } from "./server";

const EXAMPLE = join(import.meta.dirname, "../../../examples/ore_rush");

describe.skipIf(!SERVABLE)("a game from elsewhere", () => {
  const place = mkdtempSync(join(tmpdir(), "elsewhere-"));
  const folder = join(place, "ore_rush");
  const bundles = join(place, "web");
  let served: Served;
  beforeAll(async () => {
    cpSync(EXAMPLE, folder, { recursive: true, filter: (path) => !path.endsWith("__pycache__") });
    served = await serve({ STARLODE_GAMES: folder, STARLODE_BUNDLES: bundles });
  });
  afterAll(() => served?.stop());

  test("is offered in its own words, played to its end by clicks, and shown again", async () => {
    const browser = await openBrowser();
    const { page, troubles } = await arrive(browser, { hurried: true });
    await page.goto(served.url);
    const card = page.locator('article[aria-labelledby="game-ore-rush"]');
    await card.getByText("Dig once more, or bring the cart home").waitFor();
    await page.goto(`${served.url}#/new/ore-rush`);
    await page.getByText("how many rockfalls end the game").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator('[data-spot="shaft"]').getByText("copper").waitFor();
    await page.locator('[data-spot="claim"]').first().waitFor();
    expect((await play(page)).over).toBe(true);
    const end = page.getByRole("dialog", { name: "The game is over" });
    await end.getByText("Claim").first().waitFor();
    await page.setViewportSize(PHONE);
    expect(await overhang(page)).toBe(0);

    await compile(folder, join(bundles, "ore-rush"));
    await end.getByRole("link", { name: "Watch the replay" }).click();
    const pile = page
      .locator('.table:has(.timeline) [data-spot="pile"]')
      .getByText(/copper|silver|gold/i)
      .first(); // with all cards open
    const shown = (): Promise<boolean> =>
      pile.waitFor({ timeout: 15_000 }).then(
        () => true,
        () => page.reload().then(() => false),
      ); // the server may still be reading what was compiled
    await expect.poll(shown, { timeout: 300_000 }).toBe(true);
    await page.keyboard.press("End");
    await page.locator("[data-over]").waitFor();

    await page.goto(`${served.url}#/rules/ore-rush#OR-2.3`);
    await page.locator('li[id="OR-2.3"]').getByText("A rockfall goes out of the game").waitFor();
    await lookUp(page, "Nobody has measured this game yet");
    writeFileSync(join(folder, "lab.json"), JSON.stringify({ ...LAB, game: "ore-rush" }));
    await page.reload();
    await lookUp(page, "What the bots found");
    expect(troubles).toEqual([]);
    await closePages();
  });

  async function lookUp(page: Page, words: string): Promise<void> {
    await page.goto(`${served.url}#/lab`);
    await page.getByText("Ore Rush", { exact: true }).click();
    await page.getByText(words).waitFor();
  }
});
