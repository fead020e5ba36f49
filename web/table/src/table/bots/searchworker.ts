// A worker of the page in which searches run.

import type { SearchPort } from "./supplies";

export function startSearchWorker(): SearchPort {
  return new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" }) as unknown as SearchPort;
}
