// A worker of the page in which searches run.

import type { Study } from "./minds";

export function workerStudy(): Study {
  return new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module" }) as unknown as Study;
}
