// Since your last move: a column a rival, at most three actions, what hit you first.

import type { Event, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { telling } from "../../../src/games/cave-in/showing/telling";
import { telling as stella } from "../../../src/games/stella-digger/showing/telling";
import type { LogLine } from "../../../src/table/view/log";
import { isNews, recapOf } from "../../../src/table/view/recap";
import { lossesOf } from "../../../src/table/view/telling";

const happened = (kind: string, seat: number, hits = false): LogLine => ({
  ply: 0,
  event: { kind, seat, round_number: 1 } as unknown as Event,
  hits,
  say: () => kind,
  brief: () => kind,
});

const columns = (lines: readonly LogLine[], viewer = 0): unknown[] =>
  recapOf(lines, telling, viewer, 3, {} as Words).columns.map(({ seat, entries, more }) => [
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

test("what befell you by nobody's doing stands apart, and what you did yourself nowhere", () => {
  const lines = [happened("play", 0), happened("accident", 0), happened("play", 2)];
  const { struck, columns: rivals } = recapOf(lines, stella, 0, 3, {} as Words);
  expect(struck.entries.map(({ line }) => line.event.kind)).toEqual(["accident"]);
  expect(rivals.map(({ seat }) => seat)).toEqual([2]);
});

test("a raid is one action, and what it cost you is counted", () => {
  const lines = [
    happened("turn", 1),
    happened("raid", 1, true),
    happened("return-leader", 0),
    happened("totem", 1, true),
    happened("raid-card", 1, true),
    happened("raid-card", 1, true),
  ];
  const [column] = recapOf(lines, telling, 0, 2, {} as Words).columns;
  expect(column!.entries).toHaveLength(1);
  expect([...lossesOf(column!.entries[0]!, telling, 0)]).toEqual([
    ["page-lost-totems", 1],
    ["page-lost-cards", 2],
  ]);
});

test("there is no news of what you did yourself", () => {
  const tell = (seat: number): boolean => isNews(recapOf([happened("turn", seat), happened("skill", seat)], telling, 0, 3, {} as Words)); // prettier-ignore
  expect([0, 1, 2].map(tell)).toEqual([false, true, true]);
});
