// The worker's side of thinking: searches in chunks, tells how far it is, and listens in between.

import { Engine, type Bytes } from "./engine";
import { Judge, type Judgement, type Question } from "./judging";
import { AdvisedEngine, type Network } from "./network";
import { AdvisedSearch, Search } from "./search";
import type { Description } from "./schema";
import { Thought, type Planting, type Task, type Thoughts } from "./thought";

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

/** What could not be thought out, because something broke. */
export interface Failure {
  readonly id: number;
  readonly failure: string;
}

/** A worker, its global scope, or one end of a channel. */
export interface WorkerPort {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror?: ((event: ErrorEvent) => void) | null; // of a worker that breaks down
}

const NODES = 400_000; // of one tree; about 16 MB
const ADVISED_NODES = 50_000; // what an adviser remembers of each takes 1 KB

/** Answer the orders that come over a line. */
export function serve(line: WorkerPort): void {
  let engine: Engine | null = null;
  let advised: AdvisedEngine | null = null;
  const stopped = new Set<number>();

  function searchFor({ record, seat, seed, ...task }: Task, nodes: number, only?: number): Search {
    if (!engine || (task.advised && !advised)) throw new Error("a worker thinks with what it was given before");
    return task.advised
      ? new AdvisedSearch(advised!, record, seat, seed, Math.min(ADVISED_NODES, nodes), only)
      : new Search(engine, record, seat, seed, Math.min(NODES, nodes), only);
  }

  async function think(id: number, task: Task): Promise<void> {
    const plant: Planting = (nodes, only) => searchFor(task, nodes, only);
    const tell = (thoughts: Thoughts, done = false): void => line.postMessage({ id, done, thoughts });
    tell(await new Thought(task, engine!, plant, tell, () => stopped.has(id)).run(), true);
    stopped.delete(id);
  }

  function judge(id: number, question: Question): void {
    if (!engine) throw new Error("a worker judges with what it was given before");
    line.postMessage({ id, judgement: new Judge(engine, advised).judge(question) });
  }

  let last: Promise<void> = Promise.resolve(); // an engine has one search at a time
  function queue(id: number, act: () => void | Promise<void>): void {
    last = last.then(act).catch((error: unknown) => line.postMessage({ id, failure: String(error) }));
  }
  line.onmessage = ({ data }: MessageEvent<Order>): void => {
    if (data.order === "open") engine = new Engine(data, data.params);
    else if (data.order === "learn") advised = new AdvisedEngine(data.description, data.params, data.network);
    else if (data.order === "stop") stopped.add(data.id);
    else if (data.order === "judge") queue(data.id, () => judge(data.id, data.question));
    else queue(data.id, () => think(data.id, data.task));
  };
}
