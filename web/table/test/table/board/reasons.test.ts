// Reasons agree with the numbers beside them.

import { expect, test } from "vitest";

import type { TurnVerdict } from "../../../src/table/analysis/verdicts";
import type { BestLine } from "../../../src/table/board/lines";
import { compared, judgedLoss } from "../../../src/table/board/reasons";

const line = (expected: number, margin: number, more: Partial<BestLine> = {}): BestLine => ({
  action: 1,
  text: "move",
  place: 1,
  share: 0.5,
  expected,
  margin,
  looked: true,
  played: false,
  upshot: null,
  ...more,
});

test("the difference is that of the numbers that are shown", () => {
  expect(compared(line(0.446, 0.01), line(0.304, 0.01))).toMatchObject({ verdict: "better", points: 45 - 30 });
  expect(compared(line(0.454, 0.01), line(0.296, 0.01))).toMatchObject({ verdict: "better", points: 45 - 30 });
  expect(compared(line(0.296, 0.01), line(0.454, 0.01))).toMatchObject({ verdict: "worse", points: 15 });
});

test("lines whose intervals touch are not told apart, nor those that are shown alike", () => {
  expect(compared(line(0.3, 0.03), line(0.26, 0.02))!.verdict).toBe("equal"); // 27 to 33 and 24 to 28
  expect(compared(line(0.304, 0.001), line(0.296, 0.001))!.verdict).toBe("equal");
  expect(compared(line(0.9, 0.01, { looked: false }), line(0.1, 0.01))).toBeNull();
});

test("where lines cannot tell, a mark says what it was given for; where they can, they say it alone", () => {
  const marked = { bad: true, key: { loss: 0.07, margin: 0.02 } } as TurnVerdict;
  const [best, played] = [line(0.45, 0.02), line(0.44, 0.02, { place: 2, played: true })];
  const close = compared(best, played);
  expect(judgedLoss(best, played, close, marked)).toEqual({ percent: 7, margin: 2 });
  expect(judgedLoss(best, line(0.44, 0.02), close, marked)).toBeNull();
  expect(judgedLoss(best, played, close, { ...marked, bad: false })).toBeNull();
  const far = line(0.3, 0.02, { place: 5, played: true });
  expect(judgedLoss(best, far, compared(best, far), marked)).toBeNull();
});
