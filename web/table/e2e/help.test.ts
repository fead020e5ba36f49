// Help at the table: hints with reasons, moves as a list, why something is not possible, and what things are.

import { afterEach, describe, expect, test } from "vitest";

import { arrive, PHONE, READY, stage, type Person, type Taste } from "./browser";
import { decisions, GAMES, middle, sitDown } from "./moments";

const REACHED = '[data-legal="yes"]:visible, [data-opens]:visible, button[data-spot^="say-"]:enabled:visible';
const HINTED = 120_000; // milliseconds
const DESK: Taste = {};
const HELD: Taste = { viewport: PHONE, hasTouch: true, isMobile: true };

/** What a hint recommends and hides. */
function covered(): string[] {
  const hint = document.querySelector(".hint")!.getBoundingClientRect();
  const beside = ({ left, right, top, bottom }: DOMRect): boolean =>
    right <= hint.left || left >= hint.right || bottom <= hint.top || top >= hint.bottom;
  const advised = [...document.querySelectorAll("[data-advised]")];
  return advised.filter((one) => !beside(one.getBoundingClientRect())).map(({ outerHTML }) => outerHTML);
}

describe.skipIf(!READY)("help", () => {
  const scene = stage();

  const settings = { forced: false }; // what is no choice is not made for the person, and the moment stays
  const visitors = new Map<Taste, Promise<Person>>(); // who go from table to table, as people do
  afterEach(({ task }) => {
    if (task.result?.errors?.length) visitors.clear(); // what went wrong goes on nowhere
  });

  /** A player in the middle of a game. */
  async function amid(game: string, share = 0.5, taste = DESK): Promise<Person> {
    const visitor = visitors.get(taste) ?? arrive(scene.browser, { hurried: true, settings, ...taste });
    visitors.set(taste, visitor);
    const person = await visitor;
    await person.page.mouse.move(0, 0); // where nothing explains itself
    await sitDown(person.page, scene.url, middle(game, share));
    await expect.poll(() => person.page.locator("[data-fresh]").count()).toBe(0); // everything takes presses
    await person.page.locator(".log li").first().waitFor({ state: "attached" }); // and the past is known
    return person;
  }

  test("a hint for the only move says so, and needs no thought", async () => {
    const { page } = await amid("cave-in", 0.5);
    await page.keyboard.press("h");
    await page.getByRole("dialog", { name: "Hint" }).getByText("The only move.").waitFor();
    await page.locator("[data-advised]").first().waitFor();
  });

  test.each(GAMES)("a hint in %s says what, and why", async (game) => {
    const { page, troubles } = await amid(game, 0.4);
    await page.keyboard.press("h");
    const hint = page.getByRole("dialog", { name: "Hint" });
    await hint.getByText(/^I suggest: ./).waitFor({ timeout: HINTED });
    const words = (await hint.textContent())!;
    expect(words).toMatch(/better|as good/);
    expect(words).toMatch(/expected result \d+ %/);
    await page.locator("[data-advised]").first().waitFor();
    expect(await page.evaluate(covered)).toEqual([]);
    await page.keyboard.press("Escape");
    await hint.waitFor({ state: "detached" });
    await page.keyboard.press("h");
    const before = await decisions(page, `${game}-middle`);
    await hint.getByRole("button", { name: "Play it" }).click();
    await hint.waitFor({ state: "detached" });
    await expect.poll(() => decisions(page, `${game}-middle`)).toBe(before + 1); // the next question may be the same
    expect(troubles).toEqual([]);
  });

  test.each(GAMES)("every move of %s stands in the list, in words of its own", async (game) => {
    const { page, troubles } = await amid(game, 0.4);
    await page.getByRole("button", { name: "Moves" }).click();
    await page.getByRole("tabpanel").locator("li button").first().waitFor();
    const moves = await page.getByRole("tabpanel").locator("li button").allTextContents();
    expect(moves.length).toBeGreaterThan(1);
    expect(new Set(moves).size).toBe(moves.length);
    for (const move of moves) expect(move).toMatch(/^\S.{2,}/);
    await page.getByRole("tabpanel").locator("li button").first().click();
    await expect.poll(() => page.getByRole("tabpanel").locator("li button").allTextContents()).not.toEqual(moves);
    expect(troubles).toEqual([]);
  });

  test.each(GAMES)("a touch in %s on what may not be chosen says why", async (game) => {
    const { page, troubles } = await amid(game);
    const things = page.locator('[data-pick][aria-disabled="true"]:visible');
    const count = await things.count();
    expect(count).toBeGreaterThan(0);
    for (let n = 0; n < count; n += Math.ceil(count / 4)) {
      await things.nth(n).click({ force: true });
      const toast = page.locator("[role=status] p");
      await toast.filter({ hasText: /^\p{Lu}.{8,}[.!]$/u }).waitFor();
      await page.keyboard.press("Escape");
      await toast.waitFor({ state: "detached" });
    }
    expect(troubles).toEqual([]);
  });

  test.each(GAMES)("things of %s explain themselves to a mouse, to the keyboard and to a finger", async (game) => {
    const { page } = await amid(game, 0.4);
    const sheet = page.getByRole("tooltip").or(page.locator("[data-floating]"));
    const thing = page.locator('[data-legal="yes"]:visible').first();
    await thing.hover();
    await sheet.first().waitFor();
    await page.mouse.move(2, 2);
    await page.keyboard.press("Escape");
    await sheet.first().waitFor({ state: "detached" });
    await page.keyboard.press("1");
    await sheet.first().waitFor();
    const [badges, reached] = [page.locator(".badges kbd"), page.locator(REACHED)];
    await expect.poll(async () => (await badges.count()) - (await reached.count())).toBe(0); // drawn now and then
    await page.mouse.click(2, 2);
    await badges.first().waitFor({ state: "detached" });

    const phone = await amid(game, 0.4, HELD);
    const held = phone.page.locator('[data-legal="yes"]:visible').first();
    const moves = await phone.page.locator(".log li").count();
    await held.dispatchEvent("pointerdown", { pointerType: "touch", clientX: 0, clientY: 0 });
    await phone.page.locator("[data-floating]").first().waitFor();
    await held.dispatchEvent("pointerup", { pointerType: "touch" });
    await held.dispatchEvent("click");
    expect(await phone.page.locator(".log li").count()).toBe(moves);
    expect(phone.troubles).toEqual([]);
  });

  test.each(GAMES)("the reference of %s explains everything, can be searched, and keeps cards open", async (game) => {
    const { page, troubles } = await amid(game);
    await page.keyboard.press("?");
    const entries = page.locator(".lookup");
    await entries.first().waitFor();
    const all = await entries.count();
    for (const text of await entries.allTextContents()) expect(text).toMatch(/\p{Lu}.{8,}/u);
    const name = (await entries.last().locator("h2, h3").first().textContent())!.trim();
    await page.getByRole("searchbox", { name: "Search" }).fill(name);
    await expect.poll(() => page.locator(".lookup:visible").count()).toBeLessThan(all);
    await page.locator(".lookup:visible").last().getByRole("button", { name: "Keep this open" }).click();
    await page.getByRole("searchbox", { name: "Search" }).press("Escape");
    await entries.first().waitFor({ state: "detached" });
    expect(await page.getByRole("list", { name: "Cards kept open" }).textContent()).toContain(name);
    await page.keyboard.press("Escape");
    await page.getByRole("list", { name: "Cards kept open" }).waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
  });
});
