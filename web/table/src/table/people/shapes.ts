// What the server does not say yet in its own words: see generated/wire.ts for all else.

import type { GameOfMine, Me, RatingLine } from "../../../../generated/wire";

export type WayIn = Me["ways"][number];

/** A table of a server at which a person sits, or sat, perhaps a rated one. */
export interface KeptGame extends GameOfMine {
  readonly rated?: boolean;
}

/** What a person shows to everybody. */
export interface PublicProfile {
  readonly name: string;
  readonly since: number; // milliseconds
  readonly ratings: readonly RatingLine[];
  readonly games: readonly KeptGame[]; // rated ones, the latest first
}
