// A session: one person's place at one table, wherever the rules run. What is drawn reads it and cannot tell which kind.

import { logLine, type Event, type Rules, type Thoughts, type Words } from "@starlode/engine";

import type { Table } from "../../../generated/wire";
import type { Course } from "./course";
import { ADVICE, type Minds } from "./minds";
import { pace } from "./motion";
import { View, type Choice } from "./view";

export type SeatKind = "human" | "bot" | "open";

/** Who sits in a seat. */
export interface Sitter {
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string | null; // of a bot
  readonly here: boolean;
  readonly mine: boolean; // moved from this page
}

/** Something that happened. */
export interface LogLine {
  readonly ply: number;
  readonly seat: number; // -1 for nobody
  readonly kind: string;
  say(words: Words): string;
}

/** An event as a line of the log. */
export function lineOf(rules: Rules, event: Event, ply: number, names: readonly string[]): LogLine {
  const line = logLine(rules, event, names);
  const message = { ...line, ids: line.ids.flatMap((id) => [`page-${id}`, id]) }; // some are told otherwise where things are seen
  return { ply, seat: event.seat, kind: event.kind, say: remembered((words) => words.say(message)) };
}

/** The same sentence, put together once for each catalogue: a log is shown again after every move. */
function remembered(say: (words: Words) => string): (words: Words) => string {
  let last: { words: Words; text: string } | null = null;
  return (words) => (last?.words === words ? last : (last = { words, text: say(words) })).text;
}

export interface Spoken {
  readonly seat: number;
  readonly text: string;
  readonly at: number; // milliseconds
}

/** A clock: milliseconds left when it was read, when that was, and whether it runs. */
export interface Clock {
  readonly left: number;
  readonly read: number;
  readonly running: boolean;
}

/** Something one player asks of the others. */
export interface Asked {
  readonly id: number;
  readonly seat: number;
}

export type Link = "local" | "connected" | "reconnecting" | "lost";

/** What is shown next: a view, and what led to it. */
export interface Frame {
  readonly view: View;
  readonly events: readonly Event[];
}

export abstract class Session {
  abstract readonly id: string;
  abstract readonly game: string;
  abstract readonly remote: boolean;

  view = $state.raw<View>(undefined as unknown as View); // set by whoever makes a session, before it is shown
  log = $state.raw<readonly LogLine[]>([]);
  sitters = $state.raw<readonly Sitter[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  clocks = $state.raw<readonly Clock[]>([]);
  question = $state.raw<Asked | null>(null);
  link = $state<Link>("local");
  thinking = $state(-1); // the seat whose bot is at it
  curtain = $state(-1); // the seat that the device is handed to
  showing = $state(false); // whether something that happened is still being shown
  awaited = $state(-1); // the message to the server whose answer is still to come
  canUndo = $state(false);
  minds = $state.raw<Minds | null>(null); // who think on this device, once the rules are here
  course = $state.raw<Course | null>(null); // the whole game, where this page knows it
  info = $state.raw<Table | null>(null); // what is public about a table of the server
  successor = $state<string | null>(null); // the table of a rematch
  trouble = $state(""); // what the last attempt was refused for, in words

  private frames: Frame[] = [];

  /** Whether the person may choose now. */
  get live(): boolean {
    return (
      !this.showing && this.awaited < 0 && this.curtain < 0 && (this.link === "local" || this.link === "connected")
    );
  }

  abstract choose(choice: Choice): void;
  abstract undo(): void;

  /** Say everything in another language from now on. */
  abstract speak(language: string): void;

  /** What a seat may do beyond moving; a session that cannot leaves them alone. */
  say(_text: string): void {}
  answer(_yes: boolean): void {}
  rematch(): void {}
  replace(_seat: number): void {}
  draw(): void {} // the curtain aside
  close(): void {}

  /** Give up the seat for good. */
  async leave(): Promise<void> {}

  /** Think about what to do now, on this device; null while the rules are not here. */
  async advise(signal: AbortSignal): Promise<Thoughts | null> {
    return this.minds && this.minds.think(this.view.bytes, this.view.seat, ADVICE, signal);
  }

  /** Show what happened, one frame after the other. */
  protected present(frame: Frame): void {
    this.frames.push(frame);
    if (!this.showing) void this.run();
  }

  /** Forget what was still to be shown, and show this. */
  protected jump(view: View): void {
    this.frames = [];
    this.view = view;
  }

  /** Resolves when everything has been shown. */
  async shown(): Promise<void> {
    while (this.showing) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  private async run(): Promise<void> {
    this.showing = true;
    for (let frame = this.frames.shift(); frame; frame = this.frames.shift()) {
      await pace.step(this.view, frame, this.frames.length, (view) => (this.view = view));
    }
    this.showing = false;
  }
}
