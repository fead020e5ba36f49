// A game that is shown again: any moment of it, through anybody's eyes or with all cards open.

import { readNumber, Words, type Bundle, type Engine, type Event, type Table } from "@starlode/engine";

import { bundleOf, equipped } from "../resources/bundles";
import { GameHistory, replayed } from "../analysis/history";
import { BotRunner } from "../bots/botrunner";
import { Session, type Sitter } from "./session.svelte";
import { settings } from "../storage/settings.svelte";
import type { SavedGame } from "../storage/savedgames";
import { startSearchWorker } from "../bots/searchworker";
import { seatsIn, View, type Ground } from "../view/view";

/** Everything may be seen: the eyes of the player who is asked, with all cards open. */
export const ALL_OPEN = -2;

export class ReplaySession extends Session {
  readonly remote = false;
  readonly id: string;
  readonly game: string;
  private words: Words;
  private eyes = ALL_OPEN;
  private at = 0;

  private constructor(
    private readonly bundle: Bundle,
    private readonly table: Table,
    readonly saved: SavedGame,
  ) {
    super();
    this.id = saved.id;
    this.game = saved.game;
    this.words = new Words(bundle.description.schema, settings.language, bundle.words);
    this.bots = new BotRunner(bundle, table.engine.params, startSearchWorker);
    this.history = new GameHistory(table, () => this.ground);
    this.sitters = saved.seats.map(({ kind, name, level }): Sitter => ({
      kind,
      name,
      level: level ?? null,
      here: true,
      mine: false,
    }));
    this.go(0);
  }

  static async open(saved: SavedGame): Promise<ReplaySession> {
    const bundle = await equipped(await bundleOf(saved.game), saved.options);
    return new ReplaySession(bundle, replayed(bundle, saved), saved);
  }

  get engine(): Engine {
    return this.table.engine;
  }

  override get live(): boolean {
    return false; // what has happened cannot be chosen
  }

  /** How many decisions there are. */
  get length(): number {
    return this.table.moves.length;
  }

  /** Who decided after this many decisions; -1 at the end. */
  seatAt(ply: number): number {
    return this.table.moves[ply]?.seat ?? -1;
  }

  // ---- moving in time ----

  /** Jump to a moment. */
  go(ply: number): void {
    this.at = Math.max(0, Math.min(this.length, ply));
    this.stage.jump(this.seen(this.at), this.history!.lines(this.viewer, this.at));
  }

  /** One decision on, shown as it happened; what is still being shown of the one before ends. */
  step(): void {
    if (this.at >= this.length) return;
    this.stage.skip();
    this.at += 1;
    const events = this.table.eventsAt(this.at, this.viewer) as Event[];
    this.stage.present({ view: this.seen(this.at), events, lines: this.history!.linesAt(this.at, this.viewer) });
  }

  look(seat: number): void {
    this.eyes = seat;
    this.go(this.at);
  }

  private seen(ply: number): View {
    if (this.eyes !== ALL_OPEN) return this.history!.viewAt(ply, this.eyes);
    const state = this.table.stateAt(ply);
    const { layout } = this.engine;
    const [asked] = seatsIn(readNumber(layout, "acting", state), this.table.players);
    return new View(this.ground, state.slice(0, layout.size), asked ?? Math.max(0, this.seatAt(ply - 1)));
  }

  private get ground(): Ground {
    return { engine: this.engine, words: this.words, names: this.sitters.map(({ name }) => name) };
  }

  /** Whose knowledge events are told with; null knows everything. */
  private get viewer(): number | null {
    return this.eyes === ALL_OPEN ? null : this.eyes;
  }

  override speak(language: string): void {
    if (this.words.language === language) return;
    this.words = new Words(this.bundle.description.schema, language, this.bundle.words);
    this.go(this.at);
  }
}
