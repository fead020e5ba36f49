// A game from a folder outside the house has a table as well: a plain one, made of what the game says of itself.

import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, openBrowser, overhang, PHONE } from "./browser";
import { play } from "./player";
import { SERVABLE, serve, type Served } from "./server";

const FOLDER = join(import.meta.dirname, "../../../examples/ore_rush");

describe.skipIf(!SERVABLE)("a game from elsewhere", () => {
  let served: Served;
  beforeAll(async () => void (served = await serve({ STARLODE_GAMES: FOLDER })), 120_000);
  afterAll(() => served?.stop());

  test("is offered in its own words, and played to its end by clicks", async () => {
    const browser = await openBrowser();
    const { page, troubles } = await arrive(browser, { hurried: true });
    await page.goto(served.url);
    const card = page.locator('article[aria-labelledby="game-ore-rush"]');
    await card.getByText("Dig once more, or bring the cart home").waitFor();
    await page.goto(`${served.url}#/new/ore-rush`);
    await page.getByText("how many rockfalls end the game").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator('[data-zone="shaft"]').getByText("copper").waitFor();
    await page.locator('[data-zone="claim"]').first().waitFor();
    expect((await play(page, { seconds: 240 })).over).toBe(true);
    await page.getByRole("dialog", { name: "The game is over" }).getByText("Claim").first().waitFor();
    await page.setViewportSize(PHONE);
    expect(await overhang(page)).toBe(0);
    expect(troubles).toEqual([]);
    await browser.close();
  }, 300_000);
});
