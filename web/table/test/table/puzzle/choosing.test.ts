// Choosing among puzzles: by theme and difficulty, and the next that was never tried.

import { expect, test } from "vitest";

import { asQuery, nameOf, nextAfter, sieved, themesOf, wantedIn } from "../../../src/table/puzzle/choosing";
import type { Puzzle } from "../../../src/table/resources/puzzles";

const puzzles = [
  { game: "g", id: "1", theme: "raid", difficulty: 1 },
  { game: "g", id: "2", theme: "mine", difficulty: 2 },
  { game: "g", id: "3", theme: "raid", difficulty: 2 },
] as Puzzle[];
const ids = (found: readonly Puzzle[]): string => found.map(({ id }) => id).join("");

test("themes are listed by how many puzzles they have", () => expect(themesOf(puzzles)).toEqual(["raid", "mine"]));

test("puzzles are sieved by theme and stars", () => {
  expect(ids(sieved(puzzles, { theme: null, stars: null }))).toBe("123");
  expect(ids(sieved(puzzles, { theme: "raid", stars: null }))).toBe("13");
  expect(ids(sieved(puzzles, { theme: "raid", stars: 2 }))).toBe("3");
});

test.each(["", "?theme=raid", "?theme=raid&stars=2"])("an address that ends with '%s' asks for it", (query) => {
  expect(asQuery(wantedIn(new URLSearchParams(query)))).toBe(query);
});

test("the next one was never tried, if there is such a one", () => {
  expect(nextAfter(puzzles, "1", {})?.id).toBe("2");
  expect(nextAfter(puzzles, "1", { "g/2": "missed" })?.id).toBe("3");
  expect(nextAfter(puzzles, "3", { "g/1": "crown" })?.id).toBe("2");
  expect(nextAfter(puzzles, "3", { "g/1": "crown", "g/2": "tick" })?.id).toBe("1"); // all were: simply the next
  expect(nextAfter(puzzles, "elsewhere", {})?.id).toBe("1");
  expect(nextAfter(puzzles.slice(0, 1), "1", {})).toBeNull();
});

test("a puzzle is named by its game as well", () => expect(nameOf(puzzles[0]!)).toBe("g/1"));
