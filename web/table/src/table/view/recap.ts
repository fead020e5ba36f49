// What each rival has done since the person moved: a few actions, first what hit that person.

import type { Words } from "@starlode/engine";

import type { LogLine } from "./log";
import { grouped, type Entry, type Telling } from "./telling";

const MOST = 3; // actions of one rival

export interface Column {
  readonly seat: number;
  readonly entries: readonly Entry[];
  readonly more: number; // actions that are left out
}

/** A column for each rival that did something, in turn order after the viewer. */
export function recapOf(
  lines: readonly LogLine[],
  telling: Telling,
  viewer: number,
  players: number,
  words: Words,
): Column[] {
  const turns = grouped(lines, telling, viewer, words).flatMap((round) => round.turns);
  const rivals = Array.from({ length: players - 1 }, (_, step) => (viewer + 1 + step) % players);
  return rivals
    .map((seat) =>
      columnOf(
        seat,
        turns.filter((turn) => turn.seat === seat).flatMap(({ entries }) => entries),
      ),
    )
    .filter(({ entries }) => entries.length);
}

function columnOf(seat: number, all: readonly Entry[]): Column {
  const hit = (entry: Entry): number => (entry.tone === "loss" ? 0 : 1);
  const entries = all.toSorted((one, other) => hit(one) - hit(other)).slice(0, MOST);
  return { seat, entries, more: all.length - entries.length };
}
