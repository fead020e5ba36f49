// Workers of the page in which the workbench plays.

import { cores } from "../bots/jury";
import type { SearchPort } from "../bots/means";

/** One on each core, but not on all of many. */
export function startTrialWorkers(): SearchPort[] {
  return Array.from(
    { length: cores() },
    () => new Worker(new URL("./trial.worker.ts", import.meta.url), { type: "module" }) as unknown as SearchPort,
  );
}
