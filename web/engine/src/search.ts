// Thinking ahead: the tree search of the house, grown in chunks so that it can be stopped at any moment.

import { halves, writeFields, type Engine, type Seed } from "./engine";
import type { AdvisedEngine } from "./network";
import { readField, readNumber } from "./records";
import type { RecordLayout } from "./schema";

const NONE = -1;
export const ROOT = 0;
const WORDS = 2 ** 32 - 1; // dice begin at one of this many numbers

/** A move that a search looked at. */
export interface Candidate {
  readonly action: number;
  readonly visits: number;
  readonly worth: number; // the rewards of all visits added up
  readonly expected: number; // from 0, certain to lose, to 1, certain to win
}

/** A decision in the tree of a search. */
export interface Tried {
  readonly node: number;
  readonly seat: number; // who made it
  readonly action: number;
  readonly visits: number;
}

export class Search {
  protected readonly seed: readonly [number, number];
  private readonly node: RecordLayout;

  /** A search for a seat from its record. Its tree takes about 40 bytes a node; an engine has one search at a time. */
  constructor(
    protected readonly engine: Engine,
    private readonly record: Uint8Array,
    seat: number,
    seed: Seed,
    protected readonly nodes: number,
    only = NONE, // the one action tried first, if only one is
    style = engine.description.search,
  ) {
    this.seed = halves(seed);
    this.node = engine.argument("tree").records!;
    engine.address("tree", nodes * this.node.whole);
    writeFields(engine, "plan", { ...style, seat, only, tail: 0 });
    engine.call("begin_search", nodes);
    engine.throwDice((((this.seed[0] >>> 0) + (this.seed[1] >>> 0)) % WORDS) + 1);
  }

  /** This many more iterations, or as many as there is room for. */
  grow(iterations: number): void {
    this.engine.load(this.record);
    this.walk(iterations);
  }

  protected walk(iterations: number): void {
    this.engine.call("search", ...this.seed, iterations, this.nodes);
  }

  get iterations(): number {
    return this.plan("iterations");
  }

  /** Whether there is room for no more nodes. */
  get full(): boolean {
    return this.plan("nodes") + 1 >= this.nodes;
  }

  /** The rewards of every seat in all iterations, added up. */
  get totals(): readonly number[] {
    return readField(this.engine.argument("plan").record!, "totals", this.engine.room("plan")) as readonly number[];
  }

  /** Every action tried so far, the most visited first. */
  candidates(): Candidate[] {
    const found: Candidate[] = [];
    for (let node = this.of(ROOT, "first"); node !== NONE; node = this.of(node, "sibling")) {
      const visits = this.of(node, "visits");
      const worth = this.of(node, "worth");
      found.push({ action: this.of(node, "action"), visits, worth, expected: worth / Math.max(1, visits) });
    }
    return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth || a.action - b.action);
  }

  /** The decisions tried after one in the tree, the most visited first. */
  below(parent: number): Tried[] {
    const found: Tried[] = [];
    for (let node = this.of(parent, "first"); node !== NONE; node = this.of(node, "sibling"))
      found.push({
        node,
        seat: this.of(node, "mover"),
        action: this.of(node, "action"),
        visits: this.of(node, "visits"),
      });
    return found.sort((a, b) => b.visits - a.visits || a.node - b.node);
  }

  private plan(field: string): number {
    return readNumber(this.engine.argument("plan").record!, field, this.engine.room("plan"));
  }

  private of(node: number, field: string): number {
    const size = this.node.whole;
    const tree = this.engine.at("tree", this.nodes * size);
    return readNumber(this.node, field, tree.subarray(node * size, (node + 1) * size));
  }
}

/** A search with the advice of a network. */
export class AdvisedSearch extends Search {
  constructor(engine: AdvisedEngine, record: Uint8Array, seat: number, seed: Seed, nodes: number, only = NONE) {
    super(engine, record, seat, seed, nodes, only, engine.network.search);
    engine.forget(nodes + 1);
  }

  protected override walk(iterations: number): void {
    const remembered = this.nodes + 1;
    this.engine.call("search_advised", ...this.seed, iterations, this.nodes, remembered, remembered);
  }
}
