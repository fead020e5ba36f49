// The shelf keeps tables as they are, and the latest of them where there are too many.

import { afterEach, expect, test, vi } from "vitest";

import {
  freshTable,
  saveGame,
  savedGame,
  savedGames,
  tokensOf,
  upTo,
  forgetGame,
} from "../../../src/table/storage/savedgames";
import { dealt, seated } from "../../inn";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of savedGames()) forgetGame(id);
});

test("a table can be made where pages are not encrypted", () => {
  const real = crypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
  expect(freshTable("cave-in", {}).id).toMatch(/^[0-9a-f]{8}$/);
});

test("the latest thirty tables stay", () => {
  const table = dealt("cave-in", seated("hb"));
  for (let at = 1; at <= 40; at++) expect(saveGame({ ...table, id: `t${at}`, at })).toBe(true);
  expect(savedGames().map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, place) => `t${40 - place}`));
  expect(savedGame("t1")).toBeNull();
});

test("only people have tokens", () => {
  expect(Object.keys(tokensOf(dealt("cave-in", seated("hbh"))))).toEqual(["0", "2"]);
});

test("a fork keeps the luck that was drawn anew until then, and no more", () => {
  const moves = [[0, 1], [1, 1], [0, 2]] as const; // prettier-ignore
  const table = { ...dealt("cave-in", seated("hb")), moves, redraws: [[0, 1], [2, 2], [3, 3]] as const }; // prettier-ignore
  expect(upTo(table, 2)).toEqual({ key: 7, moves: moves.slice(0, 2), redraws: [[0, 1], [2, 2]] }); // prettier-ignore
});
