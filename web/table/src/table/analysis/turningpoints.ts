// Judging a game that is over: where did a decision give something away? Thought out in a worker, from what each knew.

import type { Bytes } from "@starlode/engine";

import type { BotRunner } from "../bots/botrunner";

/** One decision to look at. */
export interface PastDecision {
  readonly ply: number; // of the position before it
  readonly seat: number;
  readonly action: number;
  readonly record: Bytes; // what the seat knew
  readonly legal: number;
}

/** A decision that gave something away. */
export interface TurningPoint {
  readonly ply: number;
  readonly seat: number;
  readonly played: number;
  readonly better: number;
  readonly loss: number; // of the expected result, from 0 to 1
  readonly expected: number; // of the better one
  readonly got: number; // of the one played
}

/** Told how far a search for turning points is. */
export type Progress = (done: number, all: number) => void;

const LOOK = { seconds: 2, iterations: 400 };
const WORTH = 0.06; // less is within what a short search cannot tell
const MOST = 6;

/** The decisions that lost most, the worst first; tells how far it is. */
export async function findTurningPoints(
  bots: BotRunner,
  decisions: readonly PastDecision[],
  progress: Progress,
  signal: AbortSignal,
): Promise<TurningPoint[]> {
  const open = decisions.filter(({ legal }) => legal > 1);
  const found: TurningPoint[] = [];
  for (const [done, decided] of open.entries()) {
    if (signal.aborted) break;
    progress(done, open.length);
    const point = await weigh(bots, decided, signal);
    if (point && point.loss >= WORTH) found.push(point);
  }
  return found.sort((a, b) => b.loss - a.loss).slice(0, MOST);
}

async function weigh(
  bots: BotRunner,
  { ply, seat, action, record }: PastDecision,
  signal: AbortSignal,
): Promise<TurningPoint | null> {
  const { candidates } = await bots.think(record, seat, LOOK, signal);
  const best = candidates[0];
  const taken = candidates.find((candidate) => candidate.action === action);
  if (!best || !taken || best.action === action || !taken.visits) return null;
  const loss = best.expected - taken.expected;
  return { ply, seat, played: action, better: best.action, loss, expected: best.expected, got: taken.expected };
}
