// A jury: judges decisions of a game in several workers, as a master where there is one.

import {
  readNumber,
  Thinker,
  type Bytes,
  type Engine,
  type Judgement,
  type Network,
  type Question,
} from "@starlode/engine";

import { hasMasters, type Fetching, type Game, type SearchPort } from "./means";

/** What is asked of a jury; how it is judged follows from the table. */
export type Asked = Omit<Question, "advised">;

type Judging = (question: Asked) => Promise<Judgement | null>;

const MOST = 4; // workers

/** As many workers as there are cores, but not all of many. */
export function cores(): number {
  return Math.max(1, Math.min(MOST, globalThis.navigator?.hardwareConcurrency ?? 1));
}

export class Jury {
  constructor(
    private readonly bundle: Game,
    private readonly params: Bytes,
    private readonly openPort: () => SearchPort,
    private readonly fetching: Fetching,
  ) {}

  /** The network by which a table is judged; null where there is none for so many players, or none can be had now. */
  async network(engine: Engine, record: Bytes): Promise<Network | null> {
    const { description } = this.bundle;
    const players = readNumber(engine.layout, "players", record);
    const mastered = players in description.masters && hasMasters(description);
    return mastered ? this.fetching(this.bundle, players).catch(() => null) : null;
  }

  /** Judge decisions in their order and tell each; ends at once when the signal says so. Throws WorkerDied where workers die. */
  async judge<T extends Asked>(
    asked: readonly T[],
    network: Network | null,
    hear: (asked: T, judgement: Judgement) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const left = [...asked];
    const ports: SearchPort[] = [];
    const aborted = new Promise<null>((resolve) =>
      signal.addEventListener("abort", () => resolve(null), { once: true }),
    );
    const seat = (): Judging => {
      ports.push(this.openPort());
      const thinker = new Thinker(ports.at(-1)!, this.bundle, this.params);
      if (network) thinker.learn(network);
      return (question) => Promise.race([thinker.judge({ ...question, advised: network !== null }), aborted]);
    };
    try {
      const workers = Array.from({ length: Math.min(cores(), left.length) }, () => this.work(seat, left, hear, signal));
      await Promise.all(workers);
    } finally {
      for (const port of ports) port.terminate();
    }
  }

  /** Judge what is left in one place; who sits there is replaced once. */
  private async work<T extends Asked>(
    seat: () => Judging,
    left: T[],
    hear: (asked: T, judgement: Judgement) => void,
    signal: AbortSignal,
  ): Promise<void> {
    let judge = seat();
    let replaced = false;
    while (!signal.aborted && left.length) {
      const next = left.shift()!;
      const { record, seat: whose, played, number } = next;
      const question = { record, seat: whose, played, number };
      try {
        const judgement = await judge(question);
        if (judgement) hear(next, judgement);
      } catch (error) {
        left.unshift(next);
        if (replaced) throw error;
        [judge, replaced] = [seat(), true];
      }
    }
  }
}
