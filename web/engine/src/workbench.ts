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

/** Numbers that Python and the page must agree about. */
export interface Thresholds {
  readonly enough: number; // takers below which nothing is said of what they win
  readonly share: number; // a difference of shares that matters
  readonly error: number; // of all measures together
  readonly portion: number; // games that are played at a time
}

export interface WorkbenchDescription {
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly tables: Readonly<Record<string, readonly number[]>>;
  readonly in_turn: boolean; // whether one seat is asked first; else all are at once
  readonly warmth: number;
  readonly thresholds: Thresholds;
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

/** What is said of one thing, compared with others of its kind or with a target; starlode/workbench/balance.py. */
export interface Weight {
  readonly won: number; // share of victories of those who take it
  readonly shouldWin: number;
  readonly wonReach: number; // of the gap between the two
  readonly used: number; // share of seats that take it
  readonly shouldUse: number;
  readonly usedReach: number;
  readonly takers: number;
  readonly misfit: number; // both gaps together
  readonly elsewhere: number; // how far the rest of the game has moved
}

/** How many games each state has been played, and what they lose so far. */
export interface StateStanding {
  readonly loss: number;
  readonly takers: number;
  readonly played: number;
}

const NO_TARGET = -1;
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
    this.room("gaps").fill(0);
  }

  /** Add games that were played before and after a change. */
  addPairs(before: Notes, after: Notes, players: number): void {
    const games = before[0].length / this.argument("summary").rows!;
    this.lay("", before);
    this.lay("new_", after);
    this.call("add_pairs", ...Array<number>(6).fill(games), players);
  }

  private lay(prefix: string, notes: Notes): void {
    NOTED.forEach((name, place) => this.at(`${prefix}${name}`, notes[place]!.length).set(notes[place]!));
  }

  /** Add games to what is known of one column and of its peers. */
  addPeers(notes: Notes, players: number, column: number): void {
    const games = notes[0].length / this.argument("summary").rows!;
    this.lay("", notes);
    this.room("peers").set(peersIn(this.workbench, column));
    this.call("add_peers", games, games, games, players, column);
  }

  /** The sums over a column and its peers so far; those of several workbenches can be added up. */
  get gaps(): Float64Array<ArrayBuffer> {
    return new Float64Array(this.room("gaps").slice().buffer);
  }

  /** What sums say of a column; `tell` must have been called for the same games. */
  weigh(
    gaps: Float64Array,
    games: number,
    error: number,
    players: number,
    column: number,
    target: number | null,
  ): Weight {
    this.room("gaps").set(new Uint8Array(gaps.buffer));
    this.call("weigh", games, error, players, this.workbench.columns.length, column, target ?? NO_TARGET);
    const [won, shouldWin, wonReach, used, shouldUse, usedReach, takers, misfit, elsewhere] = new Float64Array(
      this.room("weight").slice().buffer,
    ) as unknown as [number, number, number, number, number, number, number, number, number];
    return { won, shouldWin, wonReach, used, shouldUse, usedReach, takers, misfit, elsewhere };
  }

  /** How many games each state shall have been played after the next round of a search; none when it is over. */
  planRound(standings: readonly StateStanding[], most: number): number[] {
    const count = standings.length;
    this.layReals("losses", standings.map(({ loss }) => loss)); // prettier-ignore
    this.layReals("takers", standings.map(({ takers }) => takers)); // prettier-ignore
    this.layReals("played", standings.map(({ played }) => played)); // prettier-ignore
    this.layReals("wanted", Array<number>(count).fill(0));
    if (!this.call("plan_round", count, count, count, most, count)) return [];
    return [...new Float64Array(this.at("wanted", 8 * count).slice().buffer)];
  }

  private layReals(name: string, numbers: readonly number[]): void {
    this.at(name, 8 * numbers.length).set(new Uint8Array(Float64Array.from(numbers).buffer));
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

  /** Which of several states loses least, of those with enough takers; -1 for none. */
  sweetSpot(losses: readonly number[], takers: readonly number[]): number {
    this.layReals("losses", losses);
    this.layReals("takers", takers);
    return this.call("sweet_spot", losses.length, takers.length);
  }
}

/** For every column, 1 if it is a peer of this one: another thing of its kind, taken in the same way. */
function peersIn({ columns }: WorkbenchDescription, column: number): number[] {
  const { id, kind, how } = columns[column]!;
  return columns.map((other) => Number(other.kind === kind && other.how === how && other.id !== id));
}

/** The measure of how many seats take what a column counts. */
export function takenBy({ columns, sources }: WorkbenchDescription, column: number): number {
  return MEASURES.sources + sources.length + (column % columns.length);
}

/** The measure of what those win who take it. */
export function wonWith(description: WorkbenchDescription, column: number): number {
  return takenBy(description, column) + description.columns.length;
}
