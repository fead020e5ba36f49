import { expect, test } from "vitest";

import { drawRock, drawRoof } from "./roof";

test("as many props have snapped as there were cave-ins", () => {
  const { props } = drawRoof(800, 66, 8, 3, 196);
  expect(props.map(({ snapped }) => snapped)).toEqual([true, true, true, false, false, false, false, false]);
});

test("props stand in a row and leave room for the words", () => {
  const { props } = drawRoof(380, 38, 7, 0, 96);
  const places = props.map(({ x }) => x);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places.at(-1)!).toBeLessThan(380 - 90);
});

test("the same room gives the same drawing", () => {
  const lines = [{ x: 100, top: 0, bottom: 50 }];
  expect(drawRock(300, 200, lines)).toEqual(drawRock(300, 200, lines));
  expect(drawRoof(300, 66, 7, 2, 96)).toEqual(drawRoof(300, 66, 7, 2, 96));
});

test("more cave-ins than props are no trouble", () => {
  expect(drawRoof(300, 66, 7, 12, 96).props).toHaveLength(7);
});
