// A table in the page: the same ideas as Python's `Match`. It holds the whole truth; a seat is handed a `Seat`.

import { paramsFor, resolveOptions, type Bundle } from "./bundle";
import { Engine, type Bytes, type Result } from "./engine";
import { eventsOf } from "./events";
import { readNumber, readRecord } from "./records";
import type { GameTypes, Options } from "./schema";
import { checkPosition } from "./starting";

export const SPECTATOR = -1;
const KEY = 16; // bytes

/** A move that is not allowed. */
export class IllegalMove extends Error {}

export interface Move {
  readonly seat: number;
  readonly action: number;
}

/** After this many moves chance was redrawn; redraws of a table are numbered from 1. */
export type Redraw = readonly [place: number, number: number];

export class Table<G extends GameTypes = GameTypes> {
  readonly engine: Engine;
  readonly options: Options;
  private readonly states: Bytes[];
  private readonly made: Move[] = [];
  private anew: Redraw[];

  private constructor(engine: Engine, options: Options, start: Bytes, redraws: readonly Redraw[]) {
    this.engine = engine;
    this.options = options;
    this.states = [start];
    this.anew = [...redraws];
  }

  /** A fresh table. The key is the secret of its shuffles: 16 bytes, a short seed, or nothing for one that cannot be guessed. */
  static deal<G extends GameTypes = GameTypes>(
    bundle: Bundle,
    given: Partial<Record<G["option"], unknown>> = {},
    secret: Uint8Array | number = crypto.getRandomValues(new Uint8Array(KEY)),
    redraws: readonly Redraw[] = [],
  ): Table<G> {
    const { engine, options } = equipment(bundle, given as Options);
    const key = typeof secret === "number" ? engine.stretch(secret) : secret;
    return new Table<G>(engine, options, engine.deal(Number(options.players), key), redraws);
  }

  /** A table that goes on from a position; throws UnsoundPosition where the rules could not be given it. */
  static resume(bundle: Bundle, given: Options, state: Bytes, redraws: readonly Redraw[] = []): Table {
    const { engine, options } = equipment(bundle, given);
    checkPosition(engine, state, Number(options.players));
    return new Table(engine, options, state, redraws);
  }

  /** The true position, as bytes. */
  get state(): Bytes {
    return this.states.at(-1)!;
  }

  get players(): number {
    return this.number("players");
  }

  get over(): boolean {
    return this.number("over") === 1;
  }

  /** How many decisions have been made, secret ones included. */
  get ply(): number {
    return this.number("ply");
  }

  /** The seats that owe a decision, lowest first. */
  get acting(): number[] {
    const bits = this.number("acting");
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  /** All moves so far. */
  get moves(): readonly Move[] {
    return this.made;
  }

  /** Where chance was redrawn: what a table needs to be played again, besides its key and its moves. */
  get redraws(): readonly Redraw[] {
    return this.anew;
  }

  /** Points and rank of every seat; final once the game is over. */
  get results(): Result[] {
    return this.engine.returns(this.state);
  }

  legal(seat: number): number[] {
    return this.engine.legal(this.state, seat);
  }

  /** Play an action; answers with everything it caused. Throws IllegalMove. */
  play(seat: number, action: number): G["event"][] {
    if (!this.legal(seat).includes(action)) throw new IllegalMove(`seat ${seat} may not play action ${action} now`);
    this.advance({ seat, action });
    return this.eventsAt(this.states.length - 1, null);
  }

  private advance(move: Move): void {
    const due = this.anew.filter(([place]) => place === this.made.length);
    const before = due.reduce((state, [, number]) => this.engine.redraw(state, number), this.state);
    this.states.push(this.engine.apply(before, move.seat, move.action));
    this.made.push(move);
  }

  /** Take back the last moves; answers with them, the earliest first. */
  undo(count = 1): Move[] {
    if (count > this.made.length) throw new Error(`${this.made.length} moves can be taken back, not ${count}`);
    const left = this.made.length - count;
    const gone = this.made.slice(left);
    this.takeBack(left);
    return gone;
  }

  /**
   * Take back a move: with all that followed, or alone, without what others did since. What was not free to take back
   * is followed by other luck; that outlasts what is taken back later, or an old draw would come true again.
   */
  takeBack(place: number, how: { alone?: boolean; anew?: boolean } = {}): void {
    const { seat } = this.made[place] ?? { seat: SPECTATOR };
    const later = this.made.slice(place).map((move, step) => ({ move, from: place + step }));
    const staying = how.alone ? later.filter(({ move }) => move.seat !== seat) : [];
    const number = 1 + Math.max(0, ...this.anew.map(([, drawn]) => drawn));
    const moved = (at: number): number => Math.min(at, place + staying.filter(({ from }) => from < at).length);
    this.anew = how.anew
      ? [...this.anew.filter(([at]) => at < place), [place, number]]
      : this.anew.map(([at, drawn]) => [moved(at), drawn]);
    this.states.length = place + 1;
    this.made.length = place;
    for (const { move } of staying) this.advance(move);
  }

  /** What one seat may know and do; -1 is a spectator. */
  seat(number: number): Seat<G> {
    return new Seat<G>(this, number);
  }

  // ---- what happened ----

  /** How many positions there have been; the deal made the first. */
  get length(): number {
    return this.states.length;
  }

  /** What brought about one of the positions, as a viewer may know it; null sees everything. */
  eventsAt(place: number, viewer: number | null): G["event"][] {
    return eventsOf(this.engine.description.schema, this.stateAt(place), viewer) as unknown as G["event"][];
  }

  /** The true position after this many moves. */
  stateAt(place: number): Bytes {
    const state = this.states[place];
    if (!state) throw new Error(`there is no position ${place}`);
    return state;
  }

  private number(field: string): number {
    return readNumber(this.engine.layout, field, this.state);
  }
}

/** The rules with the numbers of a table; throws where a bundle does not have them. */
function equipment(bundle: Bundle, given: Options): { engine: Engine; options: Options } {
  const options = resolveOptions(bundle.description, given);
  const params = paramsFor(bundle, options);
  if (!params) throw new Error("this bundle has no table with these options; a server has to be asked for its numbers");
  return { engine: new Engine(bundle, params), options };
}

/** A seat at a table: the same verbs, limited by the gate to what that seat may know. */
export class Seat<G extends GameTypes = GameTypes> {
  constructor(
    private readonly table: Table<G>,
    readonly number: number,
  ) {}

  /** The seat's record: a position that holds exactly what the seat may know, as bytes without the tail. */
  get bytes(): Bytes {
    const { engine, state } = this.table;
    return engine.hide(state, this.number).slice(0, engine.layout.size);
  }

  /** The seat's record, field by field. */
  get record(): G["record"] {
    return readRecord(this.table.engine.layout, this.bytes) as unknown as G["record"];
  }

  legal(): number[] {
    return this.number === SPECTATOR ? [] : this.table.engine.legal(this.bytes, this.number);
  }

  /** Play an action; answers with what the seat may know of what it caused. Throws IllegalMove. */
  play(action: number): G["event"][] {
    this.table.play(this.number, action);
    return this.table.eventsAt(this.table.length - 1, this.number);
  }
}
