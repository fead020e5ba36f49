// In which order lines stand: they change places only when that is sure.

import type { Candidate } from "@starlode/engine";
import { expect, test } from "vitest";

import { bestLines, inOrder, isLookedAt, marginOf, weighedOf } from "../../../src/table/board/lines";
import type { View } from "../../../src/table/view/view";

const line = (action: number, visits: number, expected: number): Candidate => ({
  action,
  visits,
  expected,
  worth: visits * expected,
});
const order = (before: readonly number[], ...found: Candidate[]): number[] =>
  inOrder(before, found).map(({ action }) => action);

test("the margin narrows with visits, and is never nothing", () => {
  expect(marginOf(line(1, 100, 0.5))).toBeCloseTo(0.096, 3);
  expect(marginOf(line(1, 10_000, 0.5))).toBeCloseTo(0.0098, 4);
  expect(marginOf(line(1, 50, 1))).toBeGreaterThan(0.03);
  expect([isLookedAt(line(1, 19, 0.5)), isLookedAt(line(1, 20, 0.5))]).toEqual([false, true]);
});

test("at first what promises most for certain is first, not what was lucky once", () => {
  expect(order([], line(1, 2, 0.9), line(2, 500, 0.6), line(3, 400, 0.4))).toEqual([2, 3, 1]);
});

test("two that are close stay as they were", () => {
  expect(order([1, 2], line(1, 300, 0.5), line(2, 400, 0.52))).toEqual([1, 2]);
  expect(order([2, 1], line(1, 300, 0.5), line(2, 400, 0.52))).toEqual([2, 1]);
});

test("two that are far apart change places, and so do those that a search prefers all the time", () => {
  expect(order([1, 2], line(1, 400, 0.4), line(2, 400, 0.6))).toEqual([2, 1]);
  expect(order([1, 2], line(1, 100, 0.5), line(2, 4000, 0.52))).toEqual([2, 1]);
});

test("newcomers stand last until they are surely better", () => {
  expect(order([1, 2], line(1, 300, 0.5), line(2, 300, 0.45), line(3, 300, 0.5))).toEqual([1, 2, 3]);
  expect(order([1, 2], line(1, 300, 0.5), line(2, 300, 0.45), line(3, 300, 0.8))).toEqual([3, 1, 2]);
});

test("nothing surely better stands below, even if something unsure stands in between", () => {
  expect(order([1, 2, 3], line(1, 4000, 0.24), line(2, 40, 0.27), line(3, 2000, 0.3))).toEqual([3, 1, 2]);
});

test("a line counts as it was weighed, unless the search has looked at it more often", () => {
  const candidates = [line(1, 900, 0.6), line(2, 3, 0.9)];
  const weighed = [line(1, 100, 0.5), line(2, 100, 0.3), line(4, 100, 0.2), line(5, 0, 0)];
  const found = weighedOf({ iterations: 1, candidates, weighed });
  expect(found.map(({ action, expected }) => [action, expected])).toEqual([[1, 0.6], [2, 0.3], [4, 0.2]]); // prettier-ignore
});

test("the best few are shown, and the played one wherever it stands", () => {
  const view = { describe: (action: number) => `move ${action}` } as unknown as View;
  const lines = [line(7, 400, 0.6), line(8, 300, 0.5), line(9, 200, 0.4), line(5, 100, 0.3)];
  const shown = bestLines(view, { lines, visits: { 7: 0.4 } }, 2, 5, () => null);
  expect(shown.map(({ text, place, share, played }) => [text, place, share, played])).toEqual([
    ["move 7", 1, 0.4, false],
    ["move 8", 2, 0, false],
    ["move 5", 4, 0, true],
  ]);
});
