// People: a name is kept by a passkey and found again on another device with its games; strangers meet, and play a rated tournament to its end.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { equip, share } from "./authenticator";
import { barriers } from "./barriers";
import { arrive, closePages, openBrowser, overhang, PHONE, theServer, type Person, type Taste } from "./browser";
import { dice, touch } from "./player";
import { playShare, SERVABLE } from "./server";

describe.skipIf(!SERVABLE)("people", () => {
  let browser: Browser;
  const url = theServer().url.replace("127.0.0.1", "localhost"); // a bare address has no passkeys
  let ann: Person;
  let bob: Person;
  let names = 0; // that were kept so far: each can be only once
  beforeAll(async () => void (browser = await openBrowser()));
  afterAll(closePages);

  const newcomer = (taste: Taste = {}): Promise<Person> =>
    arrive(browser, { ...taste, settings: { name: "" }, hurried: true });

  /** Keep a name by keys alone: write it, and confirm. Answers with the name. */
  async function keepName({ page }: Person): Promise<string> {
    const name = `Person ${++names}`;
    await page.goto(`${url}#/me`);
    await page.getByLabel("Your name").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
    return name;
  }

  /** The table that a page has gone to, and the token by which it sits there. */
  async function seatOf(page: Page): Promise<{ table: string; seats: Record<number, string> }> {
    await expect.poll(() => page.url()).toMatch(/#\/table\/\w+/);
    const table = page.url().split("#/table/")[1]!;
    const kept = await page.evaluate((id) => localStorage.getItem(`starlode-seat-${id}`), table);
    return { table, seats: (JSON.parse(kept!) as { seats: Record<number, string> }).seats };
  }

  test("a guest keeps a name, and the games come along to another device", async () => {
    ann = await newcomer();
    const keys = await equip(ann.page);
    await ann.page.goto(`${url}#/new/cave-in?invite`);
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    const { table } = await seatOf(ann.page);
    await ann.page.goto(url);
    await ann.page.getByRole("link", { name: "Sign in" }).click();
    await ann.page.getByRole("button", { name: "Keep this name" }).waitFor();
    expect(await barriers(ann.page)).toEqual([]);
    const name = await keepName(ann);
    expect(await barriers(ann.page)).toEqual([]);

    const phone = await newcomer({ viewport: PHONE });
    await share(keys, await equip(phone.page));
    await phone.page.goto(`${url}#/me`);
    await phone.page.getByRole("button", { name: "Sign in" }).click();
    await phone.page.getByRole("heading", { level: 1, name }).waitFor();
    expect(await overhang(phone.page)).toBe(0);
    await phone.page.goto(`${url}#/games`);
    await phone.page.locator(`a[href="#/table/${table}"]`).click();
    await phone.page.getByText("You", { exact: true }).waitFor(); // at the table, and not watching it
    await phone.page.goto(`${url}#/me`);
    await phone.page.getByRole("button", { name: "Sign out", exact: true }).click();
    await phone.page.getByRole("button", { name: "Keep this name" }).waitFor();
    expect(await phone.page.evaluate((id) => localStorage.getItem(`starlode-seat-${id}`), table)).toBeNull();
    await phone.page.context().close();
  });

  test("strangers are paired by one tap each", async () => {
    bob = await newcomer({ viewport: PHONE });
    await equip(bob.page);
    await keepName(bob);
    for (const { page } of [ann, bob]) {
      await page.goto(url);
      await page
        .getByRole("article", { name: "Stella Digger!" })
        .getByRole("button", { name: "Play a stranger" })
        .click();
    }
    const [hers, his] = await Promise.all([ann, bob].map(({ page }) => seatOf(page)));
    expect(hers!.table).toBe(his!.table);
  });

  test("a tournament is opened, joined and won, and leads to one's table from anywhere", async () => {
    const { page } = ann;
    await page.goto(url);
    await page.getByRole("link", { name: "Open a tournament" }).click();
    await page.getByRole("radio", { name: "Stella Digger!" }).click();
    for (let rounds = 4; rounds > 1; rounds--) await page.getByRole("button", { name: "Fewer" }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Open the tournament" }).click();
    await page.getByRole("heading", { name: /^It begins at/ }).waitFor();
    expect(await barriers(page)).toEqual([]);

    await bob.page.goto(url);
    const listed = bob.page.getByRole("region", { name: "Tournaments" }).getByRole("link", { name: "Join" });
    await listed.waitFor();
    expect(await overhang(bob.page)).toBe(0);
    await listed.click();
    await bob.page.getByRole("button", { name: "Join" }).click();
    await bob.page.getByText("You take part.").waitFor();
    expect(await overhang(bob.page)).toBe(0);
    await bob.page.goto(`${url}#/ladder`);
    await page.getByRole("button", { name: "Begin now" }).click();
    for (const one of [ann, bob]) await one.page.getByRole("link", { name: "Go to your table" }).click();
    for (const one of [ann, bob]) await one.page.locator(".prompt").waitFor();
    const [hers, his] = await Promise.all([ann, bob].map((one) => seatOf(one.page)));
    expect(hers!.table).toBe(his!.table);
    await playShare(url, "stella-digger", { table: hers!.table, tokens: { ...hers!.seats, ...his!.seats } }, 0.97);
    const luck = dice(9);
    for (let over = false; !over;) for (const one of [ann, bob]) over ||= (await touch(one.page, luck)) === "over";
    for (const one of [ann, bob]) {
      const end = one.page.getByRole("dialog", { name: "The game is over" });
      const changes = end.getByRole("region", { name: "Rating" }).getByRole("listitem");
      await expect.poll(() => changes.allInnerTexts()).toHaveLength(2);
    }
    expect(await barriers(page)).toEqual([]);

    for (const one of [ann, bob]) await one.page.getByRole("link", { name: "To the tournament" }).click();
    for (const one of [ann, bob]) await one.page.getByRole("heading", { name: /wins the tournament$|share/ }).waitFor();
    expect(await page.getByRole("table").getByRole("row").count()).toBe(3); // with the heads of the columns
    expect(await barriers(page)).toEqual([]);
    expect(await overhang(bob.page)).toBe(0);
  });

  test("a rated game shows in a profile that is public, and bots stand on the ladder", async () => {
    await ann.page.goto(`${url}#/me`);
    await ann.page.getByRole("switch", { name: "Public profile" }).click();
    await ann.page.getByRole("link", { name: "See your profile" }).click();
    await ann.page.getByText("after 1 game").waitFor();
    expect(await barriers(ann.page)).toEqual([]);
    await bob.page.goto(`${url}#/ladder/stella-digger/2`);
    await bob.page.getByText("bot · level 10").waitFor();
    expect(await overhang(bob.page)).toBe(0);
    for (const { troubles } of [ann, bob]) expect(troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]); // whether a server calls anybody is asked
  });
});
