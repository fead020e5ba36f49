// What scenes need around a page: where Chromium and the built site are, and a plain file server.

import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { HAS_CHROMIUM } from "../../chromium.mjs";
import { serve } from "../files.mjs";

export { CHROMIUM, HAS_CHROMIUM } from "../../chromium.mjs";
export const SITE = process.env.STARLODE_SITE ?? join(import.meta.dirname, "../../../build/site");
export const READY = HAS_CHROMIUM && existsSync(join(SITE, "index.html"));

export const QUIET = [
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
  const server = await serve(folder);
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
}
