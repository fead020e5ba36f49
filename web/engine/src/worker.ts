// The worker's side of thinking: searches in chunks, tells how far it is, and listens in between.

import { Engine, type Bytes, type Seed } from "./engine";
import { Judge, type Judgement, type Question } from "./judging";
import { AdvisedEngine, type Network } from "./network";
import { AdvisedSearch, Search, type Candidate } from "./search";
import type { Description, Thinking } from "./schema";

export interface Task extends Partial<Thinking> {
  readonly record: Bytes; // of the seat that thinks
  readonly seat: number;
  readonly seed: Seed;
  readonly advised?: boolean; // by the network that the worker was given
}

export interface Thoughts {
  readonly iterations: number;
  readonly candidates: readonly Candidate[]; // the most visited first
}

export type Order =
  | {
      readonly order: "open";
      readonly module: WebAssembly.Module;
      readonly description: Description;
      readonly params: Bytes;
    }
  | { readonly order: "learn"; readonly description: Description; readonly params: Bytes; readonly network: Network }
  | { readonly order: "think"; readonly id: number; readonly task: Task }
  | { readonly order: "judge"; readonly id: number; readonly question: Question }
  | { readonly order: "stop"; readonly id: number };

export interface SearchReport {
  readonly id: number;
  readonly thoughts: Thoughts;
  readonly done: boolean;
}

/** What became of a question. */
export interface Answer {
  readonly id: number;
  readonly judgement: Judgement;
}

/** A worker, its global scope, or one end of a channel. */
export interface WorkerPort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export const CHUNK = 100; // iterations between two looks at the clock
const LISTEN = 25; // milliseconds between two looks for orders
const NODES = 400_000; // of one tree; about 16 MB
const ADVISED_NODES = 50_000; // what an adviser remembers of each takes 1 KB
const MOST_ITERATIONS = 1e7;

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Answer the orders that come over a line. */
export function serve(line: WorkerPort): void {
  let engine: Engine | null = null;
  let advised: AdvisedEngine | null = null;
  const stopped = new Set<number>();

  function searchFor({ record, seat, seed, ...task }: Task, nodes: number): Search {
    if (!engine || (task.advised && !advised)) throw new Error("a worker thinks with what it was given before");
    return task.advised
      ? new AdvisedSearch(advised!, record, seat, seed, Math.min(ADVISED_NODES, nodes))
      : new Search(engine, record, seat, seed, Math.min(NODES, nodes));
  }

  async function think(id: number, task: Task): Promise<void> {
    const { iterations: share = MOST_ITERATIONS, seconds = 3600 } = task;
    const search = searchFor(task, share + 2);
    const report = (done: boolean): void =>
      line.postMessage({ id, done, thoughts: { iterations: search.iterations, candidates: search.candidates() } });
    const end = performance.now() + 1000 * seconds;
    while (search.iterations < share && !search.full && performance.now() < end && !stopped.has(id)) {
      growFor(search, share, Math.min(end, performance.now() + LISTEN));
      report(false);
      await turn();
    }
    stopped.delete(id);
    report(true);
  }

  function judge(id: number, question: Question): void {
    if (!engine) throw new Error("a worker judges with what it was given before");
    line.postMessage({ id, judgement: new Judge(engine, advised).judge(question) });
  }

  let last: Promise<void> = Promise.resolve(); // an engine has one search at a time
  line.onmessage = ({ data }: MessageEvent<Order>): void => {
    if (data.order === "open") engine = new Engine(data, data.params);
    else if (data.order === "learn") advised = new AdvisedEngine(data.description, data.params, data.network);
    else if (data.order === "stop") stopped.add(data.id);
    else if (data.order === "judge") last = last.then(() => judge(data.id, data.question));
    else last = last.then(() => think(data.id, data.task));
  };
}

function growFor(search: Search, share: number, until: number): void {
  do search.grow(Math.min(CHUNK, share - search.iterations));
  while (search.iterations < share && !search.full && performance.now() < until);
}
