// Chromium over the built site, for tests: people at pages, and everything that goes wrong there.

import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const SITE = process.env.STARLODE_SITE ?? join(import.meta.dirname, "../../../build/site");
export const READY = existsSync(CHROMIUM) && existsSync(join(SITE, "index.html"));

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
const PATIENCE = 15_000; // milliseconds that a page may take for anything

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const QUIET = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export interface Files {
  readonly url: string;
  close(): void;
}

/** A plain file server, which knows nothing of games. */
export async function serveFiles(folder = SITE): Promise<Files> {
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const file = join(folder, path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain; charset=utf-8" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET });
}

/** Where the scenes of a file take place. */
export interface Stage {
  readonly browser: Browser;
  readonly url: string; // of the site
}

/** A browser and the site, there before the first scene and gone after the last. */
export function stage(): Stage {
  const set = { browser: null as unknown as Browser, url: "" };
  let files: Files | null = null;
  beforeAll(async () => {
    [set.browser, files] = await Promise.all([openBrowser(), serveFiles()]);
    set.url = files.url;
  });
  afterAll(async () => {
    await set.browser?.close();
    files?.close();
  });
  return set;
}

/** Somebody at a page of their own. */
export interface Person {
  readonly page: Page;
  readonly troubles: string[]; // errors of the page and its console
}

export interface Taste extends BrowserContextOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly hurried?: boolean; // nothing fades or glides, as in a window that nobody looks at
}

export async function arrive(
  browser: Browser,
  { settings = {}, hurried = false, ...options }: Taste = {},
): Promise<Person> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
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
  if (hurried) await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  return { page, troubles };
}

/** How far the page can be scrolled sideways, in pixels. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
