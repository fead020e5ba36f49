// The table stays still: between two decisions no zone moves in any window, and all that may be chosen is in reach.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { arrive, DESKTOP, READY, resize, stage, THOROUGH } from "./browser";
import { lookAt, type Size } from "./layout";
import { layLens } from "./lens";
import { GAMES, middle, sitDown } from "./moments";
import { asked, dice, touch } from "./player";

const DECISIONS = THOROUGH ? 60 : 30; // of each game
const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 625],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [844, 390],
  [932, 430],
  [720, 450], // zoomed to 200 %
].map(([width, height]) => ({ width, height }) as Size);

/** What is wrong, how often, and of what first. */
class Findings {
  private readonly found = new Map<string, { times: number; example: string }>();
  private readonly boxes = new Map<string, string>();

  add({ width, height }: Size, fault: string, example: string): void {
    const line = `${width}x${height} ${fault}`;
    const { times, example: first } = this.found.get(line) ?? { times: 0, example };
    this.found.set(line, { times: times + 1, example: first });
  }

  /** Note where a zone is; it must have been there before. */
  keep(size: Size, zone: string, box: string): void {
    const place = `${size.width}x${size.height} ${zone}`;
    const before = this.boxes.get(place) ?? box;
    this.boxes.set(place, before);
    if (box !== before) this.add(size, `zone ${zone} moved`, `from ${before} to ${box}`);
  }

  get lines(): string[] {
    return [...this.found].map(([line, { times, example }]) => `${line}, ${times} times, first: ${example}`).sort();
  }
}

async function lookAround(page: Page, sizes: readonly Size[], findings: Findings): Promise<void> {
  for (const size of sizes) {
    const { zones, faults } = await lookAt(page, size);
    for (const [zone, box] of Object.entries(zones)) findings.keep(size, zone, box);
    for (const [fault, example] of faults) findings.add(size, fault, example);
  }
}

/** What is asked, whatever the numbers and names in it: where it is new, many windows are looked at. */
async function questionOf(page: Page): Promise<string> {
  const offered = await page
    .locator("[data-zone=prompt] button")
    .evaluateAll((all) => all.map(({ className }) => className));
  return [(await page.locator(".question").textContent())!.split(/[ ,:]/, 3).join(" "), ...offered].join(" ");
}

describe.skipIf(!READY)("the table stays still", () => {
  const scene = stage();

  /** Touch something in a window of this size, or on a desktop if that does not go. */
  async function choose(page: Page, luck: () => number, size: Size, findings: Findings): Promise<void> {
    await resize(page, size);
    let outcome = await touch(page, luck);
    while (outcome === "gone" || outcome === "waiting") outcome = await touch(page, luck); // drawn anew in this window
    if (outcome !== "missed") return;
    findings.add(size, "something cannot be touched", (await page.locator(".question").textContent())!);
    await page.setViewportSize(DESKTOP);
    await touch(page, luck);
  }

  test.each(GAMES)("through many decisions of %s, in windows of every size", async (game) => {
    const settings = { forced: false }; // what is made for the person would go on while it is looked at
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings });
    await page.addInitScript(layLens);
    await sitDown(page, scene.url, middle(game, 0, { players: 3 }));
    const findings = new Findings();
    const [luck, questions] = [dice(11), new Set<string>()];
    for (let decision = 0; decision < DECISIONS && (await asked(page)); decision++) {
      await page.mouse.move(0, 0); // where nothing explains itself
      const [size, question] = [SIZES[decision % SIZES.length]!, await questionOf(page)];
      const half = SIZES.filter((_, place) => (place + questions.size) % 2 === 0); // the other half at the next question
      const all = THOROUGH ? SIZES : questions.has(question) ? [] : half;
      const sizes = [...all.filter((one) => one !== size), size]; // the last one stays
      questions.add(question);
      if (!(await page.locator("[role=menu]").count())) await lookAround(page, sizes, findings);
      await choose(page, luck, size, findings);
    }
    expect(findings.lines, findings.lines.join("\n")).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
