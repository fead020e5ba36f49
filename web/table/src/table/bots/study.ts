// Searches beside whatever else a thread does: they listen in between.

import { serve, type Line } from "@starlode/engine";

import type { Study } from "./minds";

export function ownStudy(): Study {
  const { port1, port2 } = new MessageChannel();
  serve(port1 as unknown as Line);
  return Object.assign(port2 as unknown as Line, { terminate: () => port2.close() });
}
