// A finished game: its end, its replay through other eyes, its record as a file and back.

import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, READY, settled, stage } from "./browser";
import { finished, sitDown } from "./moments";

describe.skipIf(!READY)("a finished game", () => {
  const scene = stage();
  let page: Page;
  let troubles: string[];
  beforeAll(async () => {
    ({ page, troubles } = await arrive(scene.browser, { acceptDownloads: true }));
    await sitDown(page, scene.url, finished("stella-digger"));
    await page.getByRole("dialog", { name: "The game is over" }).waitFor();
  }, 300_000);
  afterAll(() => expect(troubles).toEqual([]));

  test("is shown again from any moment and anybody's eyes", async () => {
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.locator(".timeline").waitFor();
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.url()).toContain("ply=5");
    await page.getByRole("combobox").selectOption("0");
    await page.keyboard.press("End");
    await page.locator("[data-over]").waitFor();
    const link = page.url();
    await page.goto(`${scene.url}#/`);
    await page.goto(link.replace(/ply=\d+/, "ply=7"));
    await page.getByText(/^7 \/ \d+$/).waitFor();
  });

  test("keeps room for its log, after an analysis and in small windows", async () => {
    await page.getByRole("button", { name: "Analysis" }).click();
    await page.getByRole("heading", { name: "Turning points" }).waitFor();
    await page.getByRole("button", { name: "Log" }).click();
    for (const [width, height] of [
      [844, 390],
      [375, 667],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect((await page.getByRole("log").boundingBox())!.height, `${width}x${height}`).toBeGreaterThan(120);
    }
    await page.getByRole("button", { name: "Log" }).click();
  });

  test("is a record that can be kept and opened again", async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download the record" }).click(),
    ]);
    const path = join(await mkdtemp(join(tmpdir(), "records-")), "record.json");
    await file.saveAs(path);
    const record = JSON.parse(await readFile(path, "utf8")) as { starlode: number; moves: string[] };
    expect(record.starlode).toBe(1);
    expect(record.moves.length).toBeGreaterThan(20);
    await page.goto(`${scene.url}#/watch`);
    await page.locator("input[type=file]").setInputFiles(path);
    await page.locator(".timeline").waitFor();
  });

  test("goes on from a moment, against bots", async () => {
    await page.getByRole("button", { name: "Play on from here" }).first().click();
    await page.locator(".prompt").waitFor();
    expect(page.url()).toContain("#/local/");
  });
});
