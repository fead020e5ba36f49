// How long the page takes to judge a whole game: `node web/table/measure-analysis.mjs RECORD.json ...` opens each record in the
// site in build/site and asks for its turning points, as a person would. Records are what `starlode arena GAME --out DIR` keeps
// in DIR/records. A row tells the seconds until the first verdict, the first mark and the end, by the clock, and the CPU time of
// the whole browser: on two cores that nobody else uses, half of it is the least that the clock can show.

import { readFileSync } from "node:fs";
import { basename } from "node:path";

import { cpuSeconds, openSite, row } from "./measuring.mjs";

const PATIENCE = { timeout: 300_000 };

/** Press the button, and remember when the analysis got so far, by the page's own clock. */
function watchAnalysis(button) {
  const seen = (globalThis.seen = { begun: performance.now() });
  const section = button.closest("section");
  const look = () => {
    const bar = section.querySelector("progress");
    if (bar) seen.decisions = bar.max;
    if (section.querySelector(".players li")) seen.verdict ??= performance.now();
    if (section.querySelector("ol li")) seen.mark ??= performance.now();
    if (seen.verdict && !bar) seen.end ??= performance.now();
    else requestAnimationFrame(look);
  };
  button.click();
  look();
}

/** Open a record and judge it; what was seen, and the verdicts as they are kept. */
async function analyse(page, url, file) {
  await page.goto(`${url}#/watch`);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(".timeline").waitFor();
  await page.getByRole("button", { name: "Analysis", exact: true }).click();
  const button = page.getByRole("button", { name: "Find the turning points" });
  await button.waitFor();
  const before = cpuSeconds();
  await button.evaluate(watchAnalysis);
  await page.waitForFunction(() => globalThis.seen.end, undefined, PATIENCE);
  const seen = await page.evaluate(() => globalThis.seen);
  return { ...seen, cpu: cpuSeconds() - before };
}

const site = await openSite();
try {
  row("record", "game", "players", "decisions with a choice", "first verdict, s", "first mark, s", "all, s", "CPU, s");
  row(...Array(8).fill("---"));
  for (const file of process.argv.slice(2)) {
    const page = await site.visit();
    const { begun, verdict, mark, end, decisions, cpu } = await analyse(page, site.url, file);
    const { game, options } = JSON.parse(readFileSync(file, "utf8"));
    const after = (moment) => (moment ? ((moment - begun) / 1000).toFixed(1) : "-");
    row(basename(file), game, options.players, decisions, after(verdict), after(mark), after(end), cpu.toFixed(1));
    await page.context().close();
  }
} finally {
  await site.close();
}
