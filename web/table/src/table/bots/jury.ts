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

import { hasMasters, type Fetching, type Game, type SearchPort } from "./supplies";

/** What is asked of a jury; how it is judged follows from the table. */
export type Asked = Omit<Question, "advised">;

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
    const mastered = description.masters.includes(readNumber(engine.layout, "players", record));
    return mastered && hasMasters(description) ? this.fetching(this.bundle).catch(() => null) : null;
  }

  /** Judge decisions in their order and tell each; ends at once when the signal says so. */
  async judge<T extends Asked>(
    asked: readonly T[],
    network: Network | null,
    hear: (asked: T, judgement: Judgement) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const left = [...asked];
    const ports = Array.from({ length: Math.min(cores(), left.length) }, () => this.openPort());
    const aborted = new Promise<null>((resolve) =>
      signal.addEventListener("abort", () => resolve(null), { once: true }),
    );
    try {
      await Promise.all(ports.map((port) => this.work(port, left, network, hear, signal, aborted)));
    } finally {
      for (const port of ports) port.terminate();
    }
  }

  private async work<T extends Asked>(
    port: SearchPort,
    left: T[],
    network: Network | null,
    hear: (asked: T, judgement: Judgement) => void,
    signal: AbortSignal,
    aborted: Promise<null>,
  ): Promise<void> {
    const thinker = new Thinker(port, this.bundle, this.params);
    if (network) thinker.learn(network);
    while (!signal.aborted && left.length) {
      const next = left.shift()!;
      const { record, seat, played, number } = next;
      const question = { record, seat, played, number, advised: network !== null };
      const judgement = await Promise.race([thinker.judge(question), aborted]);
      if (judgement) hear(next, judgement);
    }
  }
}
