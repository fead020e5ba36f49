// What all scenes of a run share, started once: Chromium, the site as plain files, and a server.

import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";

import { CHROMIUM, QUIET, READY, serveFiles } from "./programs";
import { SERVABLE, serve } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    browser: string; // where Chromium listens
    site: string;
    server: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, files, served] = await Promise.all([
    READY || SERVABLE ? chromium.launchServer({ executablePath: CHROMIUM, args: QUIET }) : null,
    READY ? serveFiles() : null,
    SERVABLE ? serve() : null,
  ]);
  project.provide("browser", browser?.wsEndpoint() ?? "");
  project.provide("site", files?.url ?? "");
  project.provide("server", served?.url ?? "");
  return async () => {
    files?.close();
    await Promise.all([browser?.close(), served?.stop()]);
  };
}
