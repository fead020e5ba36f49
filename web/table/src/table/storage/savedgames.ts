// Saved games: tables of this device, kept at every move so that closing the page loses nothing.

import {
  fromBase64,
  layoutCheck,
  Table,
  toHex,
  UnsoundPosition,
  type Bundle,
  type Changes,
  type Options,
  type Redraw,
  type Result,
} from "@starlode/engine";

import { read, readAll, remove, write } from "./storage";
import { forgetStudies } from "./studies";

export interface SavedSeat {
  readonly kind: "human" | "bot";
  readonly name: string;
  readonly level?: string;
}

/** A position of someone's own with which a game begins. */
export interface Start {
  readonly state: string; // its bytes as Base64
  readonly layout: number; // what tells how they are laid out
  readonly written: unknown; // the same as readable JSON, for records
}

/** A local table as text: what was dealt, who sits where, and every move. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly changes?: Changes; // numbers of cards that were changed on the workbench
  readonly seats: readonly SavedSeat[];
  readonly key: number | readonly number[]; // a short seed, or the bytes of a key
  readonly start?: Start; // instead of the set-up
  readonly moves: readonly (readonly [seat: number, action: number])[];
  readonly at: number; // of the last move, in milliseconds
  readonly over: boolean;
  readonly redraws?: readonly Redraw[]; // where chance was redrawn, because something was taken back
  readonly acting?: readonly number[]; // the seats that were asked after the last move; old tables do not say
  readonly results?: readonly Result[]; // by seat, once it is over; old tables do not say
  readonly borrowed?: true; // another's record, or played on from one: it counts for nothing
  readonly versions?: readonly number[]; // of every viewer, which taking back moves on as well; old tables do not say
}

/** A table before the first move, without anybody at it yet. */
export function freshTable(game: string, options: Options, changes: Changes = {}): Omit<SavedGame, "seats"> {
  const key = [...crypto.getRandomValues(new Uint8Array(16))];
  const id = toHex(crypto.getRandomValues(new Uint8Array(4))); // pages without encryption have no random UUIDs
  const changed = Object.keys(changes).length ? { changes } : {};
  return { id, game, options, ...changed, key, moves: [], at: Date.now(), over: false };
}

/** A table as it was dealt, or began; the bundle has the numbers that it is played with. */
export function deal(bundle: Bundle, { options, key, redraws = [], start }: SavedGame): Table {
  if (start) return resumed(bundle, options, start, redraws);
  return Table.deal(bundle, options, typeof key === "number" ? key : Uint8Array.from(key), redraws);
}

function resumed(bundle: Bundle, options: Options, { state, layout }: Start, redraws: readonly Redraw[]): Table {
  if (layout !== layoutCheck(bundle.description.schema)) throw new UnsoundPosition("layout");
  return Table.resume(bundle, options, fromBase64(state), redraws);
}

/** What a table came about by. */
export type Course = Pick<SavedGame, "key" | "start" | "moves" | "redraws">;

/** With what a table began. */
export function beginning({ key, start }: SavedGame): Pick<SavedGame, "key" | "start"> {
  return start ? { key, start } : { key };
}

/** The same table after fewer moves. */
export function upTo(saved: SavedGame, ply: number): Course {
  const { moves, redraws = [] } = saved;
  return { ...beginning(saved), moves: moves.slice(0, ply), redraws: redraws.filter(([place]) => place <= ply) };
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
const MOST = { over: 500, going: 200 }; // tables that are kept
const SACRIFICE = 8; // finished games that may make room for one table

/** Keep a table; answers whether it outlasts the page. Where storage is full, the oldest finished games give way. */
export function saveGame(saved: SavedGame): boolean {
  const kept = write(PREFIX + saved.id, saved) || saveInsteadOfOthers(saved);
  if (saved.over || !saved.moves.length) tidy(); // not at every move, because it reads all tables
  return kept;
}

/** Keep a table for which no other may go; answers whether it outlasts the page. */
export function keepGame(saved: SavedGame): boolean {
  return write(PREFIX + saved.id, saved);
}

/** If even their room does not help, the others stay. */
function saveInsteadOfOthers(saved: SavedGame): boolean {
  const others = savedGames().filter(({ id, over }) => over && id !== saved.id);
  const given: SavedGame[] = [];
  for (const old of others.slice(-SACRIFICE).reverse()) {
    forgetGame(old.id);
    given.push(old);
    if (!write(PREFIX + saved.id, saved)) continue;
    for (const { id } of given) forgetStudies(id);
    return true;
  }
  for (const old of given) write(PREFIX + old.id, old);
  return false;
}

function tidy(): void {
  const all = savedGames();
  const surplus = [...all.filter(({ over }) => over).slice(MOST.over), ...all.filter(({ over }) => !over).slice(MOST.going)]; // prettier-ignore
  for (const { id } of surplus) {
    forgetGame(id);
    forgetStudies(id);
  }
}

/** How many more finished tables can be kept before others have to go. */
export function roomForFinished(): number {
  return Math.max(0, MOST.over - savedGames().filter(({ over }) => over).length);
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
