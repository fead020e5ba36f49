// A session: one person's place at one table, wherever the rules run. What is drawn reads it and cannot tell which kind.

import type { Engine, Event, Message } from "@starlode/engine";

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

/** Something that happened, to be said in any language. */
export interface LogLine {
  readonly ply: number;
  readonly seat: number; // -1 for nobody
  readonly kind: string;
  readonly message: Message;
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
  abstract readonly engine: Engine;

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
  canUndo = $state(false);
  successor = $state<string | null>(null); // the table of a rematch

  private frames: Frame[] = [];

  /** Whether the person may choose now. */
  get live(): boolean {
    return !this.showing && this.curtain < 0 && this.link !== "reconnecting" && this.link !== "lost";
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
