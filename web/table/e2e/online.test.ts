// A whole game at a table of a server: two browsers against each other.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, openBrowser, PHONE, theServer, type Person } from "./browser";
import { dice, touch } from "./player";
import { hold, SERVABLE, sitAt } from "./server";

const person = (name: string) => ({ kind: "human", name }) as const;

describe.skipIf(!SERVABLE)("at tables of a server", () => {
  let browser: Browser;
  const served = theServer();
  beforeAll(async () => {
    browser = await openBrowser();
  }, 60_000);
  afterAll(() => browser?.close());

  async function leave({ page, troubles }: Person): Promise<void> {
    expect(troubles).toEqual([]);
    await page.context().close();
  }

  test("Cosmic Scavengers is played by two browsers to its end, one of them a phone", async () => {
    const [ann, bob] = await Promise.all([
      arrive(browser, { hurried: true }),
      arrive(browser, { hurried: true, viewport: PHONE }),
    ]);
    const { table, tokens } = await sitAt(ann.page, served.url, {
      game: "cosmic-scavengers",
      seats: [person("Ann"), person("Bob")],
    });
    await hold(bob.page, served.url, "cosmic-scavengers", table, { 1: tokens[1]! });
    await alone(ann.page, table);
    expect(await inTurn([ann.page, bob.page])).toBe(true);
    for (const { page } of [ann, bob]) await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    await Promise.all([ann, bob].map(leave));
  });

  /** Give up the second seat of a table that one browser has made for two. */
  async function alone(page: Page, table: string): Promise<void> {
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key)!) as { seats: Record<number, string> };
      delete kept.seats[1];
      localStorage.setItem(key, JSON.stringify(kept));
    }, `starlode-seat-${table}`);
    await page.reload();
    await page.locator(".prompt").waitFor();
  }

  /** Everybody touches what glows, until the game is over. */
  async function inTurn(pages: readonly Page[], seconds = 480): Promise<boolean> {
    const luck = dice(9);
    for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
      for (const page of pages) if ((await touch(page, luck)) === "over") return true;
    }
    return false;
  }
});
