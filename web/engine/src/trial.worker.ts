// What a Web Worker of the workbench runs.

import { serveTrials } from "./trialworker";
import type { WorkerPort } from "./worker";

serveTrials(globalThis as unknown as WorkerPort); // as seen from inside a worker
