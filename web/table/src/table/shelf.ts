// The shelf: tables of this device, kept at every move so that closing the page loses nothing.

import type { Options, Redraw } from "@starlode/engine";

import type { SeatKind } from "./session.svelte";

export interface SavedSeat {
  readonly kind: Exclude<SeatKind, "open">;
  readonly name: string;
  readonly level?: string;
}

/** A local table as text: what was dealt, who sits where, and every move. */
export interface Saved {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SavedSeat[];
  readonly key: number | readonly number[]; // a short seed, or the bytes of a key
  readonly moves: readonly (readonly [seat: number, action: number])[];
  readonly redraws?: readonly Redraw[]; // where chance was drawn anew
  readonly at: number; // of the last move, in milliseconds
  readonly over: boolean;
}

/** A table before the first move, without anybody at it yet. */
export function freshTable(game: string, options: Options): Omit<Saved, "seats"> {
  const key = [...crypto.getRandomValues(new Uint8Array(16))];
  return { id: crypto.randomUUID().slice(0, 8), game, options, key, moves: [], at: Date.now(), over: false };
}

/** What a table is dealt from. */
export function secretOf({ key }: Saved): Uint8Array | number {
  return typeof key === "number" ? key : Uint8Array.from(key);
}

const PREFIX = "starlode-table-";
const MOST = 30; // tables that are kept

export function keep(saved: Saved): void {
  try {
    localStorage.setItem(PREFIX + saved.id, JSON.stringify(saved));
    for (const old of shelf().slice(MOST)) forget(old.id);
  } catch {
    // without storage a table lasts as long as the page
  }
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

export function saved(id: string): Saved | null {
  return parsed(localStorage.getItem(PREFIX + id));
}

/** All tables, the latest first. */
export function shelf(): Saved[] {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parsed(localStorage.getItem(key)) ?? [])
    .sort((a, b) => b.at - a.at);
}

function parsed(text: string | null): Saved | null {
  try {
    return text ? (JSON.parse(text) as Saved) : null;
  } catch {
    return null; // somebody else's entry
  }
}
