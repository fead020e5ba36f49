// What a Web Worker runs: new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" }).

import { serve, type WorkerPort } from "./worker";

serve(globalThis as unknown as WorkerPort); // as seen from inside a worker
