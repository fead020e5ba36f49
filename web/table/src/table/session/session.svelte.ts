// A session: a table that a person looks at, played now or long ago. What is drawn reads it and cannot tell which kind.

import type { Changes, Thoughts } from "@starlode/engine";

import type { Face, Rating, SeatInfo, TableInfo } from "../../../../generated/wire";
import { muted } from "../people/muted.svelte";
import { GameAnalysis } from "../analysis/gameanalysis.svelte";
import type { GameHistory } from "../analysis/history";
import type { Link } from "./line";
import type { LogLine } from "../view/log";
import type { BotRunner } from "../bots/botrunner";
import { Stage } from "../motion/stage.svelte";
import { recall, remember } from "../storage/remembered";
import type { Choice, InVain, View } from "../view/view";

/** Who sits in a seat. */
export interface Sitter {
  readonly kind: "human" | "bot" | "open";
  readonly name: string;
  readonly level: string | null; // of a bot
  readonly below?: boolean; // whether it does not play as well as that for now
  readonly here: boolean;
  readonly mine: boolean; // moved from this page
  readonly known?: boolean; // a person who kept the name
  readonly rating?: Rating | null; // at rated tables
}

/** Who sits in a seat, as messages say it. */
export function sitterOf(
  { kind, name, level, stands_in: other, below = false, here = false, known = false, rating = null }: SeatInfo,
  mine: boolean,
): Sitter {
  return { kind, name, level: other ?? level ?? null, below, here: kind === "bot" || here, mine, known, rating };
}

export interface ChatLine {
  readonly seat: number;
  readonly text: string;
  readonly at: number; // milliseconds
}

/** A clock: milliseconds left when it was read, when that was, and whether it runs. */
export interface RunningClock {
  readonly left: number;
  readonly read: number;
  readonly running: boolean;
}

/** A clock as messages have it, which has been running for so long. */
export function clockOf({ left, running = null }: Face): RunningClock {
  return { left, read: performance.now() - (running ?? 0), running: running !== null };
}

/** Something one player asks of the others. */
export interface OpenQuestion {
  readonly id: number;
  readonly seat: number;
  readonly voters: readonly number[]; // who have still to answer from this page
}

const HEARD = "heard";

export abstract class Session {
  abstract readonly id: string;
  abstract readonly game: string;
  abstract readonly remote: boolean; // whether others come from elsewhere

  changes: Changes = {}; // numbers of cards that are not as printed
  readonly stage = new Stage(); // what happened is shown there, frame by frame
  sitters = $state.raw<readonly Sitter[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  private heard = $state(recall<number>(HEARD)[0] ?? 0); // when the last line of it was said that was seen here
  clocks = $state.raw<readonly RunningClock[]>([]);
  question = $state.raw<OpenQuestion | null>(null);
  link = $state<Link>("connected");
  curtain = $state(-1); // the seat that the device is handed to
  awaited = $state(-1); // the message whose answer is still to come
  decided = $state(0); // decisions of the person that stand
  canUndo = $state(false);
  canReset = $state(false); // whether more than the last decision can be taken back freely
  bots = $state.raw<BotRunner | null>(null); // who think on this device, once the rules are here
  history = $state.raw<GameHistory | null>(null); // the whole game, where this page knows it
  info = $state.raw<TableInfo | null>(null); // what is public about a table that is played
  successor = $state<string | null>(null); // the table of a rematch
  trouble = $state(""); // what the last attempt was refused for, in words
  protected closed = false;
  private analysed: GameAnalysis | null = null;

  /** What is seen now, which what happened may be ahead of. */
  get view(): View {
    return this.stage.view;
  }

  get log(): readonly LogLine[] {
    return this.stage.log;
  }

  get showing(): boolean {
    return this.stage.showing;
  }

  /** What others have said and was not seen yet. */
  get unheard(): readonly ChatLine[] {
    return this.audible.filter(({ seat, at }) => at > this.heard && !this.sitters[seat]?.mine);
  }

  /** What was said, but for those whom the person would rather not hear. */
  get audible(): readonly ChatLine[] {
    return this.chat.filter(({ seat }) => this.sitters[seat]?.mine || !muted.has(this.sitters[seat]?.name ?? ""));
  }

  /** All that was said has been seen. */
  listen(): void {
    this.heard = this.chat.at(-1)?.at ?? this.heard;
    remember(HEARD, [this.heard]);
  }

  /** The seat whose bot is at it, or -1. */
  get thinking(): number {
    return this.view.acting.find((seat) => this.sitters[seat]?.kind === "bot") ?? -1;
  }

  /** Whether the person may choose now. */
  get live(): boolean {
    return !this.showing && this.awaited < 0 && this.curtain < 0 && this.link === "connected";
  }

  /** What is chosen without asking, because there is no choice but in vain; null where the person decides. */
  forced(_inVain: InVain): Choice | null {
    return null;
  }

  /** Say everything in another language from now on. */
  abstract speak(language: string): void;

  /** The analysis of the whole game, of which yours is judged first; null where this page does not know it all. */
  analysis(): GameAnalysis | null {
    if (!this.history || !this.bots) return null;
    this.analysed ??= new GameAnalysis(this.history, this.bots, this.owned, this.id);
    return this.analysed;
  }

  /** The seats of the person who looks; those of all people where that is not known. */
  protected get owned(): readonly number[] {
    const seats = (are: (sitter: Sitter) => boolean): number[] =>
      this.sitters.flatMap((sitter, seat) => (are(sitter) ? [seat] : []));
    const own = seats(({ mine }) => mine);
    return own.length ? own : seats(({ kind }) => kind === "human");
  }

  /** What a person at the table may do; the defaults do nothing. */
  choose(_choice: Choice, _forced = false): void {}
  undo(): void {}
  reset(): void {} // take back all that is free
  say(_text: string): void {}
  answer(_yes: boolean): void {}
  rematch(): void {}
  replace(_seat: number): void {}
  back(_seat: number): void {}
  draw(): void {} // the curtain aside

  /** Give up the seat for good. */
  async leave(): Promise<void> {}

  close(): void {
    this.closed = true;
    this.analysed?.stop();
    this.bots?.close();
  }

  /** Think about what to do now, on this device; null while the rules are not here. */
  async advise(signal: AbortSignal): Promise<Thoughts | null> {
    return this.bots && this.bots.advise(this.view.bytes, this.view.seat, signal);
  }

  /** Think about what to do after an action of one's own; null where that cannot be known. */
  async adviseAfter(action: number, signal: AbortSignal): Promise<number | null> {
    return this.bots && this.bots.adviseAfter(this.view.bytes, this.view.seat, action, signal);
  }
}
