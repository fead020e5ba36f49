// The page's side of thinking: a search in a worker, with progress and a way to stop it.

import type { Bundle } from "./bundle";
import type { Bytes } from "./engine";
import type { Judgement, Question } from "./judging";
import type { Network } from "./network";
import type { Task, Thoughts } from "./thought";
import type { Answer, WorkerPort, SearchReport } from "./worker";

interface Waiting {
  readonly progress: (thoughts: Thoughts) => void;
  readonly resolve: (thoughts: Thoughts) => void;
}

export class Thinker {
  private readonly waiting = new Map<number, Waiting>();
  private readonly questions = new Map<number, (judgement: Judgement) => void>();
  private next = 0;

  /** A thinker over a line to a worker, for a game with the numbers of one table. */
  constructor(
    private readonly line: WorkerPort,
    private readonly bundle: Pick<Bundle, "module" | "description">,
    private readonly params: Bytes,
  ) {
    line.onmessage = ({ data }: MessageEvent<SearchReport | Answer>): void =>
      "judgement" in data ? this.learnOf(data) : this.hear(data);
    line.postMessage({ order: "open", module: bundle.module, description: bundle.description, params });
  }

  /** Give the worker a network; from now on it can think by its advice. */
  learn(network: Network): void {
    const { description } = this.bundle;
    this.line.postMessage({ order: "learn", description, params: this.params, network });
  }

  /** Think until time, iterations or memory are used up, or until the signal says so; what was found so far counts. */
  think(task: Task, progress: (thoughts: Thoughts) => void = () => {}, signal?: AbortSignal): Promise<Thoughts> {
    const id = this.next++;
    const stop = (): void => this.line.postMessage({ order: "stop", id });
    return new Promise<Thoughts>((resolve) => {
      this.waiting.set(id, { progress, resolve });
      this.line.postMessage({ order: "think", id, task });
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }).finally(() => signal?.removeEventListener("abort", stop));
  }

  /** Judge a decision; it cannot be stopped, but it takes a second at most. */
  judge(question: Question): Promise<Judgement> {
    const id = this.next++;
    this.line.postMessage({ order: "judge", id, question });
    return new Promise((resolve) => this.questions.set(id, resolve));
  }

  private learnOf({ id, judgement }: Answer): void {
    this.questions.get(id)?.(judgement);
    this.questions.delete(id);
  }

  private hear({ id, thoughts, done }: SearchReport): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    if (!done) return waiting.progress(thoughts);
    this.waiting.delete(id);
    waiting.resolve(thoughts);
  }
}
