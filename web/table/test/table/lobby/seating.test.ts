import { expect, test } from "vitest";

import { againstBots, localTable, needsServer, remoteTable } from "../../../src/table/lobby/seating";

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
    { kind: "bot", name: "Rook", level: "hard" },
    { kind: "open" },
  ]);
});
