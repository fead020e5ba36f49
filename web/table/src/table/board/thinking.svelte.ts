// Thinking about a position for as long as it is looked at: in a worker, deeper and deeper, stopped by leaving.

import type { Bytes, Candidate, Continuation, Thoughts } from "@starlode/engine";

import type { BotRunner } from "../bots/botrunner";
import { read, write } from "../storage/storage";
import { inOrder, weighedOf } from "./lines";

/** How many iterations a position is thought about. */
export const DEPTHS = { glance: 1000, think: 8000, deep: 50_000 } as const;
export type Depth = keyof typeof DEPTHS;

const KEY = "starlode-depth";
const USUAL: Depth = "think";

/** A position that is thought about, as one seat knows it. */
export interface Posed {
  readonly name: string; // the same for the same position
  readonly seat: number;
  readonly record: Bytes;
  readonly played: number | null; // what was decided there
}

/** What was found about a position. */
export interface Insight {
  readonly iterations: number;
  readonly lines: readonly Candidate[]; // the best first
  readonly visits: Readonly<Record<number, number>>; // by action, the share of a search that goes where it likes
  readonly continuations: readonly Continuation[]; // of those that were looked at most
  readonly expected: readonly number[]; // of every seat
  readonly advised: boolean; // by a network
}

/** What became of a search whose worker died: it began again, or that failed as well. */
export type Mishap = "again" | "failed";

export class BoardThinking {
  insight = $state.raw<Insight | null>(null);
  running = $state(false);
  mishap = $state<Mishap | null>(null);
  depth = $state<Depth>(wanted());
  private readonly known: Record<string, Insight> = {}; // by the name of the position
  private posed: Posed | null = null;
  private stopping: AbortController | null = null;

  constructor(
    private readonly bots: () => BotRunner | null,
    private readonly learnt: (posed: Posed, insight: Insight) => void = () => {}, // told when thinking ends
  ) {}

  /** What is thought for at most. */
  get goal(): number {
    return DEPTHS[this.depth];
  }

  get done(): boolean {
    return this.insight !== null && isEnough(this.insight, this.goal);
  }

  /** Think about another position; null about none. What was found about it before is there at once. */
  pose(posed: Posed | null): void {
    if (posed?.name === this.posed?.name) return;
    this.stop();
    this.posed = posed;
    this.mishap = null;
    this.insight = (posed && this.known[posed.name]) ?? null;
    this.start();
  }

  /** Think more, or no more than that. */
  deepen(depth: Depth): void {
    this.depth = depth;
    write(KEY, depth);
    this.stop();
    this.start();
  }

  /** Forget positions that are no more. */
  forget(stays: (name: string) => boolean): void {
    for (const name of Object.keys(this.known)) if (!stays(name)) delete this.known[name];
    if (this.posed && !stays(this.posed.name)) this.pose(null);
  }

  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.running = false;
  }

  /** Go on, unless it is thought out. */
  start(): void {
    const bots = this.bots();
    if (!this.posed || !bots || this.done || this.running) return;
    void this.think(bots, this.posed);
  }

  private async think(bots: BotRunner, posed: Posed): Promise<void> {
    const { signal } = (this.stopping = new AbortController());
    this.running = true;
    this.mishap = null;
    const hear = (thoughts: Thoughts, advised: boolean): void => this.learn(posed, thoughts, advised);
    const meet = (mishap: Mishap): void => void (signal.aborted || (this.mishap = mishap));
    const ask = { ...posed, iterations: this.goal };
    await bots.ponder(ask, hear, signal, () => meet("again")).catch(() => meet("failed"));
    if (signal.aborted) return;
    this.running = false;
    if (this.insight) this.learnt(posed, this.insight);
  }

  /** A search that begins anew, because it is to go deeper, says nothing new until it has come as far as the last one. */
  private learn(posed: Posed, thoughts: Thoughts, advised: boolean): void {
    const { iterations, candidates, expected = [], continuations = [] } = thoughts;
    const before = this.known[posed.name];
    const surpassed = !before || iterations > before.iterations || advised !== before.advised;
    if (!surpassed || !candidates.length) return;
    const lines = inOrder(before?.lines.map(({ action }) => action) ?? [], weighedOf(thoughts));
    const all = candidates.reduce((sum, { visits }) => sum + visits, 0);
    const visits = Object.fromEntries(candidates.map((one) => [one.action, one.visits / Math.max(1, all)]));
    this.insight = this.known[posed.name] = { iterations, lines, visits, continuations, expected, advised };
  }
}

/** A tree can be full a little before. */
function isEnough({ iterations }: Insight, goal: number): boolean {
  return iterations >= 0.99 * goal;
}

function wanted(): Depth {
  const depth = read<Depth>(KEY);
  return depth && depth in DEPTHS ? depth : USUAL;
}
