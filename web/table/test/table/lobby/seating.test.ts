import { expect, test } from "vitest";

import { againstBots, kindOf, localTable, needsServer, remoteTable } from "../../../src/table/lobby/seating";

const option = (values: string): Parameters<typeof kindOf>[0] => ({ name: "x", default: 0, values });

test("an option is set by what its schema says of its values", () => {
  expect(kindOf(option("true or false"))).toEqual({ kind: "switch" });
  expect(kindOf(option("12 to 20"))).toEqual({ kind: "range", low: 12, high: 20 });
  expect(kindOf(option("free or tight"))).toEqual({ kind: "one", values: ["free", "tight"], seats: false, some: null });
  expect(kindOf(option("random or a seat number from 0"))).toEqual({
    kind: "one",
    values: ["random"],
    seats: true,
    some: null,
  });
  expect(kindOf(option("random, first-game, or four of a, b, c, d, e"))).toEqual({
    kind: "one",
    values: ["random", "first-game"],
    seats: false,
    some: { count: 4, of: ["a", "b", "c", "d", "e"] },
  });
});

test("you play at once against bots, on this device", () => {
  const seats = againstBots("Mika", 3, "easy");
  expect(needsServer(seats)).toBe(false);
  const table = localTable("cave-in", seats, {});
  expect(table.options).toEqual({ players: 3 });
  expect(table.seats.map(({ kind }) => kind)).toEqual(["human", "bot", "bot"]);
  expect(table.key).toHaveLength(16);
});

test("a friend needs the server, which is told plain options", () => {
  const seats = [...againstBots("Mika", 2, "hard"), { kind: "friend", name: "", level: "easy" } as const];
  expect(needsServer(seats)).toBe(true);
  const wish = remoteTable("cave-in", seats, { players: 3, factions: ["a", "b"] }, { kind: "none" }, true);
  expect(wish.options).toEqual({ factions: "a,b" });
  expect(wish.seats).toEqual([
    { kind: "human", name: "Mika" },
    { kind: "bot", name: "Rook", level: "hard" },
    { kind: "open" },
  ]);
});
