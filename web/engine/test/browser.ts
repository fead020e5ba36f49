// The test page in Chromium, served from a build of its own together with the bundles.

import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";

import { CHROMIUM } from "../../chromium.mjs";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".ftl": "text/plain; charset=utf-8",
};

/** A server of the files in some folders; the first folder that has a file gives it. */
function serve(folders: readonly string[]): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname.replace(/\/$/, "/index.html");
    const file = folders.map((folder) => join(folder, path)).find(existsSync);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
}

// A browser of the tests talks to the tests only.
const QUIET = [
  "--no-sandbox",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-client-side-phishing-detection",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-sync",
  "--disable-features=OptimizationHints,MediaRouter,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater",
  "--metrics-recording-only",
  "--no-pings",
];

export interface Tab {
  readonly page: Page;
  close(): Promise<void>;
}

/** The page of these folders, opened in Chromium. */
export async function openTab(...folders: string[]): Promise<Tab> {
  const server = serve(folders);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser: Browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => "starlode" in globalThis);
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  return { page, close };
}
