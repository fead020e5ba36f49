// The worker's side of the workbench: plays its part of a comparison in small portions, and listens in between.

import type { Bytes } from "./engine";
import { Workbench, type Notes, type WorkbenchParts } from "./workbench";
import type { WorkerPort } from "./worker";

/** A comparison: the same deals with the numbers of a table before and after a change. */
export interface Comparison {
  readonly before: Bytes;
  readonly after: Bytes;
  readonly players: number;
  readonly player: string;
  readonly games: number;
  readonly column?: number | undefined; // what is compared with its peers
  readonly known?: number | undefined; // of these games, how many were played before
}

/** One worker's part of a comparison: every so manieth portion. */
export interface Share extends Comparison {
  readonly id: number;
  readonly first: number;
  readonly step: number;
}

export type TrialOrder =
  | { readonly order: "open"; readonly parts: WorkbenchParts; readonly params: Bytes }
  | { readonly order: "learn"; readonly weights: Bytes }
  | { readonly order: "compare"; readonly share: Share }
  | { readonly order: "pause" }
  | { readonly order: "go on" };

/** How far a worker is with its part: pairs of games played, and their sums. */
export interface TrialReport {
  readonly id: number;
  readonly games: number;
  readonly sums: Float64Array<ArrayBuffer>;
  readonly gaps: Float64Array<ArrayBuffer>; // all 0 where no column was asked for
}

/** That a worker cannot go on. */
export interface TrialFailure {
  readonly id: number;
  readonly failed: string;
}

const TELL = 100; // milliseconds between two reports

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Answer the orders that come over a line. */
export function serveTrials(line: WorkerPort): void {
  let workbench: Workbench | null = null;
  let current: Share | null = null;
  let paused: Promise<void> | null = null;
  let goOn = (): void => {};
  const kept = new Befores();

  async function compare(share: Share): Promise<void> {
    if (!workbench) throw new Error("a worker compares with what it was given before");
    const { portion: size } = workbench.workbench.thresholds;
    workbench.clear();
    let games = 0;
    let told = performance.now();
    for (let portion = (share.known ?? 0) / size + share.first; portion * size < share.games; portion += share.step) {
      await (paused ?? turn());
      if (current !== share) return;
      const seed = portion * size;
      const before = kept.get(share, portion, () => played(share, share.before, seed));
      const after = played(share, share.after, seed);
      workbench.addPairs(before, after, share.players);
      if (share.column !== undefined) workbench.addPeers(after, share.players, share.column);
      games += size;
      const last = (portion + share.step) * size >= share.games;
      if (!last && performance.now() < told + TELL) continue;
      told = performance.now();
      const { sums, gaps } = workbench;
      line.postMessage({ id: share.id, games, sums, gaps } satisfies TrialReport);
    }
  }

  function played({ players, player }: Share, params: Bytes, seed: number): Notes {
    return workbench!.play(params, players, player, seed, workbench!.workbench.thresholds.portion);
  }

  function pause(): void {
    paused ??= new Promise((resolve) => (goOn = resolve));
  }

  function release(): void {
    paused = null;
    goOn();
  }

  line.onmessage = ({ data }: MessageEvent<TrialOrder>): void => {
    if (data.order === "open") workbench = new Workbench(data.parts, data.params);
    else if (data.order === "learn") workbench?.learn(data.weights);
    else if (data.order === "pause") pause();
    else if (data.order === "go on") release();
    else {
      release();
      current = data.share;
      const { id } = data.share;
      compare(data.share).catch((error: unknown) => {
        line.postMessage({ id, failed: String(error) } satisfies TrialFailure);
      });
    }
  };
}

/** Games before a change: played once, and kept for the next change. */
class Befores {
  private of: Pick<Share, "before" | "players" | "player"> | null = null;
  private readonly portions = new Map<number, Notes>();

  get(share: Share, portion: number, play: () => Notes): Notes {
    if (!this.fits(share)) this.portions.clear();
    this.of = share;
    const notes = this.portions.get(portion) ?? play();
    this.portions.set(portion, notes);
    return notes;
  }

  private fits({ before, players, player }: Share): boolean {
    if (this.of?.players !== players || this.of.player !== player) return false;
    return this.of.before.every((byte, place) => byte === before[place]);
  }
}
