// Games without a server: whole games against bots by clicks, and on a phone. What a server offers as well is in `both`.

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { arrive, overhang, PHONE, READY, stage, THOROUGH } from "./browser";
import { middle, sitDown } from "./moments";
import { asked, dice, play, touchNext } from "./player";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const TOUCHES = THOROUGH ? 12 : 6; // on a phone, and half as many when it goes on

describe.skipIf(!READY)("without a server", () => {
  const scene = stage();

  // Whole ones take minutes; how games begin is seen where the table must stay still.
  test.each(GAMES)("%s is played to its end by clicks", async (game) => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true });
    await sitDown(page, scene.url, middle(game, THOROUGH ? 0 : 0.95));
    const played = await play(page);
    expect(played.over).toBe(true);
    expect(played.missed).toBeLessThan(5 + played.touched / 10); // something may lie above it
    await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test.each(GAMES)("%s fits a phone, and a game goes on after the page was closed", async (game) => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const { page, troubles } = await arrive(scene.browser, { ...phone, serviceWorkers: "allow" }); // as at home
    await page.goto(scene.url);
    await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
    expect((await play(page, { most: TOUCHES })).touched).toBe(TOUCHES);
    expect(await overhang(page)).toBe(0);
    await page.reload();
    await page.goto(scene.url);
    await page.getByRole("link", { name: "Continue" }).first().click();
    await page.locator(".prompt").waitFor();
    expect((await play(page, { most: TOUCHES / 2 })).touched).toBe(TOUCHES / 2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("a game ends, is shown again, and is followed by another", async () => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true });
    await sitDown(page, scene.url, middle("stella-digger", 0.9));
    expect((await play(page)).over).toBe(true);
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.locator(".timeline").waitFor();
    await page.goBack();
    const before = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await page.locator(".prompt").waitFor();

    await page.goto(`${scene.url}#/games`);
    const row = page.locator(".finished li").filter({ hasText: "Stella Digger!" });
    await row.getByText(/^(Won|2nd of 2)$/).waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export all" }).click();
    const file = join(await mkdtemp(join(tmpdir(), "games-")), "games.json");
    await (await saved).saveAs(file);
    await row.getByRole("button", { name: "Delete this game" }).click();
    await row.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await row.waitFor();
    await page.getByLabel("Import").setInputFiles(file);
    await page.getByText("0 games added, 2 here already").waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("a table for people at one device has no bots", async () => {
    const { page, troubles } = await arrive(scene.browser);
    await page.goto(`${scene.url}#/new/cave-in`);
    await page.getByRole("radio", { name: "This device" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".prompt").waitFor();
    const kinds = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]: [string, string]) =>
        name.startsWith("starlode-table-") ? (JSON.parse(text) as { seats: { kind: string }[] }).seats : [],
      ),
    );
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.every(({ kind }) => kind === "human")).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("what happened since the last move is told over a table that can be played, and a move closes it", async () => {
    const { page, troubles } = await arrive(scene.browser);
    await sitDown(page, scene.url, middle("cave-in", 0.5, { players: 3 }));
    const recap = page.locator(".recap");
    const told = async (): Promise<boolean> => {
      if (!(await recap.count())) await page.keyboard.press("r");
      return (await recap.count()) > 0;
    };
    await recap.waitFor();
    for (const zone of ["you", "board"]) {
      await page.locator(`[data-zone=${zone}] [data-legal=yes]:not([data-wasted])`).last().click(); // fails under the card
      await recap.waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => told()).toBe(true); // once the table has answered
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("no turn ends before it is confirmed, if that is wanted, and no step of it is asked about", async () => {
    const { page } = await arrive(scene.browser, { settings: { confirm: true } });
    await page.goto(`${scene.url}#/new/cave-in`);
    await page.getByRole("button", { name: "Begin" }).click();
    const confirm = page.getByRole("button", { name: "Confirm" });
    const luck = dice(1);
    const [undo, end] = ["Undo", "End your turn"].map((name) => page.getByRole("button", { name }));
    for (let n = 0; n < 60 && !((await undo!.count()) && (await end!.count())); n++) {
      await touchNext(page, luck); // some things open a menu first, and something begun must be paid for
      if (await confirm.count()) await page.getByRole("button", { name: "Cancel" }).click();
      await asked(page); // the table has answered
    }
    await end!.click();
    await confirm.waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Confirm" }).waitFor({ state: "detached" });
    await page.context().close();
  });
});
