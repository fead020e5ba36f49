// The puzzle of a day follows from the date alone, and a streak from what became of the days.

import { describe, expect, test } from "vitest";

import { counts, dayOf, gameOf, later, longest, numberOf, puzzleOf, streak } from "../../../src/table/puzzle/days";
import type { Puzzle } from "../../../src/table/resources/puzzles";
import type { PuzzleMark } from "../../../src/table/storage/puzzlemarks";

const GAMES = ["a", "b", "c"];
const TODAY = "2026-11-17";
const puzzles = ["p", "q"].map((id) => ({ id }) as Puzzle);

describe("days", () => {
  test("are those of the calendar on the wall", () => {
    expect(dayOf(new Date(2026, 2, 5, 23, 59))).toBe("2026-03-05");
    expect(later("2026-02-28", 1)).toBe("2026-03-01");
    expect(later("2026-03-01", -1)).toBe("2026-02-28");
  });

  test("have numbers, and what is no day has none", () => {
    expect([numberOf("2026-01-01"), numberOf(TODAY)]).toEqual([1, 321]);
    expect([numberOf("2025-12-31"), numberOf("tomorrow"), numberOf("")]).toEqual([0, 0, 0]);
  });

  test("give the games in turn, and each puzzle once before one comes again", () => {
    const week = Array.from({ length: 6 }, (_, step) => later(TODAY, step));
    expect(week.map((day) => gameOf(day, GAMES)).join("")).toMatch(/^(abcabc|bcabca|cabcab)$/);
    const ofOne = week.filter((day) => gameOf(day, GAMES) === "a").map((day) => puzzleOf(day, GAMES, puzzles)!.id);
    expect(ofOne.sort()).toEqual(["p", "q"]);
    expect(puzzleOf(TODAY, GAMES, [])).toBeNull();
  });

  test("count today and the day after", () => {
    expect([0, -1, -2, 1].map((step) => counts(later(TODAY, step), TODAY))).toEqual([true, true, false, false]);
  });
});

/** What became of the days until today, the last letter: c, t, m, or a dot for nothing. */
function days(text: string): Record<string, PuzzleMark> {
  const marks: Record<string, PuzzleMark> = { c: "crown", t: "tick", m: "missed" };
  const rows = [...text].map((letter, place) => [later(TODAY, place + 1 - text.length), marks[letter]] as const);
  return Object.fromEntries(rows.filter((row): row is [string, PuzzleMark] => row[1] !== undefined));
}

describe("a streak", () => {
  test.each([
    ["", 0],
    ["c", 1],
    ["ctc", 3],
    ["ctc.", 3], // today is still open
    ["ctc..", 3], // and yesterday can be made good
    ["ctc...", 0],
    ["ctc.c", 1], // what was left open is lost once a later day is solved
    ["ccm", 0],
    ["cmc", 1],
  ])("of %s is %i", (text, length) => expect(streak(days(text), TODAY)).toBe(length));

  test("is remembered as the longest", () => {
    expect(longest(days("ccc.cm"))).toBe(3);
    expect(longest({})).toBe(0);
  });
});
