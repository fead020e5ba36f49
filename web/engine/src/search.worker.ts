// What a Web Worker runs: new Worker(new URL("./search.worker.ts", import.meta.url), { type: "module" }).

import { serve, type Line } from "./worker";

serve(globalThis as unknown as Line); // as seen from inside a worker
