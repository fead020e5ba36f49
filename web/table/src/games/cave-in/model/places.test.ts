import { expect, test } from "vitest";

import { lay } from "./places";

test("a card that was played leaves its place empty, and the others stay", () => {
  expect(lay(["a", "b", "c"], ["a", "c"], ["b"])).toEqual(["a", "b", "c"]);
});

test("a new card takes the first place that nobody holds", () => {
  expect(lay(["a", "b", "c"], ["a", "c", "d"], [])).toEqual(["a", "d", "c"]);
  expect(lay(["a", "b", "c"], ["a", "c", "d"], ["b"])).toEqual(["a", "b", "c", "d"]);
});

test("a card that left the hand otherwise gives its place free", () => {
  expect(lay(["a", "b", "c"], ["b", "c"], [])).toEqual(["", "b", "c"]);
});
