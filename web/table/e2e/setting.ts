// What all scenes of a run share, started once: the site as plain files, and a server.

import type { TestProject } from "vitest/node";

import { READY, serveFiles } from "./programs";
import { SERVABLE, serve } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    site: string;
    server: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [files, served] = await Promise.all([READY ? serveFiles() : null, SERVABLE ? serve() : null]);
  project.provide("site", files?.url ?? "");
  project.provide("server", served?.url ?? "");
  return async () => {
    files?.close();
    await served?.stop();
  };
}
