// The site without a network: opened once, then the file server goes away for good.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "playwright-core";

import { arrive, openBrowser, READY, serveFiles } from "./browser";
import { play } from "./player";

describe.skipIf(!READY)("offline", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test("everything is still there after the network was switched off", async () => {
    const files = await serveFiles();
    const { page, troubles } = await arrive(browser);
    await page.goto(files.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    files.close();
    await page.context().setOffline(true);
    await page.reload();
    for (const game of ["cave-in", "cosmic-scavengers", "stella-digger"]) {
      await page.goto(files.url);
      await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
      expect((await play(page, { most: 4 })).touched).toBe(4);
    }
    await page.goto(`${files.url}#/rules/cave-in`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });
});
