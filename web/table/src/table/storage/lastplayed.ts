// What you played last of each game, so that you can do so again at once.

import type { Options } from "@starlode/engine";

import { read, write } from "./storage";

export interface LastPlayed {
  readonly levels: readonly string[]; // of the bots, by seat
  readonly options: Options;
}

const PREFIX = "starlode-last-";

export function rememberPlayed(game: string, last: LastPlayed): void {
  write(PREFIX + game, last);
}

/** What was played last; null for nothing, or for what is no such entry. */
export function lastPlayed(game: string): LastPlayed | null {
  const found = read<Partial<LastPlayed>>(PREFIX + game);
  return Array.isArray(found?.levels) && typeof found.options === "object" ? (found as LastPlayed) : null;
}
