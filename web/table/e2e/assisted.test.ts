// A fresh checkout: the server has no modules for the page yet, and people play all the same.

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, closePages, openBrowser, overhang, PHONE, THOROUGH } from "./browser";
import { play } from "./player";
import { serve, SERVABLE, type Served } from "./server";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];

describe.skipIf(!SERVABLE)("without modules", () => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    const nothing = await mkdtemp(join(tmpdir(), "bundles-"));
    [browser, served] = await Promise.all([openBrowser(), serve({ STARLODE_BUNDLES: nothing })]);
  });
  afterAll(async () => {
    await closePages();
    await served?.stop();
  });

  /** From the start page to a table, with one click. */
  async function playNow(page: Page, game: string): Promise<void> {
    await page.goto(served.url);
    await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
    await page.locator(".prompt").waitFor();
    expect(page.url()).toContain("#/table/");
  }

  test.each(GAMES)("%s begins with one click and is played on a phone, after a reload too", async (game) => {
    const { page, troubles } = await arrive(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await playNow(page, game);
    expect((await play(page, { most: 4 })).touched).toBe(4);
    expect(await overhang(page)).toBe(0);
    await page.reload();
    await page.locator(".prompt").waitFor();
    expect((await play(page, { most: 2 })).touched).toBe(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  if (THOROUGH)
    test("a whole game of Cave-In is played by clicks", async () => {
      const { page, troubles } = await arrive(browser, { hurried: true });
      await page.goto(`${served.url}#/new/cave-in`);
      await page.getByRole("button", { name: "Begin" }).click();
      const played = await play(page, { seconds: 400 });
      expect(played.over).toBe(true);
      const end = page.getByRole("dialog", { name: "The game is over" });
      await end.getByText("still being prepared").waitFor();
      expect(troubles).toEqual([]);
      await page.context().close();
    }, 420_000);

  test("what is not possible says why, and hints say what they wait for", async () => {
    const { page, troubles } = await arrive(browser);
    await playNow(page, "cave-in");
    await page.locator('[data-legal="yes"]').first().waitFor();
    await page.locator('[data-legal="no"][aria-disabled="true"]:not([data-fresh])').first().click({ force: true });
    await page.locator("[role=status] p", { hasText: /\w+ \w+/ }).waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByText("Hints are still being prepared").waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("whoever watches sees the table, and a lesson says that it has to wait", async () => {
    const { page } = await arrive(browser);
    await playNow(page, "stella-digger");
    const guest = await arrive(browser);
    await guest.page.goto(page.url());
    await guest.page.getByText("You are watching").waitFor();
    expect(guest.troubles).toEqual([]);
    await guest.page.goto(`${served.url}#/learn/cave-in`);
    await guest.page.getByText("has not prepared the game").waitFor();
    await Promise.all([page, guest.page].map((one) => one.context().close()));
  });
});
