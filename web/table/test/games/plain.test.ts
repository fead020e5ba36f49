// A game without drawings is shown by what it says of its fields.

import type { Schema } from "@starlode/engine";
import { expect, test } from "vitest";

import { heapsOf, standing } from "../../src/games/plain/fields";
import type { View } from "../../src/table/view/view";

const field = (name: string, rest: object): object => ({
  name,
  seats: false,
  secret: false,
  counts: [],
  holds: [],
  ...rest,
});

const SCHEMA = {
  fields: [
    field("shaft", { counts: ["gold", "rock_fall"] }),
    field("round", {}),
    field("pile", { counts: ["gold"], secret: true }),
    field("hand", { seats: true, secret: true, holds: ["gold"] }),
    field("coins", { seats: true }),
  ],
  sorts: { ore: { ids: ["gold"] } },
  record: { fields: { hand: { shape: [2, 2] }, coins: { shape: [2] } } },
  scores: [{ name: "coins" }],
};

/** The view of seat 0, with a hand of one for each seat whose hand it may know. */
function viewWith(hand: readonly number[], pile: readonly number[] = [0]): View {
  const said: Record<string, string> = { "field-rock-fall": "a rockfall", "field-hand": "Your hand" };
  return {
    schema: SCHEMA as unknown as Schema,
    record: { shaft: [3, 1], round: 2, pile, hand, coins: [5, 7] },
    seat: 0,
    players: 2,
    names: ["Ann", "Bob"],
    words: { knows: (id: string) => id in said },
    text: (id: string) => said[id],
    name: () => "gold ore",
    scores: (seat: number) => [{ label: "Coins", points: 5 + 2 * seat }],
  } as unknown as View;
}

const told = (view: View, seat: number | null): string[] =>
  heapsOf(view, seat).map(
    ({ label, things }) =>
      `${label}: ${things.map(({ text, count }) => [count, text].filter((part) => part !== null).join(" ")).join(", ")}`,
  );

test("what lies on the table is named by the game, and a secret of all is not there", () => {
  expect(told(viewWith([0, -1, -1, -1]), null)).toEqual(["Shaft: 3 Gold ore, 1 A rockfall", "Round: 2 "]);
});

test("a seat sees what it has, be it nothing, and of others what is known", () => {
  expect(told(viewWith([0, -1, -1, -1]), 0)).toEqual(["Your hand: Gold ore", "Coins: 5 "]);
  expect(told(viewWith([-1, -1, -1, -1]), 0)).toEqual(["Your hand: ", "Coins: 5 "]);
  expect(told(viewWith([0, -1, -1, -1]), 1)).toEqual(["Coins: 7 "]);
});

test("with all cards open nothing is left out", () => {
  const open = viewWith([-1, -1, -1, 0], [2]);
  expect(told(open, null)).toContain("Pile: 2 Gold ore");
  expect(told(open, 1)).toEqual(["Your hand: Gold ore", "Coins: 7 "]);
});

test("who is ahead follows from the sources of points", () => {
  expect(standing(viewWith([]))).toEqual([
    { seat: 0, low: 5, high: 5 },
    { seat: 1, low: 7, high: 7 },
  ]);
});
