// A finished game: its end, its replay through other eyes, its record as a file and back.

import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, READY, settled, stage } from "./browser";
import { finished, sitDown } from "./moments";

const LONG = { timeout: 300_000 }; // for what is thought out, on a machine with other work

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
    await page.getByRole("button", { name: "Analysis", exact: true }).click();
    await page.getByRole("heading", { name: "Turning points" }).waitFor(LONG);
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

  test("opens on the analysis board, where another move makes a branch that stays and can be shared", async () => {
    await page.goto(page.url().replace(/(\?ply=.*)?$/, "?ply=24"));
    await page.evaluate(() => localStorage.setItem("starlode-depth", '"glance"')); // lines that stay soon
    await page.getByRole("button", { name: "Analysis board" }).click();
    await page.locator("[data-zone=rail] li .chance").first().waitFor(); // lines are found
    for (const [width, height] of [
      [2560, 1440],
      [1920, 1080],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const strip = (await page.locator("[data-zone=strip]").boundingBox())!; // the curve, below the table and the rail
      const board = (await page.locator("[data-zone=board]").boundingBox())!;
      expect([strip.y + strip.height <= height, strip.width > 0.95 * width], `${width}x${height}`).toEqual([
        true,
        true,
      ]);
      expect(board.height, `${width}x${height}`).toBeGreaterThan(height / 3);
    }
    await page.keyboard.press("t");
    const thing = page.locator('[data-legal="yes"]').first();
    await thing.waitFor();
    const thought = page.locator("[data-zone=rail] progress");
    await expect.poll(() => thought.evaluate((bar: HTMLProgressElement) => bar.position), LONG).toBeGreaterThan(0.98);
    await page.locator("[data-zone=rail] li > button:not(.played)").first().click();
    await page.getByRole("button", { name: "Try this" }).click();
    const branch = page.getByRole("button", { name: "Remove this branch" });
    await branch.waitFor();
    await page.reload();
    await page.getByRole("tab", { name: "Tried" }).click();
    await branch.waitFor();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).last().click();
    await page.getByText("Copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${scene.url}#/`);
    await page.goto(link);
    await page.getByRole("tab", { name: "Tried" }).click();
    await branch.waitFor();
    await page.goto(link.replace(/link\/.{9}/, "link/"));
    await page.getByText("This link does not hold a game").waitFor();
    await page.goBack();
    await page.locator("[data-zone=rail]").waitFor();
  });

  test("goes on from a moment, against bots", async () => {
    await page.getByRole("button", { name: "Play on" }).first().click();
    await page.getByRole("dialog").getByRole("radio", { name: "7", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".prompt").waitFor();
    expect(page.url()).toContain("#/local/");
    const table = `starlode-table-${page.url().split("/").at(-1)!}`;
    expect(await page.evaluate((name) => localStorage.getItem(name), table)).toContain('"level:7"');
  });
});
