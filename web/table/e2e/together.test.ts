// What people at one table of a server share: clocks, questions, words, and a bot for a player who went away.

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Clock } from "../../generated/wire";
import { arrive, closePages, DESKTOP, openBrowser, PHONE, theServer, type Person } from "./browser";
import { CHOICES, dice, touch } from "./player";
import { hold, SERVABLE, sitAt } from "./server";

const NAMES = ["Ann", "Bob"];
const SELF = { forced: false }; // nobody's question goes away unanswered
const HOURS = 36_000; // seconds: ten, so that however slowly everything goes, none of them is over soon
const LYING = { width: 844, height: 390 };
const NOTES = "notes"; // where a page keeps what it was notified of

/** Whether nothing of a line is cut off. */
const isWhole = (line: Locator): Promise<boolean> => line.evaluate((one) => one.scrollWidth <= one.clientWidth);

/** Keep notifications instead of showing them, and let a scene say whether anybody looks. */
function listen(): void {
  const notes: string[] = [];
  class Note {
    static readonly permission = "granted";
    static readonly requestPermission = (): Promise<string> => Promise.resolve("granted");
    constructor(title: string, { body }: { body: string }) {
      notes.push(`${title}: ${body}`);
    }
  }
  Object.assign(globalThis, { Notification: Note, notes });
}

describe.skipIf(!SERVABLE)("people at one table", () => {
  let browser: Browser;
  const served = theServer();
  let people: Person[];
  let tokens: Readonly<Record<number, string>>;
  let table: string;
  beforeAll(async () => {
    browser = await openBrowser();
    people = await Promise.all([
      arrive(browser, { hurried: true, settings: { name: "Ann", notify: true, ...SELF } }),
      arrive(browser, { hurried: true, settings: { name: "Bob", ...SELF }, viewport: PHONE }),
    ]);
    await people[0]!.page.addInitScript(listen);
    await gather({ kind: "total", seconds: HOURS, increment: 5 });
  });
  afterAll(closePages);

  /** Both sit down at a new table. */
  async function gather(clock?: Clock): Promise<void> {
    const seats = NAMES.map((name) => ({ kind: "human", name }) as const);
    ({ tokens, table } = await sitAt(people[0]!.page, served.url, { game: "cave-in", seats, ...(clock && { clock }) }));
    await people[0]!.page.evaluate(({ key, kept }) => localStorage.setItem(key, JSON.stringify(kept)), {
      key: `starlode-seat-${table}`,
      kept: { table, game: "cave-in", seats: { 0: tokens[0] }, at: 0, over: false },
    });
    await people[0]!.page.reload();
    await people[0]!.page.locator(".prompt").waitFor();
    await hold(people[1]!.page, served.url, "cave-in", table, { 1: tokens[1]! });
  }

  const pages = (): Page[] => people.map(({ page }) => page);

  /** Both touch what glows until one of them has the turn and has moved before; answers who. */
  async function until(done: () => Promise<boolean>, seconds = 240): Promise<void> {
    const luck = dice(4);
    for (const end = Date.now() + 1000 * seconds; Date.now() < end && !(await done());) {
      for (const page of pages()) if (!(await done())) await touch(page, luck);
    }
    expect(await done()).toBe(true);
  }

  const asked = (page: Page): Promise<boolean> => page.locator(CHOICES).first().isVisible();

  test("see their clocks run, one's own and the other's", async () => {
    const [ann, bob] = pages() as [Page, Page];
    await until(() => asked(ann));
    for (const page of [ann, bob]) {
      expect(await page.getByRole("timer").count()).toBe(2);
      const running = page.locator("[role=timer].running");
      const before = await running.textContent();
      expect(before).toMatch(/^(9|10):\d\d:\d\d$/);
      await expect.poll(() => running.textContent()).not.toBe(before);
    }
  });

  test("read each other's name beside the clock on a phone that lies, too", async () => {
    const [, bob] = pages() as [Page, Page];
    await bob.setViewportSize(LYING);
    expect(await isWhole(bob.locator("[data-zone=rivals] .name > span"))).toBe(true);
    await bob.setViewportSize(PHONE);
  });

  test("are called when it is their turn and they look elsewhere", async () => {
    const [ann] = pages() as [Page];
    const notes = (): Promise<string[]> =>
      ann.evaluate((name) => (globalThis as unknown as Record<string, string[]>)[name]!, NOTES);
    await until(async () => (await notes()).length > 0);
    expect((await notes())[0]).toMatch(/^Your turn: ./);
    await expect.poll(() => ann.title()).toMatch(/^● Your turn · /);
  });

  test("ask each other before something is taken back", async () => {
    const [ann, bob] = pages() as [Page, Page];
    const undo = ann.locator(".prompt").getByRole("button", { name: "Undo" });
    const asking = ann.getByText("Asking the others");
    for (const answer of ["No", "Yes"]) {
      while (!(await asking.isVisible())) {
        await until(() => asked(bob)); // Ann's last move is past; Bob is asked unless it harmed nobody
        await undo.click();
        await expect.poll(async () => (await asking.isVisible()) || (await asked(ann))).toBe(true);
      }
      await bob.getByText("Ann would like to take back a move").waitFor();
      await bob.getByRole("button", { name: answer, exact: true }).click();
      await ann.getByText("Asking the others").waitFor({ state: "detached" });
      await expect.poll(() => asked(answer === "Yes" ? ann : bob), { timeout: 60_000 }).toBe(true);
    }
  });

  test("let a bot play for who went away, until they come back", async () => {
    const [ann, bob] = pages() as [Page, Page];
    await gather(); // without clocks, which would decide by themselves
    await until(() => asked(bob));
    await bob.goto(`${served.url}#/`);
    await ann.locator(".role", { hasText: "away" }).waitFor();
    await ann.setViewportSize(LYING);
    expect(await isWhole(ann.locator("[data-zone=rivals] .role"))).toBe(true);
    await ann.getByRole("button", { name: "Let a bot play" }).click();
    await ann.setViewportSize(DESKTOP);
    await ann.getByText("a bot stands in").waitFor();
    await expect.poll(() => asked(ann), { timeout: 120_000 }).toBe(true);
    await bob.goto(`${served.url}#/table/${table}`);
    await bob.locator(".prompt").waitFor();
    await ann.getByText("a bot stands in").waitFor({ state: "detached" });
    await until(() => asked(bob));
    for (const { troubles } of people) expect(troubles).toEqual([]);
  });
});
