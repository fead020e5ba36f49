// Chromium over the built site, for tests: people at pages, and everything that goes wrong there.

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

import { STEADY } from "../src/table/input/steady";

import { CHROMIUM, QUIET } from "./programs";
export { READY, serveFiles, type Files } from "./programs";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const THOROUGH = process.env.THOROUGH === "true"; // as `make chromium` looks: longer, and at more
const SEED = 5; // of every table that is dealt in a page
export const PATIENCE = 60_000; // milliseconds that a page may take for anything, on a machine with other work

let launched: Promise<Browser> | null = null;

/** The one Chromium of all files that follow one another; no file closes it, but its own contexts. */
export function openBrowser(): Promise<Browser> {
  return (launched ??= chromium.launch({ executablePath: CHROMIUM, args: QUIET }));
}

/** Close every page of a file. */
export async function closePages(): Promise<void> {
  const contexts = (await launched)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

/** The server that scenes share which neither end it nor need it otherwise. */
export function theServer(): { readonly url: string } {
  return { url: inject("server") };
}

/** Where the scenes of a file take place. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string; // of the site
}

/** A browser and the site, there before the first scene and gone after the last. */
export function stage(): Stage {
  const set = { browser: null as unknown as Browser, url: inject("site") };
  beforeAll(async () => void (set.browser = await openBrowser()));
  afterAll(closePages);
  return set;
}

/** A visitor at a page of their own. */
export interface Person {
  readonly page: Page;
  readonly troubles: string[]; // errors of the page and its console
}

export interface Taste extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly hurried?: boolean; // nothing has to be waited for that is there for eyes and hands alone
}

export async function arrive(
  browser: Browser,
  { settings = {}, hurried = false, ...options }: Taste = {},
): Promise<Person> {
  const still = { serviceWorkers: "block" } as const; // the site's would fetch and keep all of it, for a visit that never comes
  const context = await browser.newContext({ viewport: DESKTOP, ...still, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.message));
  const wanted = { language: "en", theme: "dark", motion: false, name: "Mika", ...settings };
  await page.addInitScript((kept) => {
    if (location.protocol !== "http:") return; // the browser's own page about a lost network has no storage
    if (!localStorage.getItem("starlode-settings")) localStorage.setItem("starlode-settings", JSON.stringify(kept));
  }, wanted);
  await page.addInitScript(dealAlike, SEED);
  if (hurried) await hurry(page);
  return { page, troubles };
}

/** Let every new table of the device be dealt from one seed, whose bots always decide alike; runs in the page. */
function dealAlike(seed: number): void {
  const plain = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name: string, text: string): void {
    if (!name.startsWith("starlode-table-")) return plain.call(this, name, text);
    const table = JSON.parse(text) as { key: unknown; moves: unknown[] };
    const fresh = Array.isArray(table.key) && !table.moves.length;
    plain.call(this, name, fresh ? JSON.stringify({ ...table, key: seed }) : text);
  };
}

/** Let nothing fade or glide, and what has just come or changed take presses at once. */
export function hurry(page: Page): Promise<unknown> {
  return page.addInitScript((moment) => {
    Object.defineProperty(document, "hidden", { get: () => true });
    const plain = globalThis.setTimeout as (act: () => void, time?: number) => number;
    globalThis.setTimeout = ((act: () => void, time?: number) =>
      plain(act, time === moment ? 0 : time)) as typeof setTimeout;
  }, STEADY);
}

/** Give the window another size, if it has another: even the same one makes the page lay out everything anew. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize()!;
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
}

/** Resolves when whatever moves has come to its place, also after the window got another size. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn().then(drawn);
    const ends = document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** How far the page can be scrolled sideways, in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
