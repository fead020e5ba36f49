// What became of puzzles is kept on the device, and only the first result counts.

import { beforeEach, expect, test } from "vitest";

import { dayMarks, keepMark, puzzleMarks } from "../../../src/table/storage/puzzlemarks";

beforeEach(() => localStorage.removeItem("starlode-puzzles"));

test("the first result stays", () => {
  keepMark("g/1", "missed", "2026-11-17");
  keepMark("g/1", "crown", "2026-11-17");
  expect(puzzleMarks()).toEqual({ "g/1": "missed" });
  expect(dayMarks()).toEqual({ "2026-11-17": "missed" });
});

test("a puzzle that is of no day, or too late for it, counts for itself alone", () => {
  keepMark("g/2", "tick", null);
  expect([puzzleMarks(), dayMarks()]).toEqual([{ "g/2": "tick" }, {}]);
});

test.each(["no json", '"text"', '{"puzzles":{"g/1":"gold"},"days":7}'])("of %s nothing is taken over", (found) => {
  localStorage.setItem("starlode-puzzles", found);
  expect([puzzleMarks(), dayMarks()]).toEqual([{}, {}]);
});
