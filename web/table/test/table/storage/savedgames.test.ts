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
  vi.restoreAllMocks();
  for (const { id } of savedGames()) forgetGame(id);
});

test("a table can be made where pages are not encrypted", () => {
  const real = crypto;
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
  expect(freshTable("cave-in", {}).id).toMatch(/^[0-9a-f]{8}$/);
});

test("the latest tables stay, finished ones longer", () => {
  const table = dealt("cave-in", seated("hb"));
  for (let at = 1; at <= 210; at++) expect(saveGame({ ...table, id: `t${at}`, at })).toBe(true);
  for (let at = 1; at <= 510; at++) saveGame({ ...table, id: `f${at}`, at, over: true });
  const ids = savedGames().map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("t")).length).toBe(200);
  expect(ids.filter((id) => id.startsWith("f")).length).toBe(500);
  expect([savedGame("t10"), savedGame("f10")]).toEqual([null, null]);
});

/** Storage that takes so many tables and no more. */
function cramped(most: number): void {
  const real = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, "setItem").mockImplementation((name, text) => {
    if (localStorage.getItem(name) === null && localStorage.length >= most)
      throw new DOMException("", "QuotaExceededError");
    real(name, text);
  });
}

test("where storage is full, the oldest finished games give way to a running one", () => {
  const table = dealt("cave-in", seated("hb"));
  for (let at = 1; at <= 3; at++) saveGame({ ...table, id: `f${at}`, at, over: true });
  cramped(localStorage.length);
  expect(saveGame({ ...table, id: "now", at: 9 })).toBe(true);
  expect(savedGames().map(({ id }) => id)).toEqual(["now", "f3", "f2"]);
});

test("games that cannot make room stay", () => {
  const table = dealt("cave-in", seated("hb"));
  for (let at = 1; at <= 3; at++) saveGame({ ...table, id: `f${at}`, at, over: true });
  const real = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, "setItem").mockImplementation((name, text) => {
    if (name.endsWith("now")) throw new DOMException("", "QuotaExceededError");
    real(name, text);
  });
  expect(saveGame({ ...table, id: "now", at: 9 })).toBe(false);
  expect(savedGames().map(({ id }) => id)).toEqual(["now", "f3", "f2", "f1"]);
});

test("only people have tokens", () => {
  expect(Object.keys(tokensOf(dealt("cave-in", seated("hbh"))))).toEqual(["0", "2"]);
});

test("a fork keeps the luck that was drawn anew until then, and no more", () => {
  const moves = [[0, 1], [1, 1], [0, 2]] as const; // prettier-ignore
  const table = { ...dealt("cave-in", seated("hb")), moves, redraws: [[0, 1], [2, 2], [3, 3]] as const }; // prettier-ignore
  expect(upTo(table, 2)).toEqual({ key: 7, moves: moves.slice(0, 2), redraws: [[0, 1], [2, 2]] }); // prettier-ignore
});
