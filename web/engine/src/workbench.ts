// The workbench of a game: plays games by the thousand within its module, and compares them before and after a change.

import { Engine, halves, writeFields, type Bytes, type Seed } from "./engine";
import type { FixedNumber, Knob } from "./knobs";
import { layWeights } from "./network";
import type { Argument, Description } from "./schema";

/** A component, and one way to take or use it. */
export interface UseColumn {
  readonly id: string;
  readonly kind: string; // in English; things of one kind are peers
  readonly name: string; // in English
  readonly choice: string; // of things with the same choice a seat gets only one
  readonly how: string;
}

export interface WorkbenchDescription {
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly tables: Readonly<Record<string, readonly number[]>>;
  readonly in_turn: boolean; // whether one seat is asked first; else all are at once
  readonly warmth: number;
  readonly players: Readonly<Record<string, number>>; // how the module is told who plays
  readonly trained: readonly number[]; // for how many players there is a network
  readonly columns: readonly UseColumn[];
  readonly sources: readonly { readonly origin: string; readonly number: number }[];
  readonly knobs: readonly Knob[];
  readonly fixed: readonly FixedNumber[];
}

/** Everything of a game's workbench but its network, which is fetched when it is wanted. */
export interface WorkbenchParts {
  readonly description: Description; // of the game's bundle
  readonly workbench: WorkbenchDescription;
  readonly module: WebAssembly.Module;
}

/** What was noted of some games, as bytes. */
export type Notes = readonly [summary: Bytes, sources: Bytes, taken: Bytes];

/** One measure before and after a change; a reach below 0 means that there was nothing to measure. */
export interface Told {
  readonly before: number;
  readonly beforeReach: number;
  readonly after: number;
  readonly afterReach: number;
  readonly reach: number; // of the difference
  readonly beforeCount: number; // what the measure was divided by
  readonly afterCount: number;
  readonly verdict: TrialVerdict;
}

const VERDICTS = ["unsure", "same", "more", "less", "few"] as const;
export type TrialVerdict = (typeof VERDICTS)[number];

/** The measures of every game, in their order; then come sources, what is taken, and what its takers win. */
export const MEASURES = {
  places: 0, // four of them
  points: 4,
  margin: 5,
  decisions: 6,
  rounds: 7,
  changes: 8,
  settled: 9,
  sources: 10,
} as const;

const NOTED = ["summary", "sources", "taken"] as const;
const NETWORK = "network"; // the player that needs one
const TOLD = 7; // numbers of a measure

export class Workbench extends Engine {
  readonly workbench: WorkbenchDescription;

  constructor({ description, workbench, module }: WorkbenchParts, params: Bytes) {
    super(
      { module, description: { ...description, exports: workbench.exports, arguments: workbench.arguments } },
      params,
    );
    this.workbench = workbench;
    this.share("state_bytes", "state");
    this.share("survey_words", "survey");
    for (const [name, numbers] of Object.entries(workbench.tables)) this.layTable(name, numbers);
    writeFields(this, "plan", { guided: 1, warmth: workbench.warmth });
  }

  /** How many measures there are. */
  get measures(): number {
    return this.argument("verdicts").count!;
  }

  private layTable(name: string, numbers: readonly number[]): void {
    const narrow = this.argument(name).array === "i2";
    const table = narrow ? Int16Array.from(numbers) : Int32Array.from(numbers);
    this.room(name).set(new Uint8Array(table.buffer));
  }

  /** Give it the weights of the game's network; from now on that player can play. */
  learn(weights: Bytes): void {
    layWeights(this, this.description.network!, weights);
    this.address("kept", this.argument("kept").rows!);
    this.address("whose", 1);
  }

  /** Play so many games with the numbers of a table, one of every seed from the first on. */
  play(params: Uint8Array, players: number, player: string, first: Seed, games: number): Notes {
    this.room("params").set(params);
    for (const name of NOTED) this.at(name, games * this.argument(name).rows!).fill(0);
    const numbers = [players, ...halves(first), this.workbench.players[player]!, games, games, games];
    if (player === NETWORK) this.call("play_advised", ...numbers, 1, 1);
    else this.call("play_games", ...numbers);
    return NOTED.map((name) => this.at(name, games * this.argument(name).rows!).slice()) as unknown as Notes;
  }

  // ---- before and after ----

  /** Forget all pairs. */
  clear(): void {
    this.room("sums").fill(0);
  }

  /** Add games that were played before and after a change. */
  addPairs(before: Notes, after: Notes, players: number): void {
    const games = before[0].length / this.argument("summary").rows!;
    NOTED.forEach((name, place) => {
      this.at(name, before[place]!.length).set(before[place]!);
      this.at(`new_${name}`, after[place]!.length).set(after[place]!);
    });
    this.call("add_pairs", ...Array<number>(6).fill(games), players);
  }

  /** All sums over the pairs so far; those of several workbenches can be added up. */
  get sums(): Float64Array<ArrayBuffer> {
    return new Float64Array(this.room("sums").slice().buffer);
  }

  /** What sums over so many games say of every measure, with so much probability of error for each. */
  tell(sums: Float64Array, games: number, error: number): Told[] {
    this.room("sums").set(new Uint8Array(sums.buffer));
    this.call("tell", games, error);
    this.call("judge", this.workbench.columns.length);
    const numbers = new Float64Array(this.room("told").slice().buffer);
    return Array.from(this.room("verdicts"), (verdict, measure) => {
      const [before, beforeReach, after, afterReach, reach, beforeCount, afterCount] = numbers.subarray(
        TOLD * measure,
        TOLD * (measure + 1),
      ) as unknown as [number, number, number, number, number, number, number];
      return { before, beforeReach, after, afterReach, reach, beforeCount, afterCount, verdict: VERDICTS[verdict]! };
    });
  }

  /** Which value of a sweep leaves the smallest gap between what takers of a thing and of its peers win; -1 for none. */
  sweetSpot(gaps: readonly number[], takers: readonly number[]): number {
    this.at("gaps", 8 * gaps.length).set(new Uint8Array(Float64Array.from(gaps).buffer));
    this.at("takers", 8 * takers.length).set(new Uint8Array(Float64Array.from(takers).buffer));
    return this.call("sweet_spot", gaps.length, takers.length);
  }
}

/** The measure of how many seats take what a column counts. */
export function takenBy({ columns, sources }: WorkbenchDescription, column: number): number {
  return MEASURES.sources + sources.length + (column % columns.length);
}

/** The measure of what those win who take it. */
export function wonWith(description: WorkbenchDescription, column: number): number {
  return takenBy(description, column) + description.columns.length;
}
