// The levels from 1 to 10 as they are offered, and where those with a name are among them.

import type { NumberedLevel } from "../../table/bots/levels";

export interface LevelScale {
  readonly levels: readonly NumberedLevel[];
  readonly places: Readonly<Record<string, number>>; // of those with a name, from 1 to 10
  readonly fitting: number; // the one that is an even match for you, 0 if none is known
}

/** Those with a name that are nearest to a level. */
export function marksAt({ places }: LevelScale, number: number): string[] {
  return Object.keys(places).filter((name) => Math.round(places[name]!) === number);
}
