// Whole games in Chromium, without a server that knows a rule.

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { doors } from "../page/main";
import { HAS_CHROMIUM } from "../../chromium.mjs";
import { openTab, type Tab } from "./browser";
import { FOLDER, GAMES } from "./bundles";

declare const starlode: typeof doors; // in the page

const ITERATIONS = 40;

describe.skipIf(!HAS_CHROMIUM)("Chromium", () => {
  let tab: Tab;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "page-"));
    await build({ build: { outDir: folder, emptyOutDir: true }, logLevel: "error" });
    tab = await openTab(folder, FOLDER);
  });
  afterAll(() => tab?.close());

  test.each(GAMES)("two search bots play %s to its end", async (game) => {
    const play = (): Promise<unknown> =>
      tab.page.evaluate(([name, iterations]) => starlode.playGame(name, 2, 7, iterations), [game, ITERATIONS] as const);
    const played = (await play()) as Awaited<ReturnType<typeof starlode.playGame>>;
    expect(played.moves).toBeGreaterThan(5);
    expect(played.reports).toBeGreaterThan(0);
    expect(Math.min(...played.results.map(({ rank }) => rank))).toBe(1);
    expect(await play()).toMatchObject({ moves: played.moves, results: played.results });
  });

  test("a search is stopped from outside, with what it has found", async () => {
    const thoughts = await tab.page.evaluate((name) => starlode.stopOnceHeard(name), GAMES[0]!);
    expect(thoughts.iterations).toBeGreaterThan(0);
    expect(thoughts.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(thoughts.iterations);
  });
});
