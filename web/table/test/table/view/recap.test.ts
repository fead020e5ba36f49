// Since your last move: a column a rival, at most three actions, what hit you first.

import type { Event, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { telling } from "../../../src/games/cave-in/showing/telling";
import type { LogLine } from "../../../src/table/view/log";
import { recapOf } from "../../../src/table/view/recap";

const happened = (kind: string, seat: number, hits = false): LogLine => ({
  ply: 0,
  event: { kind, seat, round_number: 1 } as unknown as Event,
  hits,
  say: () => kind,
  brief: () => kind,
});

const columns = (lines: readonly LogLine[], viewer = 0): unknown[] =>
  recapOf(lines, telling, viewer, 3, {} as Words).map(({ seat, entries, more }) => [
    seat,
    entries.map(({ line }) => line.event.kind),
    more,
  ]);

test("what hit you comes first, and what is too much is counted", () => {
  const lines = [
    happened("turn", 1),
    ...["skill", "take-dock", "leader", "activate"].map((kind) => happened(kind, 1)),
    happened("raid", 1, true),
  ];
  expect(columns(lines)).toEqual([[1, ["raid", "skill", "take-dock"], 2]]);
});

test("rivals stand in turn order after you, and whoever did nothing is left out", () => {
  const lines = [happened("turn", 0), happened("skill", 0), happened("turn", 2), happened("skill", 2)];
  expect(columns(lines, 1)).toEqual([
    [2, ["skill"], 0],
    [0, ["skill"], 0],
  ]);
  expect(columns(lines, 0)).toEqual([[2, ["skill"], 0]]);
});
