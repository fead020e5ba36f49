import { expect, test } from "vitest";

import { keepPlaces } from "./slots";

const cards = (...numbers: number[]): { card: number; copy: number }[] => numbers.map((card) => ({ card, copy: 0 }));
const shown = (slots: readonly ({ card: number } | null)[]): (number | null)[] =>
  slots.map((slot) => slot?.card ?? null);

test("a card keeps its place while another leaves, and a new one takes the free place", () => {
  const places = keepPlaces();
  expect(shown(places(cards(1, 5, 9), 4, 1))).toEqual([1, 5, 9, null]);
  expect(shown(places(cards(1, 9), 4, 1))).toEqual([1, null, 9, null]);
  expect(shown(places(cards(1, 2, 9), 4, 1))).toEqual([1, 2, 9, null]);
});

test("a new round sorts the hand", () => {
  const places = keepPlaces();
  places(cards(1, 5, 9), 3, 1);
  expect(shown(places(cards(5, 9), 3, 2))).toEqual([5, 9, null]);
});

test("there are as many places as the limit, and more for a hand above it", () => {
  const places = keepPlaces();
  expect(shown(places(cards(1, 2, 3), 2, 1))).toEqual([1, 2, 3]);
  expect(shown(places(cards(1, 3), 2, 1))).toEqual([1, 3]);
});
