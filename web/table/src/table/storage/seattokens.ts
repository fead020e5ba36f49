// The seats that this browser holds at tables of the server: the holder of a token has the seat.

import type { Result, SeatInfo, TableInfo } from "../../../../generated/wire";
import { read, readAll, remove, write } from "./storage";

/** What is known of a table besides the seats that are held. */
interface Known {
  readonly over: boolean;
  readonly sitters?: readonly Pick<SeatInfo, "kind" | "name" | "level">[]; // old holdings do not say
  readonly results?: readonly Result[]; // by seat, if this page heard them
  readonly acting?: readonly number[]; // the seats that owed a decision when a server was last asked
  readonly changed?: boolean; // whether it is played with changed cards
  readonly elsewhere?: string; // the address of another server's page, where the table is
}

export interface HeldSeats extends Known {
  readonly table: string;
  readonly game: string;
  readonly seats: Readonly<Record<number, string>>; // tokens
  readonly at: number; // milliseconds
}

const PREFIX = "starlode-seat-";

/** What is held at a table; null for nothing. */
export function heldSeats(table: string): HeldSeats | null {
  return read(PREFIX + table);
}

/** Remember seats of a table, besides those already held there, and what became of it. */
export function holdSeats(
  table: string,
  game: string,
  seats: Readonly<Record<number, string>>,
  news: Partial<Known> = {},
  seen = Date.now(),
): void {
  const before = heldSeats(table);
  const at = before?.over ? before.at : seen; // looking again at what is over does not make it new
  const held = { over: false, ...before, ...news, table, game, seats: { ...before?.seats, ...seats }, at };
  write(PREFIX + table, held satisfies HeldSeats);
}

/** Remember what became of a table where seats are held, and when that was seen there. */
export function noteTable(
  { table, game, status, seats, results, acting, changes }: TableInfo,
  seen = Date.now(),
): void {
  const sitters = seats.map(({ kind, name, level, stands_in: other }) => ({
    kind,
    name,
    level: other ?? level ?? null,
  }));
  const news = {
    over: status === "over",
    sitters,
    acting: acting ?? [],
    ...(results && { results }),
    ...(changes && { changed: true }),
  };
  holdSeats(table, game, {}, news, seen);
}

/** Keep what another page held, as it was; answers whether it outlasts the page. */
export function keepHolding(held: HeldSeats): boolean {
  return write(PREFIX + held.table, held);
}

/** Forget all seats of a table. */
export function releaseSeats(table: string): void {
  remove(PREFIX + table);
}

/** All tables with a seat of ours, the latest first. */
export function allHeldSeats(): HeldSeats[] {
  return readAll<HeldSeats>(PREFIX).sort((a, b) => b.at - a.at);
}
