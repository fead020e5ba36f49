// A host without a worker, and guests who talk to it: what it keeps and tells lies open.

import { Engine, paramsFor, type Bundle } from "@starlode/engine";

import type { FromClient, FromServer } from "../../generated/wire";
import type { Chooser } from "../src/table/host/bots";
import { Host } from "../src/table/host/host";
import { tokenOf, type SavedGame, type SavedSeat } from "../src/table/storage/savedgames";
import { bundleFrom } from "./bundles";

export type Heard<T extends FromServer["type"]> = Extract<FromServer, { type: T }>;

const NAMES = ["Ann", "Bob", "Cleo"];

/** Seats by letters: h for a person, b for a bot. */
export function seated(letters: string): SavedSeat[] {
  return [...letters].map((letter, seat) =>
    letter === "h" ? { kind: "human", name: NAMES[seat]! } : { kind: "bot", name: NAMES[seat]!, level: "easy" },
  );
}

export function dealt(game: string, seats: readonly SavedSeat[], key = 7): SavedGame {
  return { id: "inn", game, options: { players: seats.length }, seats, key, moves: [], at: 0, over: false };
}

/** Play without waiting until nothing is left to do. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class Inn {
  readonly told: [to: string, message: FromServer][] = [];
  readonly order: string[] = []; // of keeping and telling
  readonly kept: SavedGame[] = [];
  readonly engine: Engine; // rules of the guests' own
  readonly listeners = new Map<string, (message: FromServer) => void>();
  host!: Host;
  below = ""; // a level whose bots are weaker for now

  constructor(
    saved: SavedGame,
    private readonly choose: Chooser = () => new Promise(() => {}), // bots that think for ever
    readonly bundle: Bundle = bundleFrom(saved.game),
  ) {
    this.engine = new Engine(this.bundle, paramsFor(this.bundle, saved.options)!);
    this.open(saved);
  }

  /** Host a table; also again, as after a crash. */
  open(saved: SavedGame): void {
    this.host = new Host(this.bundle, saved, {
      keep: (table) => void (this.kept.push(table), this.order.push("keep")),
      tell: (to, message) => this.tell(to, message),
      choose: this.choose,
      isBelow: (level) => this.below === level,
      pace: () => 0,
    });
  }

  private tell(to: string, message: FromServer): void {
    this.told.push([to, message]);
    this.order.push(message.type);
    this.listeners.get(to)?.(message);
  }

  get saved(): SavedGame {
    return this.kept.at(-1)!;
  }

  /** Say hello for some seats, of which versions have been seen. */
  async greet(guest: string, seats: readonly number[], seen = 0, assist = false): Promise<void> {
    const holds = seats.map((seat) => ({ token: tokenOf(seat), seen }));
    await this.say(guest, { type: "hello", holds, language: "de", assist });
  }

  /** Say something; answers with what is heard since by that guest. */
  async say(guest: string, message: FromClient): Promise<FromServer[]> {
    const before = this.told.length;
    await this.host.hear(guest, { id: 9, ...message });
    return this.told.slice(before).flatMap(([to, heard]) => (to === guest ? [heard] : []));
  }

  all<T extends FromServer["type"]>(guest: string, type: T): Heard<T>[] {
    return this.told.flatMap(([to, message]) => (to === guest && message.type === type ? [message as Heard<T>] : []));
  }

  last<T extends FromServer["type"]>(guest: string, type: T): Heard<T> {
    const found = this.all(guest, type).at(-1);
    if (!found) throw new Error(`${guest} has heard no ${type}`);
    return found;
  }

  /** What a guest knows of a seat now. */
  seen(guest: string, viewer: number): Heard<"update" | "resync"> {
    const found = this.told.findLast(
      ([to, message]) =>
        to === guest && (message.type === "update" || message.type === "resync") && message.viewer === viewer,
    );
    if (!found) throw new Error(`${guest} has seen nothing as ${viewer}`);
    return found[1] as Heard<"update" | "resync">;
  }

  /** Play some legal action of a seat, in every run the same. */
  async play(guest: string, seat: number): Promise<FromServer[]> {
    const { version, legal = [] } = this.seen(guest, seat);
    return this.say(guest, { type: "play", seat, action: legal[(5 * version) % legal.length]!, version });
  }

  /** The seat that is asked, as the guest sees it. */
  asked(guest: string, seats: readonly number[]): number {
    return seats.find((seat) => this.seen(guest, seat).acting.includes(seat)) ?? -1;
  }
}
