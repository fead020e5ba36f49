// The log by rounds and turns: one line an action, payments inside it, and what befell the reader marked.

import { Table, Words, type Event } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { telling as cave } from "../../../src/games/cave-in/showing/telling";
import { telling as cosmic } from "../../../src/games/cosmic-scavengers/showing/telling";
import { telling as stella } from "../../../src/games/stella-digger/showing/telling";
import { lineOf, type LogLine } from "../../../src/table/view/log";
import { grouped, isTold, PLAIN, type Telling } from "../../../src/table/view/telling";
import { bundleFrom } from "../../bundles";

const WORDS = {} as Words;

const happened = (kind: string, seat = 1, more: object = {}, hits = false): LogLine => ({
  ply: 0,
  event: { kind, seat, ...more } as Event,
  hits,
  say: () => kind,
  brief: () => kind,
});

/** The log in a few words: `Round seat: action (parts) tone, ...`. */
function told(log: readonly LogLine[], telling: Telling): string[] {
  return grouped(log, telling, 0, WORDS).flatMap(({ number, turns }) =>
    turns.map(({ seat, entries }) => {
      const texts = entries.map(({ line, parts, tone }) =>
        [line.event.kind, ...(parts.length ? [`(${parts.map((part) => part.event.kind).join(" ")})`] : []), tone ?? ""]
          .join(" ")
          .trim(),
      );
      return `${number} ${seat}: ${texts.join(", ")}`;
    }),
  );
}

describe("Cave-In", () => {
  const turn = (seat: number, round: number): LogLine => happened("turn", seat, { round_number: round });

  test("has a payment inside what it pays for, and no line for what only led to it", () => {
    const log = [
      turn(1, 3),
      ...["choose-card", "pay", "pay", "recruit", "end-actions", "base"].map((k) => happened(k)),
    ];
    expect(told(log, cave)).toEqual(["3 1: recruit (pay pay)"]);
  });

  test("keeps what happens to others in the turn of whoever did it, and marks what hits the reader", () => {
    const log = [
      turn(1, 3),
      happened("raid", 1, { owner: 0 }, true),
      happened("return-leader", 0),
      happened("raid-card", 1, {}, true),
      happened("cave-in", 1),
      turn(2, 3),
      happened("skill", 2),
      turn(0, 4),
      happened("skill", 0),
    ];
    expect(told(log, cave)).toEqual([
      "3 1: raid (return-leader raid-card) loss, cave-in alarm",
      "3 2: skill",
      "4 0: skill",
    ]);
  });

  test("tells an intention until something comes of it", () => {
    expect(told([turn(1, 1), happened("choose-crystal"), happened("pay")], cave)).toEqual([
      "1 1: choose-crystal (pay)",
    ]);
  });
});

test("Cosmic Scavengers has a turn while one seat acts, and a payment in the contract that follows it", () => {
  const log = [
    happened("round", -1, { number: 2 }),
    ...[happened("order", 1), happened("collide", 0), happened("pay", 1), happened("fulfil", 1), happened("store", 1)],
  ];
  expect(told(log, cosmic)).toEqual(["2 0: collide loss", "2 1: fulfil (pay), store"]);
});

test("Stella Digger! has one line for what is bought and one for what is built", () => {
  const log = [
    ...[happened("action"), happened("buy"), happened("pay"), happened("pay")],
    ...[happened("action", 2), happened("pay", 2), happened("build", 2), happened("alarm", -1), happened("lose", 0)],
  ];
  expect(told(log, stella)).toEqual(["null 1: buy (pay pay)", "null 2: build (pay), alarm alarm", "null 0: lose loss"]);
});

test("a game that says nothing about its events has a line for each", () => {
  expect(told([happened("a"), happened("b"), happened("c", 2)], PLAIN)).toEqual(["null 1: a, b", "null 2: c"]);
});

test("what only leads to something is not worth to be told by itself", () => {
  expect(["raid", "choose-card", "pay", "turn"].map((kind) => isTold(happened(kind), cave))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe.each(["en", "de", "ja"])("in %s", (language) => {
  const isSaid = ({ event: { kind } }: LogLine, { routine, parts }: Telling): boolean =>
    !routine.includes(kind) && !(kind in parts);
  const GAMES = { "cave-in": cave, "cosmic-scavengers": cosmic, "stella-digger": stella };
  const NAMES = ["Ann", "Bob", "Cleo"];

  test.each(Object.entries(GAMES))("%s speaks to whoever acted, and never of them by name", (game, telling) => {
    const bundle = bundleFrom(game);
    const words = new Words(bundle.description.schema, language, bundle.words);
    const table = Table.deal(bundle, { players: 3 }, 5);
    const spoken: string[] = [];
    for (let ply = 0; !table.over && ply < 400; ply++) {
      const seat = table.acting[0]!;
      const legal = table.seat(seat).legal();
      table.play(seat, legal[(ply * 13) % legal.length]!);
      const lines = (table.eventsAt(table.length - 1, 0) as Event[]).map((event) =>
        lineOf(table.engine, event, ply, NAMES, 0),
      );
      spoken.push(...lines.filter((line) => isSaid(line, telling)).map((line) => line.say(words)));
    }
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter((text) => text.includes("Ann"))).toEqual([]);
  });
});
