// Your games of this device, of this browser's seats and of the server are one list.

import { afterEach, expect, test } from "vitest";

import type { GameOfMine } from "../../../../generated/wire";
import { going, myGames } from "../../../src/table/archive/mygames";
import { account } from "../../../src/table/people/account.svelte";
import { holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { forgetGame, saveGame } from "../../../src/table/storage/savedgames";
import { dealt, seated } from "../../inn";

const kept = (table: string, at: number, news: Partial<GameOfMine> = {}): GameOfMine => ({
  table,
  game: "cave-in",
  seat: 1,
  status: "playing",
  seats: [],
  clock: { kind: "none" },
  rated: true,
  at,
  turn: false,
  results: null,
  ...news,
});

afterEach(() => {
  account.games = [];
  releaseSeats("a");
  forgetGame("inn");
});

test("the server knows best about what it keeps, and a table that was closed is none", () => {
  holdSeats("a", "cave-in", { 1: "x" }, { acting: [1] }, 5);
  account.games = [kept("a", 9), kept("a", 9, { seat: 0 }), kept("b", 7, { status: "closed" })];
  expect(myGames()).toMatchObject([
    { id: "a", at: 9, mine: [1, 0], asked: false, kept: true, rated: true, link: "#/table/a" },
  ]);
});

test("where others wait for you comes first, then what waits for you alone", () => {
  saveGame({ ...dealt("cave-in", seated("hb")), acting: [0], at: 20 });
  account.games = [kept("quiet", 30), kept("asked", 10, { turn: true }), kept("done", 40, { status: "over" })];
  expect(going(myGames()).map(({ id }) => id)).toEqual(["asked", "inn", "quiet"]);
});
