// The seats that this browser holds at tables of the server: whoever has a token has the seat.

import { read, readAll, remove, write } from "./storage";

export interface Holding {
  readonly table: string;
  readonly game: string;
  readonly seats: Readonly<Record<number, string>>; // tokens
  readonly at: number; // milliseconds
  readonly over: boolean;
}

const PREFIX = "starlode-seat-";

/** What is held at a table; null for nothing. */
export function held(table: string): Holding | null {
  return read(PREFIX + table);
}

/** Remember seats of a table, besides those already held there. */
export function hold(table: string, game: string, seats: Readonly<Record<number, string>>, over = false): void {
  const all = { ...held(table)?.seats, ...seats };
  write(PREFIX + table, { table, game, seats: all, at: Date.now(), over } satisfies Holding);
}

/** Forget all seats of a table. */
export function release(table: string): void {
  remove(PREFIX + table);
}

/** All tables with a seat of ours, the latest first. */
export function holdings(): Holding[] {
  return readAll<Holding>(PREFIX).sort((a, b) => b.at - a.at);
}
