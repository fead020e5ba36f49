// A line to a table: a socket to a server, or a port to the host in this browser. Both speak the wire.

import type { FromClient, FromServer, Past } from "../../../../generated/wire";
import type { SavedGame } from "../storage/savedgames";

export type Link = "connected" | "reconnecting" | "lost";

/** The listener at this end of a line. */
export interface LineListener {
  /** The line is open, again perhaps, and waits for a hello. */
  greet(): void;
  hear(message: FromServer): void;
  /** How the line is now; what was sent and not answered before it broke is lost. */
  turned(link: Link): void;
  /** Something that a person should know. */
  warn(text: string): void;
}

export interface Line {
  readonly table: string; // its id; empty for one that is not kept
  readonly remote: boolean; // whether others come from elsewhere
  readonly tokens: Readonly<Record<number, string>>; // of the seats that this browser holds

  open(listener: LineListener): void;

  /** Say something; answers whether anybody could hear it. What they say to it is heard later. */
  send(message: FromClient): boolean;

  /** All that a viewer was ever told, as events. */
  past(viewer: number): Promise<Past>;

  /** The whole game, once it is over. */
  record(): Promise<SavedGame>;

  /** Give up all seats for good. */
  leave(): Promise<void>;

  /** Come again, with other seats or in another language. */
  again(): void;
  close(): void;
}

const FIRST_PAUSE = 500; // milliseconds before the first attempt to come back
const LONGEST_PAUSE = 15_000;

/** Attempts to come back, each after a longer pause than the one before. */
export class Reconnection {
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly attempt: () => void) {}

  /** Try again in a while; not all at the same moment where many have to. */
  later(): void {
    this.cancel();
    this.timer = setTimeout(this.attempt, this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
  }

  now(): void {
    this.rest();
    this.cancel();
    this.attempt();
  }

  /** It has worked: the next pause is short again, or as long as the other end asked for. */
  rest(pause = FIRST_PAUSE): void {
    this.pause = pause;
  }

  cancel(): void {
    clearTimeout(this.timer);
  }
}
