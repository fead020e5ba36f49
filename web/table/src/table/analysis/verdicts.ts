// Verdicts on decisions, and on those of a turn together: what starlode/analysis/verdict.py says.

import type { Judgement, GradeMark, Measures } from "@starlode/engine";

/** One decision, judged by what its seat could know; expected results go from 0 to 1. */
export interface Verdict {
  readonly ply: number; // of the position before it
  readonly seat: number;
  readonly turn: number; // the ply at which its turn began
  readonly played: number;
  readonly better: number | null;
  readonly loss: number;
  readonly found: number;
  readonly margin: number; // of what was lost or found
  readonly worth: number; // what it counts for accuracy: 1 for the favourite of a search, 0 for what none looked at
  readonly expected: readonly number[]; // of every seat after it
}

/** A decision that was made, with what its seat knew. */
export interface Past {
  readonly ply: number;
  readonly seat: number;
  readonly turn: number;
  readonly played: number;
  readonly number: number; // of the decisions that the seat had made before
  readonly record: Uint8Array<ArrayBuffer>;
  readonly legal: number;
}

const EXACT = 1e4; // what is kept of expected results

const rounded = (value: number): number => Math.round(EXACT * value) / EXACT;

/** The verdict that a judgement is. */
export function verdictOf(
  { ply, seat, turn, played }: Past,
  { edge, margin, rival, worth, expected }: Judgement,
): Verdict {
  const [loss, found] = [rounded(Math.max(0, -edge)), rounded(Math.max(0, edge))];
  const better = loss > 0 ? rival : null;
  const exact = { margin: rounded(margin), worth: rounded(worth), expected: expected.map(rounded) };
  return { ply, seat, turn, played, better, loss, found, ...exact };
}

const proven = ({ loss, margin }: Verdict): number => (loss > margin ? loss : 0);
const earned = ({ found, margin }: Verdict): number => (found > margin ? found : 0);

/** The first mark that so much is enough for. */
const markFor = (amount: number, marks: readonly GradeMark[]): GradeMark | null =>
  marks.find(({ least }) => amount >= least) ?? null;

/** Decisions of a seat that belong together. */
export interface TurnVerdict {
  readonly seat: number;
  readonly verdicts: readonly Verdict[];
  readonly loss: number; // what they lost together, as far as it is proven
  readonly mark: GradeMark | null;
  readonly bad: boolean; // whether the mark is for something lost
  readonly key: Verdict; // the decision that the mark is for
}

/** Verdicts by turn, in the order in which turns began. */
export function inTurns(verdicts: readonly Verdict[], measures: Measures): TurnVerdict[] {
  const turns = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const name = `${verdict.seat} ${verdict.turn}`;
    turns.set(name, [...(turns.get(name) ?? []), verdict]);
  }
  return [...turns.values()].map((together) => turnOf(together, measures));
}

function turnOf(verdicts: readonly Verdict[], { lost, found }: Measures): TurnVerdict {
  const loss = Math.min(1, rounded(verdicts.reduce((sum, verdict) => sum + proven(verdict), 0)));
  const bad = markFor(loss, lost);
  const key = most(verdicts, bad ? proven : earned);
  return { seat: key.seat, verdicts, loss, mark: bad ?? markFor(earned(key), found), bad: bad !== null, key };
}

function most(verdicts: readonly Verdict[], amount: (verdict: Verdict) => number): Verdict {
  return verdicts.reduce((best, verdict) => (amount(verdict) > amount(best) ? verdict : best));
}

/** How well a seat decided, from 1 towards 0: what its decisions are worth on average; null before any is judged. */
export function accuracyOf(verdicts: readonly Verdict[], seat: number): number | null {
  const worths = verdicts.filter((verdict) => verdict.seat === seat).map(({ worth }) => worth);
  return worths.length ? worths.reduce((sum, worth) => sum + worth, 0) / worths.length : null;
}

/** What every seat could expect after each of so many decisions, in percent; as before where nothing was judged. */
export function curves(verdicts: readonly Verdict[], players: number, length: number): number[][] {
  const known = new Map(verdicts.map((verdict) => [verdict.ply + 1, verdict.expected]));
  let last: readonly number[] = Array.from({ length: players }, () => 1 / players);
  return Array.from({ length: length + 1 }, (_, moment) => {
    last = known.get(moment) ?? last;
    return last.map((share) => Math.round(100 * share));
  });
}
