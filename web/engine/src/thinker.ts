// The page's side of thinking: a search in a worker, with progress and a way to stop it.

import type { Bundle } from "./bundle";
import type { Bytes } from "./engine";
import type { Judgement, Question } from "./judging";
import type { Network } from "./network";
import type { Task, Thoughts } from "./thought";
import type { Answer, Failure, SearchReport, WorkerPort } from "./worker";

interface Waiting<T> {
  readonly resolve: (found: T) => void;
  readonly reject: (error: WorkerDied) => void;
}

interface Pondering extends Waiting<Thoughts> {
  readonly progress: (thoughts: Thoughts) => void;
}

/** The worker broke down; another one has to be started. */
export class WorkerDied extends Error {}

export class Thinker {
  private readonly waiting = new Map<number, Pondering>();
  private readonly questions = new Map<number, Waiting<Judgement>>();
  private next = 0;
  private died: WorkerDied | null = null;

  /** A thinker over a line to a worker, for a game with the numbers of one table. */
  constructor(
    private readonly line: WorkerPort,
    private readonly bundle: Pick<Bundle, "module" | "description">,
    private readonly params: Bytes,
  ) {
    line.onmessage = ({ data }: MessageEvent<SearchReport | Answer | Failure>): void => {
      if ("failure" in data) this.die(data.failure);
      else if ("judgement" in data) this.learnOf(data);
      else this.hear(data);
    };
    line.onerror = (event): void => this.die(event.message);
    line.postMessage({ order: "open", module: bundle.module, description: bundle.description, params });
  }

  /** Give the worker a network; from now on it can think by its advice. */
  learn(network: Network): void {
    const { description } = this.bundle;
    this.line.postMessage({ order: "learn", description, params: this.params, network });
  }

  /**
   * Think until time, iterations or memory are used up, or until the signal says so; what was found so far counts.
   * Rejects with WorkerDied.
   */
  think(task: Task, progress: (thoughts: Thoughts) => void = () => {}, signal?: AbortSignal): Promise<Thoughts> {
    const id = this.next++;
    const stop = (): void => this.line.postMessage({ order: "stop", id });
    return new Promise<Thoughts>((resolve, reject) => {
      if (this.died) return reject(this.died);
      this.waiting.set(id, { progress, resolve, reject });
      this.line.postMessage({ order: "think", id, task });
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  /** Judge a decision; it cannot be stopped, but it takes a second at most. Rejects with WorkerDied. */
  judge(question: Question): Promise<Judgement> {
    if (this.died) return Promise.reject(this.died);
    const id = this.next++;
    this.line.postMessage({ order: "judge", id, question });
    return new Promise((resolve, reject) => this.questions.set(id, { resolve, reject }));
  }

  private learnOf({ id, judgement }: Answer): void {
    this.questions.get(id)?.resolve(judgement);
    this.questions.delete(id);
  }

  /** What broke in one thing may have left anything behind: nothing else is asked of that worker. */
  private die(reason: string): void {
    this.died ??= new WorkerDied(reason);
    for (const { reject } of [...this.waiting.values(), ...this.questions.values()]) reject(this.died);
    this.waiting.clear();
    this.questions.clear();
  }

  private hear({ id, thoughts, done }: SearchReport): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (!done) return waiting.progress(thoughts);
    this.waiting.delete(id);
    waiting.resolve(thoughts);
  }
}
