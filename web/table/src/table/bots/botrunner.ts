// Bots in the page, by the same levels as everywhere; those that think ahead do so in a worker.

import {
  Engine,
  readNumber,
  Thinker,
  type Bytes,
  type Decider,
  type Network,
  type Task,
  type Thinking,
  type Thoughts,
} from "@starlode/engine";

import { networkOf } from "../resources/networks";
import { numberOf } from "../../art/variants";
import { Jury } from "./jury";
import { BLIND, MASTER, type Level } from "./levels";
import { hasMasters, type Fetching, type Game, type SearchPort } from "./means";

const SECOND: Level = "expert"; // plays for a master without its network

/** How long a hint may take. */
const ADVICE: Thinking = { seconds: 4, iterations: 8000 };

const PONDERED = { seed: 0, continuations: 5, every: 250 }; // the same each time, told four times a second

const PATIENCE = 4; // a page may be slower than the machine that levels were measured on
const WORD = 2 ** 32 - 1;
const NOTHING: Thoughts = { iterations: 0, candidates: [] };
const SCRIPT = 815561; // with it the rivals of guided games do what their coaches speak of

/** A source of whole numbers of 32 bits. */
type Chance = () => number;

const chance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Where a bot's luck comes from, by what it sees. */
export type Luck = (record: Bytes) => Chance;

/** Luck that is the same whenever a bot sees the same, for games that follow a script, from wherever they go on. */
export function fate(seed: number): Luck {
  return (record) => dice(record.reduce((hash, byte) => Math.imul(hash ^ byte, 16777619), seed + SCRIPT));
}

function dice(seed: number): Chance {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
}

/** How to think: how long, and whether with advice. */
type Wish = Pick<Task, "seconds" | "iterations" | "advised">;

/** Whose lines are thought about, and how much. */
export type Pondered = Required<Pick<Task, "record" | "seat" | "iterations" | "played">>;

/** Told what was found so far, and whether by the advice of a network. */
export type Hear = (thoughts: Thoughts, advised: boolean) => void;

function patiently({ seconds, iterations }: Thinking): Wish {
  return { seconds: PATIENCE * seconds, iterations, advised: false };
}

export class BotRunner {
  private readonly engine: Engine;
  private port: SearchPort | null = null;
  private thinker: Thinker | null = null;
  private learning: Promise<Network | null> | null = null; // for as many players as the table has
  private closed = false;
  /** Whether a master plays without its network for now, which makes it an expert. */
  weakened = false;

  constructor(
    private readonly bundle: Game,
    private readonly params: Bytes,
    private readonly openPort: () => SearchPort, // opened when something has to be thought about
    private readonly luck: Luck = () => chance,
    private readonly fetching: Fetching = networkOf,
  ) {
    this.engine = new Engine(bundle, params);
  }

  /** What a bot of a level does in a seat, judging by the seat's record alone. */
  async choose(level: string, record: Bytes, seat: number): Promise<number> {
    const legal = this.engine.legal(record, seat);
    if (legal.length === 1) return legal[0]!;
    const luck = this.luck(record);
    const named = this.drawn(level, record, luck);
    if (typeof named === "number") return this.masterly(record, seat, named);
    const share = this.bundle.description.slips[named] ?? 0;
    const slips = share > 0 && luck() / WORD < share;
    if (named === BLIND || (named === "novice" && slips)) return legal[luck() % legal.length]!;
    if (named === MASTER) return this.masterly(record, seat);
    if (named in this.bundle.description.levels && !slips) return this.ahead(record, seat, this.ofLevel(named));
    return this.engine.chooseGreedily(record, seat, luck(), (luck() % WORD) + 1);
  }

  /** As whom a bot makes a decision: one from 1 to 10 draws lots. */
  private drawn(level: string, record: Bytes, luck: Chance): Decider {
    const number = numberOf(level);
    const lot = this.bundle.description.scale[this.players(record)]?.lots[number - 1];
    if (!lot) return number ? SECOND : level;
    return luck() / WORD < lot.share ? lot.above : lot.below;
  }

  /** Think about a seat's record for a while; may be stopped. Nothing is found once this is closed, or where no worker lives. */
  async think(record: Bytes, seat: number, thinking: Wish, signal?: AbortSignal): Promise<Thoughts> {
    const task = { record, seat, seed: this.luck(record)(), ...thinking };
    return this.resumed((thinker) => thinker.think(task, () => {}, signal)).catch(() => NOTHING);
  }

  /** Ask a thinker; if its worker dies, ask another one, once. */
  private async resumed(ask: (thinker: Thinker) => Promise<Thoughts>, again: () => void = () => {}): Promise<Thoughts> {
    if (this.closed) return NOTHING;
    try {
      return await ask(this.open());
    } catch {
      if (this.closed) return NOTHING;
      again();
      return ask(await this.replaced());
    }
  }

  /** A thinker in the place of one whose worker died, with all that it had learnt. */
  private async replaced(): Promise<Thinker> {
    this.port?.terminate();
    this.port = this.thinker = null;
    const network = await this.learning;
    if (network && !this.closed) this.open().learn(network);
    return this.open();
  }

  /** Think as well as this device can about what to do: as a master, where there is one for so many players. */
  async advise(record: Bytes, seat: number, signal?: AbortSignal): Promise<Thoughts> {
    return this.think(record, seat, (await this.masterful(record)) ?? ADVICE, signal);
  }

  /** What to do after an action that neither chance nor others can change, and after which the seat is asked again; else null. */
  async adviseAfter(record: Bytes, seat: number, action: number, signal: AbortSignal): Promise<number | null> {
    const { free, asked } = this.engine.consequence(record, seat, action);
    if (!free || !asked) return null;
    const next = this.engine.foresee(record, seat, action).slice(0, this.engine.layout.size);
    const { candidates } = await this.advise(next, seat, signal);
    return candidates[0]?.action ?? null;
  }

  /**
   * Think about the lines of a position and tell on the way, also whether a network advises; may be stopped. Tells when it
   * has to begin again because its worker died, and throws WorkerDied if the next one dies, too.
   */
  async ponder(task: Pondered, hear: Hear, signal: AbortSignal, again: () => void = () => {}): Promise<void> {
    const advised = (await this.masterful(task.record)) !== null;
    if (this.closed || signal.aborted) return;
    const { record, seat, iterations, played } = task;
    const tell = (thoughts: Thoughts): void => void (signal.aborted || hear(thoughts, advised));
    const posed = { record, seat, iterations, played, advised, ...PONDERED };
    tell(await this.resumed((thinker) => thinker.think(posed, tell, signal), again));
  }

  /** How a master thinks, where there is one for so many players, with its network here; else null. */
  private async masterful(record: Bytes): Promise<Wish | null> {
    const players = this.players(record);
    if (!(await this.learn(players))) return null;
    return { ...patiently(this.bundle.description.masters[players]!), advised: true };
  }

  private players(record: Bytes): number {
    return readNumber(this.engine.layout, "players", record);
  }

  /** Judges of past decisions, in workers of their own. */
  jury(): Jury {
    return new Jury(this.bundle, this.params, this.openPort, this.fetching);
  }

  /** Fetch the network of a master for as many players as the table has, unless it is here; whether there is one now. */
  async learn(players: number): Promise<boolean> {
    this.learning ??= this.fetchNetwork(players);
    return (await this.learning) !== null;
  }

  private async fetchNetwork(players: number): Promise<Network | null> {
    const { description } = this.bundle;
    const mastered = players in description.masters && hasMasters(description);
    const network = mastered ? await this.fetching(this.bundle, players).catch(() => null) : null;
    this.weakened = network === null;
    if (!network)
      this.learning = null; // it may be there next time
    else if (!this.closed) this.open().learn(network);
    return network;
  }

  private async masterly(record: Bytes, seat: number, iterations?: number): Promise<number> {
    const wish = await this.masterful(record);
    return this.ahead(record, seat, wish ? { ...wish, ...(iterations && { iterations }) } : this.ofLevel(SECOND));
  }

  private ofLevel(level: string): Wish {
    return patiently(this.bundle.description.levels[level]!);
  }

  private async ahead(record: Bytes, seat: number, thinking: Wish): Promise<number> {
    const { candidates } = await this.think(record, seat, thinking);
    return candidates[0]?.action ?? this.engine.chooseGreedily(record, seat, chance(), (chance() % WORD) + 1);
  }

  private open(): Thinker {
    this.port ??= this.openPort();
    this.thinker ??= new Thinker(this.port, this.bundle, this.params);
    return this.thinker;
  }

  close(): void {
    this.closed = true;
    this.port?.terminate();
    this.port = this.thinker = null;
  }
}
