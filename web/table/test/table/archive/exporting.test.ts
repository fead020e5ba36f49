// What is exported comes back whole, adds to what is here, and a file that is no good changes nothing.

import { afterEach, expect, test, vi } from "vitest";

import { ImportRefused, packed, unpack } from "../../../src/table/archive/exporting";
import { allHeldSeats, heldSeats, holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { forgetGame, savedGame, savedGames, saveGame, type SavedGame } from "../../../src/table/storage/savedgames";
import { forgetStudies, keepStudy, keptStudy } from "../../../src/table/storage/studies";
import { settings } from "../../../src/table/storage/settings.svelte";
import { dealt, seated } from "../../inn";

const table = dealt("cave-in", seated("hb"));
const over: SavedGame = { ...table, over: true, at: 5, moves: [[0, 3]], results: [{ points: 4, rank: 1 }, { points: 1, rank: 2 }] }; // prettier-ignore

function clear(): void {
  for (const { id } of savedGames()) forgetGame(id);
  for (const one of allHeldSeats()) releaseSeats(one.table);
}

afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

function reasonOf(text: string): string {
  try {
    unpack(text);
  } catch (error) {
    return (error as ImportRefused).reason;
  }
  return "";
}

function exported(): string {
  saveGame({ ...table, id: "a" });
  saveGame({ ...over, id: "b" });
  holdSeats("t", "cave-in", { 1: "secret" });
  return JSON.stringify(packed());
}

test("everything comes back on another device", () => {
  const text = exported();
  const before = [savedGames(), heldSeats("t")];
  clear();
  expect(unpack(text)).toEqual({ added: 3, known: 0, left: 0 });
  expect([savedGames(), heldSeats("t")]).toEqual(before);
});

const value = { seat: 0, expected: [0.2, 0.8] };
const twigs = [{ id: 2, after: 0, seat: 0, action: 3, level: "easy", value }];

test("what was found out about a game comes along, and only what is well-formed and about a game that is here", () => {
  keepStudy("tree", "12-ab", "b", { twigs });
  keepStudy("tree", "13-ab", "gone", { twigs });
  keepStudy("analysis", "14-ab", "b", { makings: "m", verdicts: [{ ply: "1" }] });
  const text = exported();
  for (const game of ["b", "gone"]) forgetStudies(game);
  clear();
  unpack(text);
  expect(keptStudy("tree", "12-ab")).toMatchObject({ twigs, tables: ["b"] });
  expect([keptStudy("tree", "13-ab"), keptStudy("analysis", "14-ab")]).toEqual([null, null]);
  keepStudy("tree", "12-ab", "b", { twigs: [] });
  unpack(text);
  expect(keptStudy("tree", "12-ab")).toMatchObject({ twigs: [] }); // nothing that is here changes
  forgetStudies("b");
  expect(reasonOf(text.replace('"tree":[', '"tree":{"x":1},"other":['))).toBe("damaged");
});

test("what is here already stays as it is", () => {
  const text = exported();
  saveGame({ ...table, id: "a", moves: [[0, 1], [1, 1]] }); // prettier-ignore
  forgetGame("b");
  expect(unpack(text)).toEqual({ added: 1, known: 2, left: 0 });
  expect(savedGame("a")!.moves).toHaveLength(2);
  expect(savedGame("b")).toEqual({ ...over, id: "b" });
});

test("a finished game of another server is only history, and one that goes on there is left out", () => {
  exported();
  holdSeats("u", "cave-in", { 1: "secret" }, { over: true, results: [...over.results!] });
  const text = JSON.stringify(packed()).replaceAll("http://page/", "https://elsewhere/");
  clear();
  expect(unpack(text)).toEqual({ added: 3, known: 0, left: 1 });
  expect([heldSeats("t"), heldSeats("u")?.elsewhere]).toEqual([null, "https://elsewhere/"]);
});

test("settings of the person come along, where none was chosen here", () => {
  settings.set("confirm", true);
  settings.set("sound", true);
  const luggage = packed();
  expect(luggage.settings).toEqual({ confirm: true });
  const choices = { confirm: false, pace: "2", theme: "purple", sound: false };
  unpack(JSON.stringify({ ...luggage, settings: choices }));
  const chosen = [settings.get("confirm"), settings.get("pace"), settings.get("theme"), settings.get("sound")];
  expect(chosen).toEqual([true, "2", "auto", true]);
});

test("a file that is no good changes nothing, and says why", () => {
  const good = JSON.parse(exported()) as Record<string, unknown>;
  clear();
  const torn = { ...good, games: [...(good.games as object[]), { ...over, id: "../x" }] };
  expect(reasonOf("{")).toBe("unreadable");
  expect(reasonOf("[]")).toBe("other");
  expect(reasonOf(JSON.stringify({ starlode: 1, game: "cave-in" }))).toBe("other");
  expect(reasonOf(JSON.stringify({ ...good, format: 2 }))).toBe("newer");
  expect(reasonOf(JSON.stringify(torn))).toBe("damaged");
  expect(reasonOf(JSON.stringify({ ...good, seats: null }))).toBe("damaged");
  expect([savedGames(), allHeldSeats()]).toEqual([[], []]);
});

test.each([
  ["moves", [[0]]],
  ["moves", [[0, -1]]],
  ["key", "x"],
  ["seats", [{ kind: "dog", name: "Rex" }]],
  ["results", [{ points: "many" }]],
  ["at", null],
  ["borrowed", 1],
])("a table with wrong %s is damaged", (field, value) => {
  const games = [{ ...over, [field]: value }];
  expect(reasonOf(JSON.stringify({ starlode: "games", format: 1, games, seats: [], settings: {} }))).toBe("damaged");
});

test("without room for all, nothing is taken in", () => {
  const text = exported();
  clear();
  const real = localStorage.setItem.bind(localStorage);
  vi.spyOn(localStorage, "setItem").mockImplementation((name, value) => {
    if (name.endsWith("-b")) throw new DOMException("", "QuotaExceededError");
    real(name, value);
  });
  expect(reasonOf(text)).toBe("full");
  expect([savedGames(), allHeldSeats()]).toEqual([[], []]);
});

test("what is here does not give way to what is taken in", () => {
  for (let n = 0; n < 499; n++) saveGame({ ...over, id: `here${n}`, at: 100 });
  const games = [1, 2, 3].map((at) => ({ ...over, id: `new${at}`, at }));
  const text = JSON.stringify({ starlode: "games", format: 1, games, seats: [], settings: {} });
  expect(unpack(text)).toEqual({ added: 1, known: 0, left: 2 });
  expect(savedGames()).toHaveLength(500);
  expect(savedGame("new3")).not.toBeNull();
});
