// What the programs that measure the page share: Chromium at the built site, the time that it takes, and rows of a table.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { CHROMIUM } from "../chromium.mjs";
import { serve } from "./files.mjs";

const SITE = process.env.STARLODE_SITE ?? join(import.meta.dirname, "../../build/site");
const TICKS = 100; // a second, in /proc

/** The site in a Chromium of its own, until it is closed. */
export async function openSite() {
  const server = await serve(SITE);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--no-first-run"] });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}/`, visit: (settings) => visit(browser, settings), close };
}

/** A newcomer with these settings. */
async function visit(browser, settings = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const kept = { language: "en", theme: "dark", name: "Mika", ...settings };
  await page.addInitScript((all) => localStorage.setItem("starlode-settings", JSON.stringify(all)), kept);
  return page;
}

/** The CPU time of this program's children and theirs so far, which is that of Chromium; NaN where there is no /proc. */
export function cpuSeconds() {
  try {
    const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap(statOf); // prettier-ignore
    return below(all, process.pid) / TICKS;
  } catch {
    return NaN;
  }
}

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    return []; // it has ended meanwhile
  }
}

function below(all, parent) {
  return all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.ticks + below(all, one.pid), 0);
}

export function row(...cells) {
  console.log(`| ${cells.join(" | ")} |`);
}
