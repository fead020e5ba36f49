import { expect, test } from "vitest";

import { follow, type Held, type Slot } from "./copies";

const fresh = (): (() => string) => {
  let made = 0;
  return () => `new-${made++}`;
};
const slot = (zone: string, place: string, type: number): Slot => ({ zone, place, type });
const held = (zone: string, place: string, type: number, key: string): Held => ({ zone, place, type, key });

test("a card that stays keeps its key", () => {
  const before = [held("dock", "3", 7, "a"), held("dock", "4", 7, "b")];
  const after = follow(before, [slot("dock", "4", 7), slot("dock", "3", 7)], fresh());
  expect(after.map(({ key }) => key)).toEqual(["b", "a"]);
});

test("a card that is paid with keeps its key on its way from the hand to the row", () => {
  const before = [held("hand-0", "7-1-0", 7, "a"), held("hand-0", "7-1-1", 7, "b")];
  const after = follow(before, [slot("hand-0", "7-1-0", 7), slot("row", "0", 7)], fresh());
  expect(after.map(({ key }) => key)).toEqual(["a", "b"]);
});

test("cards that move up in a Base keep their keys", () => {
  const before = [held("base-0", "0", 1, "bottom"), held("base-0", "1", 2, "middle"), held("base-0", "2", 3, "top")];
  const after = follow(before, [slot("base-0", "0", 2), slot("base-0", "1", 3), slot("hand-0", "1-0-0", 1)], fresh());
  expect(after.map(({ key }) => key)).toEqual(["middle", "top", "bottom"]);
});

test("cards of another type are new, and no key is used twice", () => {
  const before = [held("dock", "0", 4, "a")];
  const after = follow(before, [slot("dock", "0", 5), slot("row", "0", 4), slot("row", "1", 4)], fresh());
  expect(after.map(({ key }) => key)).toEqual(["new-0", "a", "new-1"]);
});
