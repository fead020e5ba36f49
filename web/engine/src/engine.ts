// The rules of one game with the numbers of one table. Positions go in and come out as bytes; nothing is checked here.

import type { Bundle } from "./bundle";
import { readNumber, readRecord, writeNumber, type Fields } from "./records";
import type { Consequence, Rules } from "./rules";
import type { Argument, Description, RecordLayout } from "./schema";

export type Bytes = Uint8Array<ArrayBuffer>;
/** A seed of 64 bits: a whole number that JavaScript can hold, or its low and high half. */
export type Seed = number | readonly [low: number, high: number];

type Call = (...numbers: number[]) => number;

const PAGE = 65536;
const ALIGNMENT = 16;
const HALF = 2 ** 32;
const TRIED = 12; // worlds in which it is tried what may follow
const IMAGINED = 32; // worlds in which it is tried whether something can be worked out

export function halves(seed: Seed): readonly [number, number] {
  return typeof seed === "number" ? [seed >>> 0, Math.floor(seed / HALF)] : seed;
}

export interface Result {
  readonly points: number;
  readonly rank: number; // 1 is best, equals share
}

export class Engine implements Rules {
  readonly description: Description;
  readonly params: Bytes;
  readonly layout: RecordLayout; // of a position
  readonly own = true;
  private readonly instance: WebAssembly.Instance;
  private readonly memory: WebAssembly.Memory;
  private readonly rooms = new Map<string, { address: number; size: number }>();
  private free: number;

  constructor(bundle: Pick<Bundle, "module" | "description">, params: Bytes) {
    this.description = bundle.description;
    this.layout = this.description.schema.record;
    this.params = params;
    this.instance = new WebAssembly.Instance(bundle.module);
    this.memory = this.instance.exports.memory as WebAssembly.Memory;
    this.free = (this.instance.exports.__heap_base as WebAssembly.Global<"i32">).value;
    this.at("params", params.length).set(params);
  }

  // ---- memory ----

  /** The address of at least this many bytes under a name; they stay there until more are needed. */
  address(name: string, size = 0): number {
    const known = this.rooms.get(name);
    if (known && known.size >= size) return known.address;
    const address = Math.ceil(this.free / ALIGNMENT) * ALIGNMENT;
    this.free = address + size;
    const lacking = this.free - this.memory.buffer.byteLength;
    if (lacking > 0) this.memory.grow(Math.ceil(lacking / PAGE));
    this.rooms.set(name, { address, size });
    return address;
  }

  /** The bytes under a name; a view that is good until memory grows. */
  at(name: string, size: number): Bytes {
    const address = this.address(name, size);
    return new Uint8Array(this.memory.buffer as ArrayBuffer, address, size);
  }

  /** Let an argument lie where another one lies. */
  protected share(name: string, other: string): void {
    this.rooms.set(name, { address: this.room(other).byteOffset, size: this.room(other).length });
  }

  /** The bytes of an argument. */
  room(name: string): Bytes {
    return this.at(name, sizeOf(this.argument(name)));
  }

  argument(name: string): Argument {
    const known = this.description.arguments[name];
    if (!known) throw new Error(`no export takes '${name}'`);
    return known;
  }

  /** Call an export. Arguments that lie in memory are found by themselves; the numbers are given in their order. */
  call(name: string, ...numbers: number[]): number {
    const names = this.description.exports[name];
    if (!names) throw new Error(`the module has no '${name}'`);
    const left = [...numbers];
    const given = names.flatMap((argument) => {
      const { number, records, rows } = this.argument(argument);
      if (number) return left.splice(0, number);
      return (records ?? rows) ? [this.address(argument), left.shift() ?? 0] : [this.room(argument).byteOffset];
    });
    return (this.instance.exports[name] as Call)(...given);
  }

  // ---- positions ----

  /** Lay a position, or the record of a seat, where exports look for it. */
  load(state: Uint8Array): void {
    const room = this.room("state");
    room.set(state);
    room.fill(0, state.length); // the record of a seat comes without its tail
  }

  private compare(before: Uint8Array, after: Uint8Array): void {
    this.room("before").set(before);
    this.room("after").set(after);
  }

  private taken(): Bytes {
    return this.room("state").slice();
  }

  /** A fresh game from a key of 16 bytes. */
  deal(players: number, key: Uint8Array): Bytes {
    this.room("state").fill(0);
    key.forEach((byte, place) => (this.room("state")[this.fieldAt("key") + place] = byte));
    this.call("deal", players);
    return this.taken();
  }

  /** The key that a person's short seed stands for. */
  stretch(seed: Seed): Bytes {
    this.call("stretch", ...halves(seed));
    return this.room("key").slice();
  }

  /** The legal actions of a seat, in ascending order; none for a seat that owes no decision. */
  legal(state: Uint8Array, seat: number): number[] {
    this.load(state);
    this.call("legal", seat);
    const found: number[] = [];
    this.room("mask").forEach((bits, byte) => {
      for (let bit = 0; bit < 8; bit++) if ((bits >> bit) & 1) found.push(8 * byte + bit);
    });
    return found;
  }

  /** What becomes of a position by a legal action. */
  apply(state: Uint8Array, seat: number, action: number): Bytes {
    this.load(state);
    this.call("apply", seat, action);
    return this.taken();
  }

  /** Points and rank of every seat; final once the game is over. */
  returns(state: Uint8Array): Result[] {
    this.load(state);
    this.call("returns");
    const numbers = new Int32Array(this.room("results").slice().buffer);
    const players = readNumber(this.layout, "players", state);
    return Array.from({ length: players }, (_, seat) => ({ points: numbers[2 * seat]!, rank: numbers[2 * seat + 1]! }));
  }

  /** The gate: the seat's record of a position; -1 is a spectator. */
  hide(state: Uint8Array, seat: number): Bytes {
    this.load(state);
    this.call("hide", seat);
    return this.taken();
  }

  /** A seat's record after a decision of its own that neither chance nor secrets can change. */
  foresee(record: Uint8Array, seat: number, action: number): Bytes {
    return this.hide(this.apply(record, seat, action), seat);
  }

  /** A whole position that looks the same to a seat. */
  imagine(state: Uint8Array, seat: number, seed: Seed, stream: number): Bytes {
    this.load(state);
    this.call("imagine", seat, ...halves(seed), stream);
    return this.taken();
  }

  /** What would follow a legal action; one world says it, because what is free leads to the same in all of them. */
  consequence(record: Uint8Array, seat: number, action: number): Consequence {
    const before = this.imagine(record, seat, 0, 0);
    const after = this.apply(before, seat, action);
    const acting = readNumber(this.layout, "over", after) ? 0 : readNumber(this.layout, "acting", after);
    return { free: this.harmless(before, after, seat, action), asked: ((acting >> seat) & 1) === 1 };
  }

  /** Positions that may follow a legal action, as far as its seat knows: some of them, and the same ones each time. */
  sequels(record: Uint8Array, seat: number, action: number): Bytes[] {
    const worlds = Array.from({ length: TRIED }, (_, stream) => this.imagine(record, seat, 0, stream));
    return worlds.map((world) => this.apply(world, seat, action));
  }

  /** Positions that other seats may believe in, as far as a seat knows what they know; each is imagined when it is asked for. */
  *guesses(record: Uint8Array, seat: number, others: readonly number[]): Generator<Bytes> {
    for (const other of others)
      for (let stream = 0; stream < IMAGINED; stream++)
        yield this.imagine(this.imagine(record, seat, 0, stream), other, 0, stream);
  }

  /** The number of the decision that a seat is asked for. */
  asked(state: Uint8Array, seat: number): number {
    this.load(state);
    return this.call("asked", seat);
  }

  /** The number of the reason why an action that answers the decision is not legal. */
  objection(state: Uint8Array, seat: number, action: number): number {
    this.load(state);
    return this.call("objection", seat, action);
  }

  /** Whom the decision between two positions told something: a bit for each seat, then the spectators'. */
  told(before: Uint8Array, after: Uint8Array): number {
    this.compare(before, after);
    return this.call("told", this.layout.size);
  }

  /** The viewers to whom two positions look different, whatever happened in between: a bit for each seat, then spectators. */
  differing(before: Uint8Array, after: Uint8Array): number {
    this.compare(before, after);
    return this.call("differing", this.layout.size);
  }

  /** Whether the seat's decision between two positions used no chance and told it nothing that it could not work out. */
  harmless(before: Uint8Array, after: Uint8Array, seat: number, action: number): boolean {
    this.compare(before, after);
    return this.call("harmless", seat, action, this.layout.size) !== 0;
  }

  /** The same position, from which chance gives something else: another thing for each number from 1 on. */
  redraw(state: Uint8Array, number: number): Bytes {
    this.load(state);
    this.call("redraw", number);
    return this.taken();
  }

  /** What sentences may speak of beyond the record; null for a game that has no survey. */
  survey(state: Uint8Array, seat: number): Fields | null {
    const layout = this.description.schema.survey;
    if (!layout) return null;
    this.load(state);
    this.room("survey").fill(0);
    this.call("survey", seat);
    return readRecord(layout, this.room("survey"));
  }

  /** How well every seat stands, in points. */
  estimate(state: Uint8Array): number[] {
    this.load(state);
    this.call("estimate");
    const players = readNumber(this.layout, "players", state);
    return [...new Float64Array(this.room("values").slice().buffer, 0, players)];
  }

  /** How good each action looks at a glance, in points; meaningful for legal actions only. */
  hunches(state: Uint8Array, seat: number): number[] {
    this.load(state);
    this.call("hunches", seat);
    return [...new Float64Array(this.room("odds").slice().buffer)];
  }

  /** The position after random play until the end or the limit, and the number of decisions. */
  playout(state: Uint8Array, dice: number, limit: number): { state: Bytes; decisions: number } {
    this.load(state);
    this.throwDice(dice);
    return { decisions: this.call("playout", limit), state: this.taken() };
  }

  /** Play random games of one seed one after another; answers with the number of decisions. */
  playMany(players: number, seed: Seed, games: number, limit: number, dice: number): number {
    this.throwDice(dice);
    return this.call("play_many", players, ...halves(seed), games, limit);
  }

  /** What the greedy bot does in a seat, judging by its record alone; the dice choose among equals. */
  chooseGreedily(record: Uint8Array, seat: number, seed: Seed, dice: number): number {
    this.load(record);
    this.throwDice(dice);
    return this.call("choose_greedily", seat, ...halves(seed));
  }

  /** Set the dice, which choose moves in random play; they must not start at 0. */
  throwDice(dice: number): void {
    new Uint32Array(this.room("dice").buffer, this.room("dice").byteOffset, 2).set([dice >>> 0, 0]);
  }

  private fieldAt(name: string): number {
    return this.layout.fields[name]!.offset;
  }
}

function sizeOf(argument: Argument): number {
  if (argument.record) return argument.record.whole;
  return (argument.count ?? 0) * (argument.size ?? 0);
}

/** Write the fields of a record that lies in an engine's memory. */
export function writeFields(engine: Engine, name: string, values: Readonly<Record<string, number>>): void {
  const layout = engine.argument(name).record!;
  const bytes = engine.room(name);
  for (const [field, value] of Object.entries(values)) writeNumber(layout, field, bytes, value);
}
