// What keeps people out of a page, as axe finds it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"], // or axe would describe every element that is well
  rules: { "label-content-name-mismatch": { enabled: false } }, // a card says in words what its face shows in signs
};
const SHOWN = 3; // elements of one offence

declare const axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> }; // in the page

/** Every offence against the guidelines in a few words, with the first elements that commit it; a tooltip needs no region around it. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE); // once it runs, it runs faster
  const { violations } = await page.evaluate((options) => axe.run(document, options), RULES);
  return violations
    .filter(({ id, nodes }) => id !== "region" || nodes.some(({ html }) => !html.includes("tooltip")))
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(" "))
          .slice(0, SHOWN)
          .join(", ")}`,
    );
}
