// What the server does not say yet in its own words: see generated/wire.ts for all else.

import type { GameOfMine, Me } from "../../../../generated/wire";

export type WayIn = Me["ways"][number];

/** A table of a server at which a person sits, or sat, perhaps a rated one. */
export interface KeptGame extends GameOfMine {
  readonly rated?: boolean;
}
