// Cosmic Scavengers: the lesson by clicks in every language, and a collection that is shown step by step.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { arrive, READY, stage } from "./browser";
import { play } from "./player";

const SOUTH = 2; // among the sides of the square
const FIRST = [
  { robot: 3, mode: 0 },
  { robot: 5, mode: 1 },
  { robot: 0, mode: 1 },
  { robot: 4, mode: 2 },
]; // courier, magpie, digger, welder
const COMMIT = ".prompt .do";

/** Begin the lesson, and write the program that it asks for. */
async function write(page: Page, site: string): Promise<void> {
  await page.goto(`${site}#/learn/cosmic-scavengers`);
  const next = page.locator(".coach[data-speaks=yes] .main");
  await next.click();
  await next.click();
  await page.locator('[data-legal="yes"]').nth(SOUTH).click();
  for (const choice of FIRST) await place(page, choice);
  await next.click();
}

interface Seen {
  readonly told: number; // marbles that the log tells of
  readonly gone: number; // marbles that are gone from the ship
  readonly called: boolean; // whether the title calls the person
}

/** Look at the page whenever it changes while the first robots collect; answers what was seen until now. */
async function watch(page: Page): Promise<() => Promise<readonly Seen[]>> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    const count = (place: string): number => document.querySelectorAll(place).length;
    const look = (): void => {
      if (!count(".banner")) return seen.length ? watcher.disconnect() : undefined;
      const lines = [...document.querySelectorAll(".log li")].map(({ textContent }) => textContent);
      const marbles = lines.filter((line) => line.includes(" collects ")).map((line) => line.split("(").length); // one, and more in brackets
      const [told, gone] = [marbles.reduce((sum, more) => sum + more, 0), count(".ship .gone")];
      seen.push({ told, gone, called: document.title.includes("Your turn") });
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

/** Let nothing ever come that the page waits for while robots collect. */
function stopTime(page: Page): Promise<void> {
  return page.evaluate(() => {
    const plain = globalThis.setTimeout as (act: () => void, time?: number) => number;
    let stopped = 0;
    globalThis.setTimeout = ((act: () => void, time?: number) =>
      document.querySelector(".banner") ? (stopped++, 0) : plain(act, time)) as typeof setTimeout;
    Object.assign(globalThis, {
      goOn: () => (globalThis.setTimeout = plain as typeof setTimeout),
      waits: () => stopped > 0,
    });
  });
}

declare const goOn: () => void; // in the page
declare const waits: () => boolean; // whether something does for ever

/** Place a robot by its mode. */
function place(page: Page, { robot, mode }: { robot: number; mode: number }): Promise<void> {
  return page.locator(`[data-key="robot-0-${robot}"] .edge`).nth(mode).click();
}

describe.skipIf(!READY)("cosmic scavengers", () => {
  const scene = stage();

  test("the log and the title are in step with the robots", async () => {
    const { page, troubles } = await arrive(scene.browser, { settings: { motion: true } });
    await write(page, scene.url);
    const seen = await watch(page);
    await page.locator(COMMIT).click();
    await page.locator(".banner").waitFor();
    await page.locator(".banner").waitFor({ state: "detached" });
    const all = await seen();
    expect(Math.max(...all.map(({ gone }) => gone))).toBeGreaterThan(1);
    expect(all.filter(({ told, gone, called }) => told !== gone || called)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test("a collection is shown step by step, and a click skips it", async () => {
    const { page, troubles } = await arrive(scene.browser, { settings: { motion: true } });
    await page.goto(`${scene.url}#/new/cosmic-scavengers`);
    await page.getByRole("button", { name: "Begin" }).click();
    await page.locator(".prompt").waitFor();
    for (let step = 0; step < 60 && !(await page.locator(COMMIT, { hasText: "commit" }).count()); step++) {
      await play(page, { most: 1, seed: step + 1 });
    }
    await stopTime(page); // it would last for ever
    await page.locator(COMMIT, { hasText: "commit" }).click();
    await page.waitForFunction(() => waits());
    await page.mouse.click(5, 5);
    await page.evaluate(() => goOn());
    await page.locator(".banner").waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
