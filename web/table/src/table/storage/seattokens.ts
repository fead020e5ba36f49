// The seats that this browser holds at tables of the server: the holder of a token has the seat.

import { read, readAll, remove, write } from "./storage";

export interface HeldSeats {
  readonly table: string;
  readonly game: string;
  readonly seats: Readonly<Record<number, string>>; // tokens
  readonly at: number; // milliseconds
  readonly over: boolean;
}

const PREFIX = "starlode-seat-";

/** What is held at a table; null for nothing. */
export function heldSeats(table: string): HeldSeats | null {
  return read(PREFIX + table);
}

/** Remember seats of a table, besides those already held there. */
export function holdSeats(table: string, game: string, seats: Readonly<Record<number, string>>, over = false): void {
  const all = { ...heldSeats(table)?.seats, ...seats };
  write(PREFIX + table, { table, game, seats: all, at: Date.now(), over } satisfies HeldSeats);
}

/** Forget all seats of a table. */
export function releaseSeats(table: string): void {
  remove(PREFIX + table);
}

/** All tables with a seat of ours, the latest first. */
export function allHeldSeats(): HeldSeats[] {
  return readAll<HeldSeats>(PREFIX).sort((a, b) => b.at - a.at);
}
