// What the server says of people, ratings and the hall.

import type { Clock, CreateTable, GameOfMine, Me, SeatInfo } from "../../../../generated/wire";

export type WayIn = Me["ways"][number];

/** What a passkey is asked for. */
export interface Challenge {
  readonly ticket: string;
  readonly options: unknown; // for navigator.credentials, as JSON
}

/** A table of a server at which a person sits, or sat, perhaps a rated one. */
export interface KeptGame extends GameOfMine {
  readonly rated?: boolean;
}

/** How strong somebody is at a game. */
export interface RatingMark {
  readonly mark: number;
  readonly spread: number; // half of the interval that holds the truth in 19 of 20 cases
  readonly games: number;
}

/** Who sits in a seat, and how strong they are. */
export interface KnownSeat extends SeatInfo {
  readonly rating?: RatingMark | null; // at rated tables
}

/** A new table, perhaps a rated one. */
export interface RatedTable extends CreateTable {
  readonly rated?: boolean;
}

/** What somebody would like to play. The token opens their seat once others are found; a kept name comes before a name. */
export interface SeekWish {
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly token: string;
  readonly name: string;
}

/** What became of such a wish. */
export interface SeekState {
  readonly id: string;
  readonly state: "waiting" | "paired" | "gone";
  readonly table?: string | null;
  readonly seat?: number | null;
  readonly waiting?: number; // others who look for the same
  readonly offer?: string | null; // the level of a bot that would do
}

/** What others are looking for. */
export interface SeekLine {
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly rated: boolean;
  readonly waiting: number;
}

/** A place on the ladder, of a person or of a bot. */
export interface LadderLine {
  readonly name: string;
  readonly rating: RatingMark;
  readonly level?: string | null; // of a bot
}

/** A rating after one game. */
export interface RatingPoint {
  readonly at: number; // milliseconds
  readonly mark: number;
  readonly rank: number;
}

/** How somebody does at a game with so many players, the latest last. */
export interface RatingLine {
  readonly game: string;
  readonly players: number;
  readonly rating: RatingMark;
  readonly history: readonly RatingPoint[];
}

/** What a person shows to everybody. */
export interface PublicProfile {
  readonly name: string;
  readonly since: number; // milliseconds
  readonly ratings: readonly RatingLine[];
  readonly games: readonly KeptGame[]; // rated ones, the latest first
}

/** An invitation to a table. */
export interface InvitationLine {
  readonly id: string;
  readonly name: string; // whose it is
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly at: number; // milliseconds
}
