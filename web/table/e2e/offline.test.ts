// The site without a connection: opened once, then the file server goes away for good.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";

import { arrive, closePages, openBrowser, READY, serveFiles } from "./browser";
import { play } from "./player";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const WEAKER = "weaker for now"; // what is said of a master without its network

/** Begin the game that was played last. */
async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
}

/** How many networks the browser keeps. */
function networksKept(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open("starlode-networks")).keys()).length);
}

describe.skipIf(!READY)("offline", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(closePages);

  test("everything is still there after the network was switched off", async () => {
    const files = await serveFiles();
    const { page, troubles } = await arrive(browser, { serviceWorkers: "allow" });
    await page.goto(files.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.evaluate((games) => {
      const last = JSON.stringify({ levels: ["master"], options: {} });
      for (const game of games) localStorage.setItem(`starlode-last-${game}`, last);
    }, GAMES);
    await playNow(page, files.url, "cave-in");
    await expect.poll(() => networksKept(page)).toBe(1);
    files.close();
    await page.context().setOffline(true);
    await page.reload();
    for (const game of GAMES) {
      await playNow(page, files.url, game);
      expect((await play(page, { most: 4 })).touched).toBe(4);
      if (game === "cave-in") expect(await page.getByText(WEAKER).count()).toBe(0);
      else await page.getByText(WEAKER).waitFor();
    }
    await page.goto(`${files.url}#/puzzle/day`);
    await page.getByRole("img", { name: "3 tries left" }).waitFor(); // the table before had a question, too
    await page.keyboard.press("l");
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.locator(".verdict").waitFor();
    await page.goto(`${files.url}#/rules/cave-in`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });
});
