// Saved games: tables of this device, kept at every move so that closing the page loses nothing.

import { Table, toHex, type Bundle, type Options, type Redraw } from "@starlode/engine";

import { read, readAll, remove, write } from "./storage";

export interface SavedSeat {
  readonly kind: "human" | "bot";
  readonly name: string;
  readonly level?: string;
}

/** A local table as text: what was dealt, who sits where, and every move. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SavedSeat[];
  readonly key: number | readonly number[]; // a short seed, or the bytes of a key
  readonly moves: readonly (readonly [seat: number, action: number])[];
  readonly at: number; // of the last move, in milliseconds
  readonly over: boolean;
  readonly redraws?: readonly Redraw[]; // where chance was redrawn, because something was taken back
  readonly versions?: readonly number[]; // of every viewer, which taking back moves on as well; old tables do not say
}

/** A table before the first move, without anybody at it yet. */
export function freshTable(game: string, options: Options): Omit<SavedGame, "seats"> {
  const key = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = toHex(crypto.getRandomValues(new Uint8Array(4))); // pages without encryption have no random UUIDs
  return { id, game, options, key, moves: [], at: Date.now(), over: false };
}

/** A table as it was dealt. */
export function deal(bundle: Bundle, { options, key, redraws = [] }: SavedGame): Table {
  return Table.deal(bundle, options, typeof key === "number" ? key : Uint8Array.from(key), redraws);
}

/** The same table after fewer moves. */
export function upTo(saved: SavedGame, ply: number): Pick<SavedGame, "key" | "moves" | "redraws"> {
  const { key, moves, redraws = [] } = saved;
  return { key, moves: moves.slice(0, ply), redraws: redraws.filter(([place]) => place <= ply) };
}

/** What opens a seat of a table of this device: the person at it may have the seats of all its people. */
export function tokenOf(seat: number): string {
  return `seat-${seat}`;
}

/** The tokens of all people at a table. */
export function tokensOf({ seats }: SavedGame): Readonly<Record<number, string>> {
  return Object.fromEntries(seats.flatMap(({ kind }, seat) => (kind === "human" ? [[seat, tokenOf(seat)]] : [])));
}

const PREFIX = "starlode-table-";
const MOST = 30; // tables that are kept

/** Keep a table; answers whether it outlasts the page. */
export function saveGame(saved: SavedGame): boolean {
  const kept = write(PREFIX + saved.id, saved);
  for (const old of savedGames().slice(MOST)) forgetGame(old.id);
  return kept;
}

export function forgetGame(id: string): void {
  remove(PREFIX + id);
}

export function savedGame(id: string): SavedGame | null {
  return read(PREFIX + id);
}

/** All tables, the latest first. */
export function savedGames(): SavedGame[] {
  return readAll<SavedGame>(PREFIX).sort((a, b) => b.at - a.at);
}
