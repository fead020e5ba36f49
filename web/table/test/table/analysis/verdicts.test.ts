// What verdicts amount to: turns with their marks, accuracy and curves.

import { expect, test } from "vitest";

import { accuracyOf, curves, inTurns, verdictOf, type Verdict } from "../../../src/table/analysis/verdicts";
import { bundleFrom } from "../../bundles";

const measures = bundleFrom("cave-in").description.analysis;

function verdict(ply: number, turn: number, loss: number, more: Partial<Verdict> = {}): Verdict {
  const plain = { seat: 0, played: 3, better: loss ? 4 : null, found: 0, worth: 1, margin: 0.01, expected: [0.4, 0.6] };
  return { ply, turn, loss, ...plain, ...more };
}

const marks = (...verdicts: Verdict[]): string[] => inTurns(verdicts, measures).map(({ mark }) => mark?.mark ?? "");

test("a turn loses what its decisions lose together, and names the worst", () => {
  const [first, second] = inTurns(
    [verdict(1, 1, 0.05), verdict(2, 1, 0.11), verdict(3, 3, 0.04, { seat: 1 })],
    measures,
  );
  expect([first!.loss, first!.mark!.mark, first!.key.ply, first!.bad]).toEqual([0.16, "??", 2, true]);
  expect([second!.seat, second!.mark!.mark]).toEqual([1, "?!"]);
});

test("what is within the margin gets no mark", () => {
  expect(marks(verdict(1, 1, 0.2, { margin: 0.2 }))).toEqual([""]);
  expect(marks(verdict(1, 1, 0, { found: 0.2, margin: 0.3 }))).toEqual([""]);
});

test("what was found is marked, unless the turn lost something", () => {
  const great = verdict(1, 1, 0, { found: measures.found[0]!.least });
  const good = verdict(1, 1, 0, { found: measures.found[1]!.least });
  expect([marks(great), marks(good)]).toEqual([["!"], ["!?"]]);
  expect(marks(great, verdict(2, 1, 0.08))).toEqual(["?"]);
});

test("an edge is what was found, or what was lost to the rival", () => {
  const past = { ply: 4, seat: 1, turn: 2, played: 7, number: 0, record: new Uint8Array(), legal: 3 };
  const judged = { expected: [0.61234567, 0.4], rival: 9, instead: null, margin: 0.00004, worth: 0.33333 };
  expect(verdictOf(past, { ...judged, edge: -0.12345678 })).toEqual({
    ...{ ply: 4, seat: 1, turn: 2, played: 7, better: 9 },
    ...{ loss: 0.1235, found: 0, margin: 0, worth: 0.3333, expected: [0.6123, 0.4] },
  });
  expect(verdictOf(past, { ...judged, edge: 0.12345678 })).toMatchObject({ better: null, loss: 0, found: 0.1235 });
});

test("accuracy is what decisions are worth, whatever they lose", () => {
  const judged = [verdict(1, 1, 0), verdict(2, 2, 0.2, { worth: 0.25 })];
  expect(accuracyOf(judged, 0)).toBe(0.625);
  expect(accuracyOf(judged, 1)).toBeNull();
});

test("a curve stays where it was until the next verdict", () => {
  expect(curves([verdict(1, 1, 0), verdict(3, 3, 0, { expected: [0.7, 0.3] })], 2, 4)).toEqual([
    ...[[50, 50], [50, 50], [40, 60], [40, 60], [70, 30]], // prettier-ignore
  ]);
});
