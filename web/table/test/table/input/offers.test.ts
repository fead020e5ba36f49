// Words find their places: one to go on, one to leave by, several above the prompt.

import { expect, test } from "vitest";

import { offersOf } from "../../../src/table/input/offers";
import type { Choice, View } from "../../../src/table/view/view";

const spoken = (word: string): Choice => ({ action: 0, picked: { block: { name: "word" } }, word }) as never;

/** A decision that these words answer, of which some leave it. */
function asked(words: readonly string[], leaving: readonly string[]): View {
  const wordOf = (choice: Choice): string => (choice as unknown as { word: string }).word;
  return { spoken: words.map(spoken), wordOf, leaves: (choice: Choice) => leaving.includes(wordOf(choice)) } as never;
}

function placed(words: readonly string[], leaving: readonly string[], onThings: readonly string[] = []): unknown {
  const word = (choice: Choice | null): string | null => (choice as unknown as { word: string } | null)?.word ?? null;
  const { go, leave, options } = offersOf(asked(words, leaving), onThings);
  return [word(go), word(leave), options.map(word)];
}

test("one word goes on and one leaves", () => {
  expect(placed(["done", "restart"], ["restart"])).toEqual(["done", "restart", []]);
  expect(placed(["end"], ["end"])).toEqual([null, "end", []]);
  expect(placed(["done"], [])).toEqual(["done", null, []]);
});

test("several that go on are options, and none of them is gold", () => {
  expect(placed(["left", "right"], [])).toEqual([null, null, ["left", "right"]]);
  expect(placed(["mine", "refill", "pass"], ["pass"])).toEqual([null, "pass", ["mine", "refill"]]);
});

test("what things offer themselves has no place of its own", () => {
  expect(placed(["mine", "refill", "pass"], ["pass"], ["mine"])).toEqual(["refill", "pass", []]);
});

test("there is one corner to leave by", () => {
  expect(placed(["done", "end", "pass"], ["end", "pass"])).toEqual(["done", "end", ["pass"]]);
});
