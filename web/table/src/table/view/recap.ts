// What has happened since the person moved: what hit that person, and a few actions of each rival.

import type { Words } from "@starlode/engine";

import type { LogLine } from "./log";
import { grouped, type Entry, type Telling } from "./telling";

const MOST = 3; // actions of one rival

export interface Column {
  readonly seat: number;
  readonly entries: readonly Entry[];
  readonly more: number; // actions that are left out
}

export interface Recap {
  readonly struck: Column; // what befell the viewer and was no rival's doing
  readonly columns: readonly Column[]; // of each rival that did something, in turn order after the viewer
}

export function recapOf(
  lines: readonly LogLine[],
  telling: Telling,
  viewer: number,
  players: number,
  words: Words,
): Recap {
  const turns = grouped(lines, telling, viewer, words).flatMap((round) => round.turns);
  const rivals = Array.from({ length: players - 1 }, (_, step) => (viewer + 1 + step) % players);
  const of = (seats: readonly number[]): Entry[] =>
    turns.filter(({ seat }) => seats.includes(seat)).flatMap(({ entries }) => entries);
  const losses = of([viewer, -1]).filter(({ tone }) => tone === "loss");
  const columns = rivals.map((seat) => columnOf(seat, of([seat]))).filter(({ entries }) => entries.length);
  return { struck: columnOf(viewer, losses), columns };
}

/** Whether there is anything to tell. */
export const isNews = ({ struck, columns }: Recap): boolean => struck.entries.length + columns.length > 0;

function columnOf(seat: number, all: readonly Entry[]): Column {
  const hit = (entry: Entry): number => (entry.tone === "loss" ? 0 : 1);
  const entries = all.toSorted((one, other) => hit(one) - hit(other)).slice(0, MOST);
  return { seat, entries, more: all.length - entries.length };
}
