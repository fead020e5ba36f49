// Bots in the page, by the same levels as everywhere; those that think ahead do so in a worker.

import {
  Engine,
  Thinker,
  type Bundle,
  type Bytes,
  type WorkerPort,
  type Thinking,
  type Thoughts,
} from "@starlode/engine";

/** How long a hint may take. */
export const ADVICE: Thinking = { seconds: 4, iterations: 8000 };

const PATIENCE = 4; // a page may be slower than the machine that levels were measured on
const WORD = 2 ** 32 - 1;
const SCRIPT = 431059; // with it the rivals of guided games do what their coaches speak of

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

/** A line to where searches run, and how to end them. */
export interface SearchPort extends WorkerPort {
  terminate(): void;
}

export class BotRunner {
  private readonly engine: Engine;
  private port: SearchPort | null = null;
  private thinker: Thinker | null = null;

  constructor(
    private readonly bundle: Pick<Bundle, "module" | "description">,
    private readonly params: Bytes,
    private readonly openPort: () => SearchPort, // opened when something has to be thought about
    private readonly luck: Luck = () => chance,
  ) {
    this.engine = new Engine(bundle, params);
  }

  /** What a bot of a level does in a seat, judging by the seat's record alone. */
  async choose(level: string, record: Bytes, seat: number): Promise<number> {
    const legal = this.engine.legal(record, seat);
    if (legal.length === 1) return legal[0]!;
    const thinking = this.bundle.description.levels[level];
    if (thinking) return this.ahead(record, seat, thinking, legal);
    const luck = this.luck(record);
    if (level === "novice" && luck() / WORD < this.bundle.description.slips) return legal[luck() % legal.length]!;
    return this.engine.chooseGreedily(record, seat, luck(), (luck() % WORD) + 1);
  }

  /** Think about a seat's record for a while; may be stopped. */
  think(record: Bytes, seat: number, thinking: Partial<Thinking>, signal?: AbortSignal): Promise<Thoughts> {
    return this.open().think({ record, seat, seed: this.luck(record)(), ...thinking }, () => {}, signal);
  }

  private async ahead(record: Bytes, seat: number, thinking: Thinking, legal: readonly number[]): Promise<number> {
    const seconds = PATIENCE * thinking.seconds;
    const { candidates } = await this.think(record, seat, { seconds, iterations: thinking.iterations });
    return candidates[0]?.action ?? legal[0]!;
  }

  private open(): Thinker {
    this.port ??= this.openPort();
    this.thinker ??= new Thinker(this.port, this.bundle, this.params);
    return this.thinker;
  }

  close(): void {
    this.port?.terminate();
    this.port = this.thinker = null;
  }
}
