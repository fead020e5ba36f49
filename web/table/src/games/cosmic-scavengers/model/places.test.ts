import { expect, test } from "vitest";

import { placed } from "./places";

const lying = (...contracts: number[]): { contract: number; taken: boolean }[] =>
  contracts.map((contract) => ({ contract, taken: false }));

test("contracts lie as the market lists them at first", () => {
  expect(placed([], [3, 5, 8], 4)).toEqual(lying(3, 5, 8, -1));
});

test("a contract that was taken leaves its place, and the others stay", () => {
  const taken = placed(lying(3, 5, 8), [3, 8], 3);
  expect(taken).toEqual([...lying(3), { contract: 5, taken: true }, ...lying(8)]);
  expect(placed(taken, [3, 8], 3)).toEqual(taken);
});

test("a contract that is given back lies where it lay", () => {
  const taken = placed(lying(3, 5, 8), [3, 8], 3);
  expect(placed(taken, [3, 5, 8], 3)).toEqual(lying(3, 5, 8));
});

test("new contracts fill the places that are free", () => {
  const taken = placed(lying(3, 5, 8, 9), [3, 9], 4);
  expect(placed(taken, [1, 3, 4, 9], 4)).toEqual(lying(3, 1, 4, 9));
});

test("where the deck cannot fill a place nobody is named any more", () => {
  const taken = placed(lying(3, 5, 8, 9), [3, 9], 4);
  expect(placed(taken, [1, 3, 9], 4)).toEqual(lying(3, 1, -1, 9));
});
