// Tables of a real server: two browsers play each other, one of them a phone, and to the end, talk, lose the line and come back, take back, and play again.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, openBrowser, PHONE, theServer, THOROUGH, type Person } from "./browser";
import { dice, openTab, touch } from "./player";
import { hold, makeTable, playShare, SERVABLE } from "./server";

const [ANN, BOB] = ["Ann", "Bob"];

describe.skipIf(!SERVABLE)("with a server", () => {
  let browser: Browser;
  const served = theServer();
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    browser = await openBrowser();
    ann = await arrive(browser, { settings: { name: ANN }, hurried: true });
    bob = await arrive(browser, { settings: { name: BOB }, viewport: PHONE, hurried: true });
  });
  afterAll(() => browser?.close());

  /** Both touch what glows, in turn, until they have touched this many things or the game is over. */
  async function playOn(most: number): Promise<boolean> {
    const luck = dice(9);
    for (let touched = 0; touched < most;) {
      for (const { page } of [ann, bob]) {
        const outcome = await touch(page, luck);
        if (outcome === "over") return true;
        if (outcome === "touched") touched++;
      }
    }
    return false;
  }

  const logOf = (page: Page): Promise<number> => page.locator(".log li").count();

  test("a friend comes by the link and sits down", async () => {
    await ann.page.goto(`${served.url}#/new/cave-in?invite`);
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ann.page.getByText("Waiting for players").first().waitFor();
    expect(await barriers(ann.page)).toEqual([]);
    await bob.page.goto(ann.page.url());
    await bob.page.getByRole("button", { name: "Sit down here" }).click();
    await Promise.all([ann, bob].map(({ page }) => page.locator(".prompt").waitFor()));
  });

  test("they play, and talk", async () => {
    expect(await playOn(12)).toBe(false);
    await openTab(ann.page, "Chat");
    await ann.page.getByPlaceholder("Say something").fill("Good luck");
    await ann.page.keyboard.press("Enter");
    await openTab(bob.page, "Chat");
    await bob.page.getByRole("tabpanel").getByText("Good luck").first().waitFor(); // a passing note says it, too
    for (const { page } of [ann, bob]) await page.getByRole("button", { name: "Close" }).click();
  });

  test("whoever loses the line comes back, and has missed nothing", async () => {
    await bob.page.context().setOffline(true);
    await bob.page.reload().catch(() => {});
    await bob.page.context().setOffline(false);
    await bob.page.goto(ann.page.url());
    await bob.page.locator(".prompt").waitFor();
    for (const { page } of [ann, bob]) await openTab(page, "Log");
    expect(await logOf(ann.page)).toBeGreaterThan(0);
    const missed = async (): Promise<number> => (await logOf(ann.page)) - (await logOf(bob.page));
    await expect.poll(missed).toBe(0); // an only choice may be made for one of them meanwhile
    for (const { page } of [ann, bob]) await page.getByRole("button", { name: "Close" }).click();
  });

  test("a spectator sees the table and may touch nothing", async () => {
    const guest = await arrive(browser);
    await guest.page.goto(ann.page.url());
    await guest.page.getByText("You are watching").waitFor();
    expect(await guest.page.locator('[data-legal="yes"]').count()).toBe(0);
    expect(guest.troubles).toEqual([]);
    await guest.page.context().close();
  });

  // The last fifth is played by clicks; a whole game takes minutes.
  test("the game ends for both, is shown again, and goes on with a rematch", async () => {
    const seats = [ANN, BOB].map((name) => ({ kind: "human", name }) as const);
    const made = await makeTable(served.url, { game: "cave-in", seats });
    await playShare(served.url, "cave-in", made, THOROUGH ? 0 : 0.8);
    for (const [seat, { page }] of [ann, bob].entries())
      await hold(page, served.url, "cave-in", made.table, { [seat]: made.tokens[seat]! });
    expect(await playOn(Infinity)).toBe(true);
    for (const { page } of [ann, bob]) await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    await ann.page.getByRole("link", { name: "Watch the replay" }).click();
    await ann.page.locator(".timeline").waitFor();
    await ann.page.goBack();
    const before = ann.page.url();
    await ann.page.getByRole("button", { name: "Rematch" }).click();
    await expect.poll(() => ann.page.url(), { timeout: 120_000 }).not.toBe(before);
    await expect.poll(() => bob.page.url(), { timeout: 120_000 }).toBe(ann.page.url());
    for (const { troubles } of [ann, bob])
      expect(troubles.filter((trouble) => !trouble.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });
});
