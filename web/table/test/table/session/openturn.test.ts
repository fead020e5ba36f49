// An open turn counts what can be taken back freely as a table would, or less, and knows what was no decision.

import { expect, test } from "vitest";

import { OpenTurn } from "../../../src/table/session/openturn";

const FREE = { free: true, forced: false };
const BOUND = { free: false, forced: false };
const FORCED = { free: true, forced: true };

/** A seat that has just come to a table where so many of its decisions stand, and has then decided these. */
function drafted(decided: number, free: number | undefined, ...steps: (typeof FREE)[]): OpenTurn {
  const turn = new OpenTurn();
  turn.hear({ decided, ...(free !== undefined && { free }) }, true);
  steps.forEach((step, number) => {
    turn.send(step);
    turn.hear({ decided: decided + number + 1 }, true);
  });
  return turn;
}

test.each([
  ["nothing", drafted(0, 0), 0, false],
  ["one decision", drafted(0, 0, FREE), 0, false],
  ["several", drafted(3, 0, FREE, FREE), 3, true],
  ["what a newcomer is told of, and more", drafted(5, 2, FREE), 3, true],
  ["nothing that a newcomer is not told of", drafted(5, undefined, FREE), 5, false],
  ["nothing before what is bound", drafted(0, 0, FREE, BOUND, FREE, FREE), 2, true],
  ["a decision and what followed it by itself", drafted(0, 0, FREE, FORCED), 0, false],
])("%s can be taken back at once", (_, turn, before, isLong) => {
  expect([turn.beforeAll, turn.isLong]).toEqual([before, isLong]);
});

test("what others do ends it, and so does what this page did not decide", () => {
  const seen = drafted(0, 0, FREE, FREE);
  seen.hear({ decided: 2 }, false);
  expect(seen.beforeAll).toBe(0);
  seen.hear({ decided: 2 }, true);
  expect(seen.beforeAll).toBe(2);
  const elsewhere = drafted(0, 0, FREE, FREE);
  elsewhere.hear({ decided: 3 }, true);
  expect(elsewhere.beforeAll).toBe(3);
});

test("the last real decision goes with all that was made for the player since", () => {
  expect(drafted(0, 0, FREE, FREE).beforeLast).toBe(1);
  const turn = drafted(0, 0, FREE, FREE, FORCED, FORCED);
  expect([turn.forced, turn.beforeLast]).toEqual([true, 1]);
  expect(drafted(0, 0, FORCED).beforeLast).toBe(0);
});

test("what was taken back counts no more, and is known until something else is decided", () => {
  const turn = drafted(0, 0, FREE, FREE, BOUND);
  turn.hear({ decided: 2 }, true);
  expect([turn.beforeAll, turn.returned]).toEqual([0, true]);
  turn.send(FREE);
  turn.hear({ decided: 3 }, true);
  expect([turn.beforeAll, turn.returned]).toEqual([0, false]);
});
