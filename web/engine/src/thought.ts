// A thought: a search that goes where it likes, told on the way; then, where lines are asked for, each of them by itself.

import { continuationOf, continuations, type Continuation } from "./continuations";
import type { Bytes, Engine, Seed } from "./engine";
import type { Thinking } from "./schema";
import type { Candidate, Search } from "./search";

export interface Task extends Partial<Thinking> {
  readonly record: Bytes; // of the seat that thinks
  readonly seat: number;
  readonly seed: Seed;
  readonly advised?: boolean; // by the network that the worker was given
  readonly continuations?: number; // moves that are weighed one by one, with what is likely to follow
  readonly played?: number | null; // one of them in any case
  readonly every?: number; // milliseconds between two reports
}

export interface Thoughts {
  readonly iterations: number;
  readonly candidates: readonly Candidate[]; // the most visited first
  readonly continuations?: readonly Continuation[]; // where they are asked for
  readonly expected?: readonly number[]; // of every seat, likewise
  readonly weighed?: readonly Candidate[]; // the same moves with as much thinking for each, as far as that is done
}

/** A tree with room for so many nodes, perhaps of one action only. */
export type Planting = (nodes: number, only?: number) => Search;

const CHUNK = 100; // iterations between two looks at the clock
const LISTEN = 25; // milliseconds between two looks for orders
const MOST_ITERATIONS = 1e7;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class Thought {
  private found: Thoughts = { iterations: 0, candidates: [] };
  private readonly end: number;
  private due = performance.now(); // when to tell something

  constructor(
    private readonly task: Task,
    private readonly engine: Engine, // which follows what a search finds
    private readonly plant: Planting,
    private readonly tell: (thoughts: Thoughts) => void,
    private readonly isStopped: () => boolean,
  ) {
    this.end = performance.now() + 1000 * (task.seconds ?? 3600);
  }

  /** Think until time, iterations or memory are used up, or until it is stopped. */
  async run(): Promise<Thoughts> {
    const { iterations = MOST_ITERATIONS, continuations: count } = this.task;
    const { freely } = this.engine.description.analysis; // then each line gets an equal part of the rest
    const share = count ? Math.ceil(freely * iterations) : iterations;
    const search = this.plant(share + 2);
    const going = await this.grow(search, share, () => thoughtsOf(this.engine, search, this.task));
    if (count && going) await this.weigh(worthWeighing(this.engine, this.found, this.task, count), iterations - share);
    return this.found;
  }

  /** Grow a tree, listening and telling in between; answers whether it may go on. */
  private async grow(search: Search, share: number, found: () => Thoughts): Promise<boolean> {
    while (search.iterations < share && !search.full && this.goesOn) {
      growFor(search, share, Math.min(this.end, performance.now() + LISTEN));
      if (performance.now() >= this.due) {
        this.tell(found());
        this.due = performance.now() + (this.task.every ?? 0);
      }
      await turn();
    }
    this.found = found();
    return this.goesOn;
  }

  private get goesOn(): boolean {
    return performance.now() < this.end && !this.isStopped();
  }

  /** A tree for each action, which share the iterations. */
  private async weigh(actions: readonly number[], iterations: number): Promise<void> {
    const each = Math.floor(iterations / actions.length);
    for (const action of actions) if (!(await this.weighOne(action, each))) return;
  }

  /** What a tree learns first does not count, because it still tries everything. */
  private async weighOne(action: number, iterations: number): Promise<boolean> {
    const before = this.found;
    const tree = this.plant(iterations + 2, action);
    const half = Math.floor(iterations / 2);
    const learning = (): Thoughts => ({ ...before, iterations: before.iterations + tree.iterations });
    if (!(await this.grow(tree, half, learning))) return false;
    const learned = tree.totals[this.task.seat]!;
    return this.grow(tree, iterations, () =>
      weighedWith(this.engine, before, tree, this.task, action, { half, learned }),
    );
  }
}

/** What a search has found; continuations are followed by the rules, which both kinds of search have beside them. */
function thoughtsOf(engine: Engine, search: Search, { record, seat, continuations: count }: Task): Thoughts {
  const { iterations, totals } = search;
  const found = { iterations, candidates: search.candidates() };
  if (!count) return found;
  const expected = totals.map((sum) => sum / Math.max(1, iterations));
  return { ...found, expected, continuations: continuations(engine, search, record, seat, count) };
}

/** The moves that a search likes; where it looked at few, what looks best at a glance, and what was played in any case. */
function worthWeighing(
  engine: Engine,
  { candidates }: Thoughts,
  { record, seat, played }: Task,
  count: number,
): number[] {
  const hunches = engine.hunches(record, seat);
  const glance = engine.legal(record, seat).sort((a, b) => hunches[b]! - hunches[a]!);
  const liked = candidates.slice(0, count).map(({ action }) => action);
  const others = glance.filter((action) => !liked.includes(action)).slice(0, count - liked.length);
  return [...new Set([...liked, ...others, ...(played === undefined || played === null ? [] : [played])])];
}

/** What is found together with the tree of one move, without what it learned in its first half. */
function weighedWith(
  engine: Engine,
  before: Thoughts,
  tree: Search,
  { record, seat }: Task,
  action: number,
  { half, learned }: { readonly half: number; readonly learned: number },
): Thoughts {
  const [visits, worth] = [tree.iterations - half, tree.totals[seat]! - learned];
  const weighed = { action, visits, worth, expected: worth / Math.max(1, visits) };
  const line = continuationOf(engine, tree, record, { seat, action });
  return {
    ...before,
    iterations: before.iterations + tree.iterations,
    weighed: [...(before.weighed ?? []), weighed],
    continuations: [...before.continuations!.filter((one) => one.action !== action), line],
  };
}

function growFor(search: Search, share: number, until: number): void {
  do search.grow(Math.min(CHUNK, share - search.iterations));
  while (search.iterations < share && !search.full && performance.now() < until);
}
