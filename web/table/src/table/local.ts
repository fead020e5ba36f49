// A local table: the rules run in this page, bots think in a worker, and every move is kept on this device.

import { readNumber, sameBytes, Words, type Bundle, type Engine, type Event, type Table } from "@starlode/engine";

import { bundleOf, equipped } from "./bundles";
import { Course, replayed } from "./course";
import { chance, dice, Minds } from "./minds";
import { Session, type Sitter } from "./session.svelte";
import { settings } from "./settings.svelte";
import { keep, type Saved, type SavedSeat } from "./shelf";
import { View, type Choice, type Ground } from "./view";

const PAUSE = 350; // milliseconds in which a bot's quick answer can be told from the move before
const WORLDS = 8; // how many positions that look alike are tried before a decision counts as harmless

export class LocalSession extends Session {
  readonly remote = false;
  readonly id: string;
  readonly game: string;
  private words: Words;
  private eyes: number; // whose eyes the page looks through
  gate: ((choice: Choice) => boolean) | null = null; // a tutorial lets only some choices through
  private closed = false;
  declare readonly minds: Minds;

  private constructor(
    private readonly bundle: Bundle,
    private readonly table: Table,
    private saved: Saved,
  ) {
    super();
    this.id = saved.id;
    this.game = saved.game;
    this.words = new Words(bundle.description.schema, settings.language, bundle.words);
    this.minds = new Minds(bundle, table.engine.params, saved.id ? chance : dice(Number(saved.key)));
    this.course = new Course(table, () => this.ground);
    this.eyes = Math.max(
      0,
      saved.seats.findIndex(({ kind }) => kind === "human"),
    );
    this.sitters = saved.seats.map(sitter);
  }

  /** A table as it was left. */
  static async resume(saved: Saved): Promise<LocalSession> {
    const bundle = await equipped(await bundleOf(saved.game), saved.options);
    const session = new LocalSession(bundle, replayed(bundle, saved), saved);
    session.begin();
    return session;
  }

  get engine(): Engine {
    return this.table.engine;
  }

  private get ground(): Ground {
    return { engine: this.engine, words: this.words, names: this.sitters.map(({ name }) => name) };
  }

  private begin(): void {
    this.turnEyes();
    this.view = this.see();
    this.log = this.course!.lines(this.eyes);
    this.settle();
  }

  // ---- moving ----

  override choose(choice: Choice): void {
    if (!this.live || !this.table.acting.includes(this.eyes)) return;
    if (this.gate && !this.gate(choice)) return;
    this.play(this.eyes, choice.action);
    this.settle();
  }

  private play(seat: number, action: number): void {
    const before = this.view.bytes;
    this.table.play(seat, action);
    const view = this.see();
    const events = this.table.eventsAt(this.table.length - 1, this.eyes) as Event[];
    if (events.length || !sameBytes(before, view.bytes)) this.present({ view, events });
    this.log = this.course!.lines(this.eyes);
    this.keep();
  }

  /** Whatever follows a move: bots answer, the device is handed on, the end is kept. */
  private settle(): void {
    this.canUndo = this.undoable() >= 0;
    this.handOver();
    void this.answerBots();
  }

  private busy = false;

  private async answerBots(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let seat = this.nextBot(); seat >= 0 && !this.closed; seat = this.nextBot()) await this.answerBot(seat);
    this.busy = false;
    this.thinking = -1;
  }

  private nextBot(): number {
    return this.table.acting.find((seat) => this.saved.seats[seat]!.kind === "bot") ?? -1;
  }

  private async answerBot(seat: number): Promise<void> {
    this.thinking = seat;
    const { bytes } = this.table.seat(seat);
    const length = this.table.length;
    const [action] = await Promise.all([
      this.minds.choose(this.saved.seats[seat]!.level ?? "medium", bytes, seat),
      this.table.acting.includes(this.eyes) ? null : this.breath(),
    ]);
    await this.shown();
    const stale = this.table.length < length || !sameBytes(bytes, this.table.seat(seat).bytes);
    if (stale || this.closed) return; // something was taken back meanwhile
    this.play(seat, action);
    this.settle();
  }

  private breath(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, settings.moves ? PAUSE : 0));
  }

  // ---- several people at one device ----

  private get people(): number[] {
    return this.saved.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  }

  /** Look through the eyes of a person who is asked; whoever is looking now goes first. */
  private turnEyes(): void {
    const asked = this.table.acting.filter((seat) => this.people.includes(seat));
    if (asked.length && !asked.includes(this.eyes)) this.eyes = asked[0]!;
  }

  private handOver(): void {
    const before = this.eyes;
    this.turnEyes();
    if (this.eyes !== before) this.curtain = this.eyes;
  }

  override draw(): void {
    this.curtain = -1;
    this.jump(this.see());
    this.log = this.course!.lines(this.eyes);
    this.canUndo = this.undoable() >= 0;
  }

  // ---- taking back ----

  /** How many moves there were before the one that can be taken back; -1 for none. */
  private undoable(): number {
    const place = this.table.moves.findLastIndex(({ seat }) => seat === this.eyes);
    if (place < 0 || this.gate) return -1; // a guided game only goes on
    if (this.people.length === 1) return place; // bots do not mind
    return this.table.moves.length - 1 === place && this.harmless(place) ? place : -1;
  }

  /** Whether a decision used no chance and told its seat nothing that it could not work out itself. */
  private harmless(place: number): boolean {
    const { seat, action } = this.table.moves[place]!;
    const [before, after] = [this.table.stateAt(place), this.table.stateAt(place + 1)];
    const used = (state: Uint8Array): number => readNumber(this.engine.layout, "counter", state);
    if (used(before) !== used(after)) return false;
    const seen = this.engine.hide(after, seat);
    return Array.from({ length: WORLDS }, (_, stream) => this.engine.imagine(before, seat, 1, stream)).every((world) =>
      sameBytes(this.engine.hide(this.engine.apply(world, seat, action), seat), seen),
    );
  }

  override undo(): void {
    const place = this.undoable();
    if (place < 0) return;
    this.table.undo(this.table.moves.length - place);
    this.jump(this.see());
    this.log = this.course!.lines(this.eyes);
    this.keep();
    this.settle();
  }

  // ---- seeing and telling ----

  private see(): View {
    return new View(this.ground, this.table.seat(this.eyes).bytes, this.eyes);
  }

  override speak(language: string): void {
    if (this.words.language === language) return;
    this.words = new Words(this.bundle.description.schema, language, this.bundle.words);
    this.jump(this.see());
    this.log = this.course!.lines(this.eyes);
  }

  private keep(): void {
    const moves = this.table.moves.map(({ seat, action }) => [seat, action] as const);
    this.saved = { ...this.saved, moves, at: Date.now(), over: this.table.over };
    if (this.id) keep(this.saved); // a tutorial has no name and is not kept
  }

  override close(): void {
    this.closed = true;
    this.minds.close();
  }
}

function sitter({ kind, name, level }: SavedSeat): Sitter {
  return { kind, name, level: level ?? null, here: true, mine: kind === "human" };
}
