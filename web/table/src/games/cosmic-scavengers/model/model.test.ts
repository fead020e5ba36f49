import { expect, test } from "vitest";

import { changes, spread } from "./model";
import { angle, bevelled, between, beyond, path, pointOf, polygon, written } from "./geometry";

test("counts are spread into one entry each", () => {
  expect(spread([0, 2, 1])).toEqual([1, 1, 2]);
  expect(spread([])).toEqual([]);
});

test("icons that contracts changed are told apart", () => {
  expect(changes([3, 4, 6], [3, 6, 6])).toEqual([
    { icon: 3, fate: "kept" },
    { icon: 4, fate: "lost" },
    { icon: 6, fate: "kept" },
    { icon: 6, fate: "new" },
  ]);
});

test("cells lie around the middle of the ship", () => {
  expect(pointOf(true, 0, 0)).toEqual([0, 0]);
  expect(pointOf(false, 0, 0)).toEqual([-150, -150]);
  expect(pointOf(false, 5, 5)).toEqual([150, 150]);
});

test("points lie on the line through two others", () => {
  expect(beyond([0, 0], [2, 4], 1)).toEqual([4, 8]);
  expect(between([0, 0], [2, 4], 0.5)).toEqual([1, 2]);
  expect(angle([0, 0], [0, 5])).toBe(90);
});

test("a hexagon with its corners cut off has twelve", () => {
  expect(bevelled(polygon(6, 10, 0), 0.1)).toHaveLength(12);
});

test("points are written as SVG wants them", () => {
  expect(
    written([
      [1, 2],
      [3.25, 4],
    ]),
  ).toBe("1.0,2.0 3.3,4.0");
  expect(
    path([
      [1, 2],
      [3, 4],
    ]),
  ).toBe("M1.0 2.0L3.0 4.0");
});
