// What the server says of people, ratings and the hall.

import type { Clock, Result, SeatInfo } from "../../../../generated/wire";

/** A device that signs its person in. */
export interface PasskeyLine {
  readonly id: string;
  readonly label: string;
  readonly created: number; // milliseconds
  readonly used: number | null;
}

/** A person who kept a name, as they see themselves. */
export interface KeptPerson {
  readonly name: string;
  readonly since: number; // milliseconds
  readonly public: boolean;
  readonly passkeys: readonly PasskeyLine[];
  readonly mail: string | null; // masked
  readonly settings: Readonly<Record<string, unknown>>;
}

export type WayIn = "passkey" | "mail";

/** Who asks, and how they could sign in here. */
export interface Me {
  readonly person: KeptPerson | null;
  readonly ways: readonly WayIn[];
  readonly banned?: string | null; // why
}

/** What a passkey is asked for. */
export interface Challenge {
  readonly ticket: string;
  readonly options: unknown; // for navigator.credentials, as JSON
}

/** A table of a server at which a person sits, or sat. */
export interface GameOfMine {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly status: "closed" | "over" | "playing" | "waiting";
  readonly seats: readonly SeatInfo[];
  readonly clock: Clock;
  readonly rated: boolean;
  readonly at: number; // of the last move, in milliseconds
  readonly acting: readonly number[];
  readonly results: readonly Result[] | null;
}

/** How strong somebody is at a game. */
export interface RatingMark {
  readonly mark: number;
  readonly spread: number; // half of the interval that holds the truth in 19 of 20 cases
  readonly games: number;
}
