// Searches beside whatever else a thread does: they listen in between.

import { serve, type WorkerPort } from "@starlode/engine";

import type { SearchPort } from "./supplies";

export function searchInThread(): SearchPort {
  const { port1, port2 } = new MessageChannel();
  serve(port1 as unknown as WorkerPort);
  return Object.assign(port2 as unknown as WorkerPort, { terminate: () => port2.close() });
}
