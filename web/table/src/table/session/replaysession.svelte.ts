// A game that is shown again: any moment of it, through anybody's eyes or with all cards open.

import {
  eventsOf,
  readNumber,
  Words,
  type Bundle,
  type Bytes,
  type Engine,
  type Move,
  type Table,
} from "@starlode/engine";

import { bundleFor } from "../resources/tablebundles";
import { GameHistory, replayed } from "../analysis/history";
import { BotRunner } from "../bots/botrunner";
import type { AnyLevel } from "../bots/levels";
import { Session, type Sitter } from "./session.svelte";
import { settings } from "../storage/settings.svelte";
import { freshTable, upTo, type Course, type SavedGame, type SavedSeat } from "../storage/savedgames";
import { startSearchWorker } from "../bots/searchworker";
import type { LogLine } from "../view/log";
import { seatsIn, View, type Ground } from "../view/view";

/** Everything may be seen: the eyes of the player who is asked, with all cards open. */
export const ALL_OPEN = -2;

export class ReplaySession extends Session {
  readonly remote = false;
  readonly id: string;
  readonly game: string;
  eyes = $state(ALL_OPEN);
  at = $state(0); // the moment that is shown
  private words: Words;

  protected constructor(
    private readonly bundle: Bundle,
    protected readonly table: Table,
    readonly saved: SavedGame,
  ) {
    super();
    this.id = saved.id;
    this.game = saved.game;
    this.changes = saved.changes ?? {};
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
  }

  static async open(saved: SavedGame): Promise<ReplaySession> {
    const bundle = await bundleFor(saved);
    const session = new ReplaySession(bundle, replayed(bundle, saved), saved);
    session.go(0);
    return session;
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
  go(moment: number): void {
    this.at = Math.max(0, Math.min(this.length, moment));
    this.show();
  }

  /** Show the moment anew. */
  protected show(): void {
    this.stage.jump(this.seen(this.at), this.linesUntil(this.at));
  }

  /** One decision on, shown as it happened; what is still being shown of the one before ends. */
  step(): void {
    if (this.at < this.length) this.present(this.at + 1);
  }

  /** Show how a moment came about. */
  protected present(moment: number): void {
    this.stage.skip();
    this.at = moment;
    const events = eventsOf(this.engine.description.schema, this.stateOf(moment), this.viewer);
    this.stage.present({ view: this.seen(moment), events, lines: this.linesOf(moment) });
  }

  look(seat: number): void {
    this.eyes = seat;
    this.show();
  }

  /** The true position at a moment. */
  protected stateOf(moment: number): Bytes {
    return this.table.stateAt(moment);
  }

  /** What was told until a moment. */
  protected linesUntil(moment: number): LogLine[] {
    return this.history!.lines(this.viewer, moment);
  }

  protected linesOf(moment: number): LogLine[] {
    return this.history!.linesAt(moment, this.viewer);
  }

  protected seen(moment: number): View {
    const state = this.stateOf(moment);
    const { layout } = this.engine;
    if (this.eyes !== ALL_OPEN)
      return new View(this.ground, this.engine.hide(state, this.eyes).slice(0, layout.size), this.eyes);
    return new View(this.ground, state.slice(0, layout.size), this.askedIn(moment));
  }

  /** Whose eyes a moment has when all is open. */
  protected askedIn(moment: number): number {
    const [asked] = seatsIn(readNumber(this.engine.layout, "acting", this.stateOf(moment)), this.table.players);
    return asked ?? Math.max(0, this.seatAt(moment - 1));
  }

  /** What is decided at a moment and leads to the next one, as whoever looks may know it; empty where that is nothing. */
  decision(moment: number, next = moment + 1): string {
    const { seat, action } = this.moveTo(next);
    if (this.eyes !== ALL_OPEN && this.eyes !== seat) return this.told(next);
    const { layout } = this.engine;
    const seen = this.engine.hide(this.stateOf(moment), seat).slice(0, layout.size);
    return new View(this.ground, seen, seat).describe(action);
  }

  /** The first thing that was told of what led to a moment. */
  protected told(moment: number): string {
    const lines = this.linesOf(moment).map((line) => line.say(this.view.words));
    return lines.find(Boolean) ?? "";
  }

  /** The decision that led to a moment. */
  protected moveTo(moment: number): Move {
    return this.table.moves[moment - 1]!;
  }

  /** A table of its own from the moment that is shown: the person in a seat, bots of a level everywhere else. */
  fork(seat: number, level: AnyLevel): SavedGame {
    const { game, options, changes, seats } = this.saved;
    const sitters = seats.map(({ name }, place): SavedSeat =>
      place === seat ? { kind: "human", name } : { kind: "bot", name, level },
    );
    return { ...freshTable(game, options, changes), ...this.until(), seats: sitters, borrowed: true };
  }

  /** What led to the moment that is shown. */
  protected until(): Course {
    return upTo(this.saved, this.at);
  }

  protected get ground(): Ground {
    return { engine: this.engine, words: this.words, names: this.sitters.map(({ name }) => name) };
  }

  /** Whose knowledge events are told with; null knows everything. */
  protected get viewer(): number | null {
    return this.eyes === ALL_OPEN ? null : this.eyes;
  }

  override speak(language: string): void {
    if (this.words.language === language) return;
    this.words = new Words(this.bundle.description.schema, language, this.bundle.words);
    this.show();
  }
}
