// How good a decision was: what starlode/analysis does, number for number.

import type { Bytes, Engine } from "./engine";
import type { AdvisedEngine } from "./network";
import { readNumber } from "./records";
import type { Measures } from "./schema";
import { AdvisedSearch, Search, type Candidate } from "./search";

/** A decision that a seat has made. */
export interface Question {
  readonly record: Bytes; // what the seat knew
  readonly seat: number;
  readonly played: number;
  readonly number: number; // of the decisions that the seat had made before
  readonly advised: boolean; // judged by the network that the worker was given
}

/** What a seat may expect of its choice, and of the best other one; a positive edge is in favour of its choice. */
export interface Judgement {
  readonly expected: readonly number[]; // of every seat after the choice
  readonly rival: number | null; // null where a search did not even try anything else
  readonly instead: readonly number[] | null; // of every seat after the rival; null where a look was enough
  readonly edge: number;
  readonly margin: number; // half the 95% interval of the edge
  readonly worth: number; // for accuracy: how often a look came to the choice, for every time it came to its favourite
}

type Weighed = Omit<Judgement, "worth">;

const SEED = 0; // another one would imagine other positions
const PARTS = 2; // of a number with 64 bits

/** A number of 32 bits that looks random, the same everywhere. */
export function scattered(...numbers: number[]): number {
  let found = 2166136261;
  for (const number of numbers)
    for (let part = 0; part < PARTS; part++) {
      found = Math.imul(found ^ (part ? 0 : number), 16777619);
      found = Math.imul(found ^ (found >>> 15), 0x85ebca6b);
      found ^= found >>> 13;
    }
  return found >>> 0;
}

export class Judge {
  private readonly measures: Measures;

  constructor(
    private readonly engine: Engine,
    private readonly advised: AdvisedEngine | null,
  ) {
    this.measures = engine.description.analysis;
  }

  /** The judgement of a master, or of the plain search where there is none; a choice is worth what the kinder makes of it. */
  judge(asked: Question): Judgement {
    const iterations = asked.advised ? this.measures.iterations : this.measures.plain;
    const seeds = this.seeds(asked);
    const { looked, expected } = this.look(asked, seeds[0]!, iterations);
    const worth = worthOf(looked, asked.played);
    const found = this.weigh(asked, iterations, seeds, looked, expected);
    if (!asked.advised || worth === 1) return { ...found, worth };
    const plain = this.look({ ...asked, advised: false }, seeds[0]!, iterations);
    return { ...found, worth: Math.max(worth, worthOf(plain.looked, asked.played)) };
  }

  private seeds({ seat, number }: Question): number[] {
    return Array.from({ length: 1 + 2 * this.measures.trees }, (_, place) => scattered(SEED, seat, number, place));
  }

  /** Compare a choice with the best other one: at a look where that suffices, else by trees, and marks by deeper ones. */
  private weigh(
    asked: Question,
    iterations: number,
    seeds: readonly number[],
    looked: readonly Candidate[],
    expected: readonly number[],
  ): Weighed {
    const rival = looked.find(({ action }) => action !== asked.played);
    if (!rival) return { expected, rival: null, instead: null, edge: 0, margin: 0 };
    const edge = this.glimpse(looked, asked.played, rival, iterations);
    if (edge !== null && !this.isMarked(edge))
      return { expected, rival: rival.action, instead: null, edge, margin: Math.abs(edge) };
    return this.settle(asked, rival.action, iterations, seeds);
  }

  /** Two choices by a few trees, and for a mark by deeper ones, as many as it takes. */
  private settle(asked: Question, rival: number, iterations: number, seeds: readonly number[]): Weighed {
    const { trees, deeper } = this.measures;
    const share = Math.floor(iterations / trees);
    const first = this.compare(asked, rival, seeds.slice(1), share).next().value!;
    let second = first;
    if (!this.isMarked(first.edge)) return first;
    for (const deep of this.compare(asked, rival, seeds.slice(trees + 1), share * deeper)) {
      second = { ...deep, margin: Math.max(deep.margin, Math.abs(first.edge - deep.edge)) };
      if (this.isSettled(second)) break;
    }
    return second;
  }

  /** Whether a mark is certain, or out of reach. */
  private isSettled({ edge, margin }: Weighed): boolean {
    return Math.abs(edge) > margin || !this.isMarked(edge / this.measures.hopeless);
  }

  private isMarked(edge: number): boolean {
    const { found, lost } = this.measures;
    return edge >= found.at(-1)!.least || -edge >= lost.at(-1)!.least;
  }

  /** A search that goes where it likes. */
  private look(asked: Question, seed: number, iterations: number): { looked: Candidate[]; expected: number[] } {
    const search = this.plant(asked, seed, iterations);
    const expected = this.grown(asked, search, iterations);
    return { looked: search.candidates(), expected };
  }

  /** By how much a look prefers the choice; null where it has not seen enough of it. */
  private glimpse(looked: readonly Candidate[], played: number, rival: Candidate, iterations: number): number | null {
    const own = looked.find(({ action }) => action === played);
    const enough = Math.floor(iterations / this.measures.seen);
    return own && own.visits >= enough ? own.expected - rival.expected : null;
  }

  /** Two choices by a few trees each, then by one more, for as many as there are seeds. */
  private *compare(asked: Question, rival: number, seeds: readonly number[], iterations: number): Generator<Weighed> {
    const [own, other]: [number[][], number[][]] = [[], []];
    for (const seed of seeds) {
      own.push(this.grown(asked, this.plant(asked, seed, iterations, asked.played), iterations));
      other.push(this.grown(asked, this.plant(asked, seed, iterations, rival), iterations));
      if (own.length >= this.measures.few) yield this.difference(own, other, asked.seat, rival);
    }
  }

  /** What trees of two choices say, a row of each for a seed. */
  private difference(own: readonly number[][], other: readonly number[][], seat: number, rival: number): Weighed {
    const edges = own.map((row, tree) => row[seat]! - other[tree]![seat]!);
    const edge = mean(edges);
    const spread = Math.sqrt(total(edges.map((each) => (each - edge) ** 2)) / (edges.length - 1));
    const margin = (this.measures.student[edges.length - 2]! * spread) / Math.sqrt(edges.length);
    return { expected: means(own), rival, instead: means(other), edge, margin };
  }

  private plant({ record, seat, advised }: Question, seed: number, iterations: number, only?: number): Search {
    if (!advised) return new Search(this.engine, record, seat, seed, iterations + 2, only);
    if (!this.advised) throw new Error("a decision is judged with what was given before");
    return new AdvisedSearch(this.advised, record, seat, seed, iterations + 2, only);
  }

  /** What every seat may expect, on average of the second half of a search: in the first it still tries everything. */
  private grown({ record }: Question, search: Search, iterations: number): number[] {
    const learning = Math.floor(iterations / 2);
    search.grow(learning);
    const before = search.totals;
    search.grow(iterations - learning);
    const after = search.totals;
    const players = readNumber(this.engine.layout, "players", record);
    return after.slice(0, players).map((sum, seat) => (sum - before[seat]!) / (iterations - learning));
  }
}

/** How often a look came to a choice, for every time it came to its favourite. */
const worthOf = (looked: readonly Candidate[], played: number): number =>
  (looked.find(({ action }) => action === played)?.visits ?? 0) / looked[0]!.visits;

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]): number => total(values) / values.length;
const means = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, seat) => mean(rows.map((row) => row[seat]!)));
