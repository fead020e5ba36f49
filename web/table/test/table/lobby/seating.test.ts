import { expect, test } from "vitest";

import { againstBots, botAt, localTable, needsServer, remoteTable, within } from "../../../src/table/lobby/seating";

test("you play at once against bots, on this device", () => {
  const seats = againstBots("Mika", ["easy", "hard"]);
  expect(needsServer(seats)).toBe(false);
  const table = localTable("cave-in", seats, {});
  expect(table.options).toEqual({ players: 3 });
  expect(table.seats.map(({ kind }) => kind)).toEqual(["human", "bot", "bot"]);
  expect(table.key).toHaveLength(16);
});

test("a friend needs the server, which is told plain options", () => {
  const seats = [...againstBots("Mika", ["hard"]), { kind: "friend", name: "", level: "easy" } as const];
  expect(needsServer(seats)).toBe(true);
  const wish = remoteTable("cave-in", seats, { players: 3, factions: ["a", "b"] }, { kind: "none" }, true);
  expect(wish.options).toEqual({ factions: "a,b" });
  expect(wish.seats).toEqual([
    { kind: "human", name: "Mika" },
    { kind: "bot", name: "Flint", level: "hard" },
    { kind: "open" },
  ]);
});

test("bots of one level are told apart, and nobody is called as another", () => {
  const names = againstBots("Ada", ["easy", "easy", "easy"]).map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  expect(againstBots("Mika", ["easy", "hard"]).map(({ name }) => name)).toEqual(["Mika", "Rook", "Flint"]);
});

test("a bot that is not to be had gives way to another bot", () => {
  const seats = againstBots("Mika", ["expert", "master"]);
  const possible = within(seats, ["easy", "expert"]);
  expect(possible.map(({ level }) => level)).toEqual(["easy", "expert", "expert"]);
  expect(possible[2]).toEqual(botAt(seats.slice(0, 2), "expert"));
  expect(new Set(possible.map(({ name }) => name)).size).toBe(3);
});
