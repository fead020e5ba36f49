// Mistakes are asked again: better, as good or worse, and on to the next.

import type { Judgement } from "@starlode/engine";
import { expect, test, vi } from "vitest";

import { attemptOf, Retrying } from "../../../src/table/board/retrying.svelte";
import { inTurns, type Verdict } from "../../../src/table/analysis/verdicts";
import { bundleFrom } from "../../bundles";

const PLAYED = 3;
const measures = bundleFrom("cave-in").description.analysis;

const mistake = (ply: number, loss = 0.2): Verdict => ({
  ...{
    ply,
    seat: 0,
    turn: ply,
    played: PLAYED,
    better: 4,
    loss,
    found: 0,
    worth: 1,
    margin: 0.02,
    expected: [0.4, 0.6],
  },
});
const judged = (edge: number, margin = 0.03): Judgement => ({
  ...{ expected: [0.5, 0.5], rival: 1, instead: null, edge, margin, worth: 1 },
});

test("a move is better, worse or as good as the played one by more than both judgements may be wrong", () => {
  const retrial = (edge: number, margin?: number): string => attemptOf(mistake(5), 7, judged(edge, margin)).retrial;
  expect([retrial(0.1), retrial(-0.1), retrial(-0.18), retrial(-0.4), retrial(-0.1, 0.2)]).toEqual([
    "better",
    "better",
    "equal",
    "worse",
    "equal",
  ]);
  expect(attemptOf(mistake(5), 7, judged(0.1))).toMatchObject({ best: true, gain: 0.2 });
  expect(attemptOf(mistake(5), PLAYED, judged(-0.19))).toMatchObject({ retrial: "equal", gain: 0 });
});

test("one is asked after the other, and only first answers count", async () => {
  const judge = vi.fn((_: Verdict, action: number) => Promise.resolve(judged(action === 4 ? 0.1 : -0.5)));
  const retrying = new Retrying(inTurns([mistake(5), mistake(9)], measures), judge);
  expect([retrying.open, retrying.mistake.ply]).toEqual([true, 5]);
  await retrying.answer(8);
  expect([retrying.open, retrying.attempt!.retrial]).toEqual([false, "worse"]);
  await retrying.answer(4); // it was answered already
  expect(judge).toHaveBeenCalledTimes(1);
  retrying.again();
  await retrying.answer(4);
  expect([retrying.attempt!.retrial, retrying.mended]).toEqual(["better", 0]);
  expect(retrying.next()).toBe(true);
  expect([retrying.open, retrying.mistake.ply, retrying.last]).toEqual([true, 9, true]);
  await retrying.answer(4);
  expect([retrying.mended, retrying.next()]).toEqual([1, false]);
});

test("whoever has it shown has not found it", async () => {
  const retrying = new Retrying(inTurns([mistake(5)], measures), () => Promise.resolve(judged(0.1)));
  retrying.reveal();
  await retrying.answer(4);
  expect([retrying.open, retrying.attempt, retrying.mended]).toEqual([false, null, 0]);
});

test("what comes too late is not told", async () => {
  let answer = (_: Judgement): void => {};
  const slow = (): Promise<Judgement> => new Promise((resolve) => (answer = resolve));
  const retrying = new Retrying(inTurns([mistake(5), mistake(9)], measures), slow);
  const answered = retrying.answer(4);
  expect(retrying.judging).toBe(true);
  retrying.next();
  answer(judged(0.1));
  await answered;
  expect([retrying.attempt, retrying.open]).toEqual([null, true]);
});
