// Games without a server: whole games against bots by clicks, on a phone, and by two people at one device.

import { describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, overhang, PHONE, READY, stage } from "./browser";
import { middle, sitDown } from "./moments";
import { dice, play } from "./player";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];

describe.skipIf(!READY)("without a server", () => {
  const scene = stage();

  test.each(GAMES)("%s is played to its end by clicks", async (game) => {
    const { page, troubles } = await arrive(scene.browser, { hurried: true });
    await page.goto(scene.url);
    await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
    const played = await play(page);
    expect(played.over).toBe(true);
    expect(played.missed).toBeLessThan(5 + played.touched / 10);
    await page.getByRole("dialog", { name: "The game is over" }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test.each(GAMES)("%s fits a phone, and a game goes on after the page was closed", async (game) => {
    const { page, troubles } = await arrive(scene.browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(scene.url);
    await page.locator(`article[aria-labelledby="game-${game}"]`).getByRole("button", { name: "Play now" }).click();
    expect((await play(page, { most: 12 })).touched).toBe(12);
    expect(await overhang(page)).toBe(0);
    await page.reload();
    await page.goto(scene.url);
    await page.getByRole("link", { name: "Continue" }).first().click();
    await page.locator(".prompt").waitFor();
    expect((await play(page, { most: 5 })).touched).toBe(5);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("two people share a device, with a curtain between them", async () => {
    const { page, troubles } = await arrive(scene.browser);
    await page.goto(`${scene.url}#/new/cave-in`);
    await page.getByRole("radio", { name: "This device" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".prompt").waitFor();
    const luck = dice(5);
    const seen = new Set<string>();
    for (let step = 0; step < 200 && seen.size < 2; step++) {
      const curtain = page.getByRole("button", { name: /^I am/ });
      if (await curtain.count()) {
        seen.add((await curtain.textContent()) ?? "");
        expect(await barriers(page)).toEqual([]);
        await curtain.click();
      }
      await play(page, { most: 1, seconds: 2, seed: Math.floor(luck() * 1e9) });
    }
    expect(seen.size).toBe(2);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("a decision can be taken back", async () => {
    const { page } = await arrive(scene.browser, { hurried: true });
    await sitDown(page, scene.url, middle("cave-in"));
    const glowing = page.locator('[data-legal="yes"]');
    const shown = async (): Promise<unknown> => [
      await page.locator(".prompt h2, .prompt p").allTextContents(),
      await glowing.evaluateAll((things) => things.map((thing) => thing.getAttribute("aria-label"))),
      await page.locator(".log li").allTextContents(),
    ];
    await glowing.first().waitFor();
    const before = await shown();
    await glowing.first().click();
    await expect.poll(shown).not.toEqual(before);
    await page.locator(".prompt").getByRole("button", { name: "Undo" }).click();
    await expect.poll(shown).toEqual(before);
    await page.context().close();
  });

  test("nothing happens before it is confirmed, if that is wanted", async () => {
    const { page } = await arrive(scene.browser, { settings: { confirm: true } });
    await page.goto(`${scene.url}#/new/cave-in`);
    await page.getByRole("button", { name: "Begin" }).click();
    await play(page, { most: 1 });
    await page.getByRole("button", { name: "Confirm" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Confirm" }).waitFor({ state: "detached" });
    await page.context().close();
  });
});
