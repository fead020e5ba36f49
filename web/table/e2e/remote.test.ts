// Tables of a real server: two browsers play each other, one of them a phone, and to the end, talk, lose the line and come back, take back, and play again.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, closePages, openBrowser, PHONE, theServer, THOROUGH, type Person } from "./browser";
import { dice, openTab, touch } from "./player";
import { hold, makeTable, playShare, SERVABLE, writtenPosition } from "./server";

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
  afterAll(closePages);

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

  /** From the replay of a table to its board: one's own eyes come first, and lines are found. */
  async function lookBackOnTheBoard(page: Page, table: string): Promise<void> {
    await page.goto(`${served.url}#/replay/table/${table}?ply=24`);
    await page.getByRole("button", { name: "Analysis board" }).click();
    await expect.poll(() => page.url()).toContain(`#/board/table/${table}`);
    const eyes = page.getByRole("combobox", { name: "Eyes of" });
    await expect.poll(() => eyes.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]!.text)).toContain(ANN);
    await page.keyboard.press("t"); // to where Ann is asked
    await page.locator("[data-zone=rail] li .chance").first().waitFor();
  }

  const logOf = (page: Page): Promise<number> => page.locator(".log li").count();

  test("a friend comes by the link, sees which cards were changed, and sits down", async () => {
    await ann.page.goto(`${served.url}#/new/cave-in?invite&artifacts.artifact-06.cost=3`);
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ann.page.getByText("Waiting for players").first().waitFor();
    await ann.page.getByText("Core Rights / Prism Lens").waitFor();
    expect(await barriers(ann.page)).toEqual([]);
    await bob.page.goto(ann.page.url());
    await bob.page.getByText("Core Rights / Prism Lens").waitFor();
    await bob.page.getByRole("button", { name: "Sit down here" }).click();
    await Promise.all([ann, bob].map(({ page }) => page.locator(".prompt").waitFor()));
    await ann.page.getByRole("button", { name: "Changed cards" }).click();
    await ann.page.getByRole("dialog", { name: "Changed cards" }).getByText("Core Rights / Prism Lens").waitFor();
    await ann.page.keyboard.press("Escape");
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

  // The end is played by clicks; a whole game takes minutes.
  test("the game ends for both, is shown again, and goes on with a rematch", async () => {
    const seats = [ANN, BOB].map((name) => ({ kind: "human", name }) as const);
    const made = await makeTable(served.url, { game: "cave-in", seats });
    await playShare(served.url, "cave-in", made, THOROUGH ? 0 : 0.95);
    for (const [seat, { page }] of [ann, bob].entries())
      await hold(page, served.url, "cave-in", made.table, { [seat]: made.tokens[seat]! });
    expect(await playOn(Infinity)).toBe(true);
    for (const { page } of [ann, bob]) await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    await ann.page.getByRole("link", { name: "Watch the replay" }).click();
    await ann.page.locator(".timeline").waitFor();
    await lookBackOnTheBoard(ann.page, made.table);
    await ann.page.goto(`${served.url}#/table/${made.table}`);
    const before = ann.page.url();
    await ann.page.getByRole("button", { name: "Rematch" }).click();
    await expect.poll(() => ann.page.url(), { timeout: 120_000 }).not.toBe(before);
    await expect.poll(() => bob.page.url(), { timeout: 120_000 }).toBe(ann.page.url());
    for (const { troubles } of [ann, bob])
      expect(troubles.filter((trouble) => !trouble.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  test("a position of one's own is checked by the server, and opens on the board", async () => {
    const { page } = await arrive(browser);
    await page.goto(`${served.url}#/board`);
    const text = page.getByRole("textbox");
    const written = await writtenPosition("stella-digger");
    await text.fill(written.replace('"phase": "', '"phase": "no-'));
    await page.getByRole("button", { name: "Open on the board" }).click();
    await page.getByRole("alert").getByText("no-").waitFor();
    await text.fill(written);
    await page.getByRole("button", { name: "Open on the board" }).click();
    await page.locator("[data-zone=rail] li .chance").first().waitFor();
    await page.keyboard.press("t");
    await page.locator('[data-legal="yes"]').first().waitFor();
    await page.context().close();
  });
});
