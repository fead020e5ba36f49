// A session: one person's place at one table, over a line. Whether a server or this browser is at its other end makes no difference.

import {
  Engine,
  fromBase64,
  paramsFor,
  readEvent,
  SPECTATOR,
  Words,
  type Bundle,
  type Bytes,
  type Options,
  type Row,
  type Rules,
  type Texts,
} from "@starlode/engine";

import type {
  FromClient,
  FromServer,
  Nudge,
  Refusal,
  Resync,
  Spoken,
  TableInfo,
  Undo,
  Update,
} from "../../../../generated/wire";
import { say } from "../../words";
import { Assisted } from "./assisted";
import { GameHistory, replayed } from "../analysis/history";
import type { LineListener, Line, Link } from "./line";
import { lineOf } from "../view/log";
import { Memory, type Seen } from "./memory";
import { OpenTurn } from "./openturn";
import { BotRunner } from "../bots/botrunner";
import { settings } from "../storage/settings.svelte";
import { clockOf, Session, sitterOf } from "./session.svelte";
import { startSearchWorker } from "../bots/searchworker";
import { View, type Choice, type Ground, type InVain } from "../view/view";

type Unsent<M> = M extends FromClient ? Omit<M, "id"> : never;

const LATER = 0; // asked for in vain

export class LiveSession extends Session implements LineListener {
  readonly id: string;
  readonly game: string;
  readonly remote: boolean;
  permits: ((choice: Choice) => boolean) | null = null; // a lesson lets only some choices through
  private readonly params: Bytes;
  private rules: Rules;
  private bundle: Bundle | null = null; // once the rules run in this page
  private words: Words;
  private eyes: number; // whose the page looks through
  private readonly memory = new Memory();
  private readonly turns = new Map<number, OpenTurn>(); // by viewer
  private readonly waiting = new Map<number, (answer: FromServer) => void>();
  private readonly untold = new Map<number, number>(); // viewers whose log is not complete: the last time it was asked for
  private asks = 0;
  private arrived = false;
  private sent = 0;
  private unasked = -1; // the message with the last choice that was made for the person
  private refusal = ""; // the last one, in words
  private opened = (): void => {};
  private failed = (_why: Error): void => {};

  constructor(
    readonly line: Line,
    private readonly texts: Texts,
    options: Options,
  ) {
    super();
    this.id = line.table;
    this.remote = line.remote;
    this.game = texts.description.schema.game;
    this.params = paramsFor(texts, options)!;
    this.rules = new Assisted(texts.description, this.params, {
      why: (seat, action) => this.why(seat, action),
      results: () => this.info?.results ?? [],
    });
    this.words = new Words(texts.description.schema, settings.language, texts.words);
    this.eyes = this.seats[0] ?? SPECTATOR;
  }

  /** Sit down, or watch; resolves when there is something to see. Rejects where there never will be. */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      [this.opened, this.failed] = [resolve, reject];
      this.line.open(this);
    });
  }

  /** Run the rules in this page; until then the other end of the line answers. */
  learn(bundle: Bundle): void {
    this.bundle = { ...this.texts, module: bundle.module, folder: bundle.folder };
    this.rules = new Engine(this.bundle, this.params);
    this.bots = new BotRunner(this.bundle, this.params, startSearchWorker);
    if (this.view) this.stage.retell(this.ground);
    void this.review();
  }

  /** The seats that this browser holds. */
  get seats(): number[] {
    return Object.keys(this.line.tokens).map(Number);
  }

  private get viewers(): number[] {
    return this.seats.length ? this.seats : [SPECTATOR];
  }

  private get ground(): Ground {
    return { engine: this.rules, words: this.words, names: this.sitters.map(({ name }) => name) };
  }

  // ---- the line ----

  greet(): void {
    const tokens = Object.entries(this.line.tokens);
    const holds = tokens.map(([seat, token]) => ({ token, seen: this.memory.version(Number(seat)) }));
    const known = holds.length ? { holds } : { seen: this.memory.version(SPECTATOR) };
    this.tell({ type: "hello", ...known, language: settings.language, assist: !this.bundle });
  }

  turned(link: Link): void {
    this.link = link;
    if (link === "connected") return this.catchUpLogs();
    this.awaited = -1;
    this.waiting.clear();
    if (link === "lost") this.failed(new Error(this.refusal || say("lost")));
  }

  warn(text: string): void {
    this.trouble = text;
  }

  /** Come again, with seats that were taken meanwhile. */
  again(): void {
    this.memory.clear();
    this.turns.clear();
    this.untold.clear();
    this.eyes = this.seats[0] ?? SPECTATOR;
    this.line.again();
  }

  /** Send a message; returns its number, or -1 if there is no connection. */
  private tell(message: Unsent<FromClient>): number {
    const id = ++this.sent;
    if (this.line.send({ ...message, id } as FromClient)) return id;
    this.trouble = say("reconnecting");
    return -1;
  }

  /** Why a seat may not do something, by its number among the game's reasons. */
  private why(seat: number, action: number): Promise<number> {
    return new Promise((resolve) => {
      const id = this.tell({ type: "why", seat, action });
      this.waiting.set(id, (answer) => answer.type === "reason" && resolve(answer.reason));
    });
  }

  // ---- hearing ----

  hear(message: FromServer): void {
    if ("re" in message) this.answered(message.re!, message);
    if (message.type === "table") this.hearTable(message);
    else if (message.type === "update") this.hearUpdate(message);
    else if (message.type === "resync") this.hearResync(message);
    else if (message.type === "spoken") this.hearSpoken(message);
    else if (message.type === "question") this.hearQuestion(message.question, message.seat);
    else if (message.type === "answered") this.question = null;
    else if (message.type === "nudge") this.hearNudge(message);
    else if (message.type === "refusal") this.hearRefusal(message);
  }

  /** Whoever keeps the others waiting is told so. */
  private hearNudge({ seat, seconds }: Nudge): void {
    if (this.seats.includes(seat)) this.trouble = say("nudged", { seconds });
  }

  private hearRefusal({ code, reason, re }: Refusal): void {
    if (code === "stale" && re === this.unasked) return; // another tab has made the same choice
    this.trouble = this.refusal = reason;
    if (code === "no-question") this.question = null;
  }

  private answered(id: number, message: FromServer): void {
    if (id === this.awaited) this.awaited = -1;
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  /** A line that comes back tells again what was said before it broke. */
  private hearSpoken({ seat, text, at }: Spoken): void {
    const known = this.chat.some((line) => line.at === at && line.seat === seat && line.text === text);
    if (!known) this.chat = [...this.chat, { seat, text, at }];
  }

  private hearTable(table: TableInfo): void {
    this.info = table;
    this.successor = table.successor ?? null;
    const names = this.sitters.map(({ name }) => name);
    this.sitters = table.seats.map((seat, place) => sitterOf(seat, this.seats.includes(place)));
    const renamed = this.sitters.some(({ name }, place) => name !== names[place]);
    if (this.view && renamed) this.stage.retell(this.ground);
    if (table.status === "waiting" || table.status === "closed") this.opened();
    void this.review();
  }

  /** Once the game is over its record is open, and with it every moment. */
  private async review(): Promise<void> {
    if (this.info?.status !== "over" || !this.bundle || this.history) return;
    const saved = await this.line.record();
    this.history = new GameHistory(replayed(this.bundle, saved), () => this.ground);
    await this.stage.idle();
    if (!this.closed) this.stage.log = this.history.lines(this.eyes); // only now is it known which decision each line is of
  }

  /** What is new; where it does not follow what was seen before, the log is asked for. */
  private hearUpdate(update: Update): void {
    const known = this.memory.version(update.viewer);
    if (update.after !== known && update.version !== known) return this.hearResync(update);
    const seen = this.take(update);
    const fresh = update.version > Math.max(known, seen.told);
    const events = (fresh ? (update.events ?? []) : []).map((row) => this.read(row));
    const lines = events.map((event) => lineOf(this.rules, event, update.version, this.ground.names, update.viewer));
    if (fresh) [seen.lines, seen.told] = [[...seen.lines, ...lines], update.version];
    if (update.version !== known && this.lapses(update)) this.question = null;
    if (this.isWatched(update.viewer) && update.version !== known)
      this.stage.present({ view: this.see(), events, lines });
    this.look();
    if (!known && update.version > 1 && update.viewer >= 0) void this.recall(update.viewer); // which of it came last is not told
  }

  /** Whether an update ends a question: not if a player who was only asked has moved in secret. */
  private lapses({ viewer, events = [], re }: Update): boolean {
    return events.length > 0 || re === undefined || viewer === this.question?.seat;
  }

  /** The same without a past: something was taken back, or too much has happened. */
  private hearResync(resync: Resync | Update): void {
    const before = this.memory.of(resync.viewer)?.decided ?? 0;
    const { decided } = this.take(resync);
    this.question = null;
    if (this.isWatched(resync.viewer)) this.catchUp();
    this.look();
    void this.recall(resync.viewer, decided < before);
  }

  /** Ask for all that a viewer was told; what is told meanwhile comes after it. What was taken back has been seen. */
  private async recall(viewer: number, watched = false): Promise<void> {
    const ask = ++this.asks;
    this.untold.set(viewer, ask);
    const past = await this.line.past(viewer).catch(() => null);
    if (this.closed || this.untold.get(viewer) !== ask) return; // asked for again meanwhile
    if (!past) return void this.untold.set(viewer, LATER);
    this.untold.delete(viewer);
    const lines = past.events.map((row) => lineOf(this.rules, this.read(row), past.version, this.ground.names, viewer));
    this.memory.recall(viewer, past.version, lines, { bytes: fromBase64(past.seen), lines: past.since });
    await this.stage.idle();
    if (this.isWatched(viewer) && !this.closed) this.catchUp(watched);
  }

  /** Ask again for what could not be fetched; now that there is news, it may be there. */
  private catchUpLogs(): void {
    for (const [viewer, ask] of this.untold) if (ask === LATER) void this.recall(viewer);
  }

  private read(row: Row): ReturnType<typeof readEvent> {
    return readEvent(this.texts.description.schema, row);
  }

  private take(message: Update | Resync): Seen {
    this.turn(message.viewer).hear(message, message.version > this.memory.version(message.viewer));
    const seen = this.memory.take(message);
    if (this.rules instanceof Assisted) this.rules.hear(seen.bytes, message);
    if (message.viewer === this.eyes && message.clocks) this.clocks = message.clocks.map(clockOf);
    return seen;
  }

  private turn(viewer: number): OpenTurn {
    const known = this.turns.get(viewer) ?? new OpenTurn();
    this.turns.set(viewer, known);
    return known;
  }

  // ---- looking ----

  /** Whether the page looks at what a viewer is told. */
  private isWatched(viewer: number): boolean {
    return viewer === this.eyes && this.curtain < 0;
  }

  private see(): View {
    return new View(this.ground, this.memory.of(this.eyes)!.bytes, this.eyes);
  }

  /** Show what is known now, whatever was being shown. */
  private catchUp(watched = false): void {
    const { lines, footing } = this.memory.of(this.eyes)!;
    this.stage.jump(this.see(), lines);
    if (!footing || this.eyes === SPECTATOR) return;
    const fresh = lines.slice(footing.lines);
    const frame = { view: this.view, events: fresh.map(({ event }) => event), lines: fresh };
    this.stage.recollect(this.rules.own ? new View(this.ground, footing.bytes, this.eyes) : this.view, frame, watched);
  }

  /** Whatever follows news: the device may be handed on, and something may be taken back. */
  private look(): void {
    this.turnEyes();
    this.decided = this.memory.of(this.eyes)?.decided ?? 0;
    this.canUndo = !this.permits && this.decided > 0;
    this.canReset = this.canUndo && this.turn(this.eyes).isLong;
    if (this.viewers.every((viewer) => this.memory.of(viewer))) this.arrive();
  }

  /** Whoever opens the table of several people is not yet known: nobody's cards are shown before one says so. */
  private arrive(): void {
    if (!this.arrived && this.seats.length > 1 && this.curtain < 0 && !this.see().over) this.curtain = this.eyes;
    this.arrived = true;
    this.opened();
  }

  /** Hand the device to a player at it who is asked, unless the one who looks now is. */
  private turnEyes(): void {
    const asked = this.seats.filter((seat) => this.memory.isAsked(seat));
    if (!asked.length || asked.includes(this.eyes)) return;
    this.eyes = this.curtain = asked[0]!;
  }

  override draw(): void {
    this.curtain = -1;
    this.catchUp();
  }

  override speak(language: string): void {
    if (this.words.language === language) return;
    this.words = new Words(this.texts.description.schema, language, this.texts.words);
    if (this.view) this.stage.retell(this.ground);
  }

  // ---- telling ----

  /** In lessons the person does everything, and whoever has just taken something back looks first. */
  override forced(inVain: InVain): Choice | null {
    if (!this.live || this.permits || this.turn(this.eyes).returned) return null;
    const people = this.sitters.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    return this.view.forced(people, inVain);
  }

  override choose(choice: Choice, forced = false): void {
    if (!this.live || !this.memory.isAsked(this.eyes)) return;
    if (this.permits && !this.permits(choice)) return;
    const free = this.view.consequence(choice)?.free ?? false;
    this.turn(this.eyes).send({ free, forced });
    const version = this.memory.version(this.eyes);
    this.awaited = this.tell({ type: "play", seat: this.eyes, action: choice.action, version });
    if (forced) this.unasked = this.awaited;
  }

  override undo(): void {
    const { forced, beforeLast } = this.turn(this.eyes);
    this.takeBack(forced ? { decided: beforeLast } : {});
  }

  override reset(): void {
    this.takeBack({ decided: this.turn(this.eyes).beforeAll, free: true });
  }

  private takeBack(how: Pick<Undo, "decided" | "free">): void {
    this.tell({ type: "undo", seat: this.eyes, ...how });
  }

  override say(text: string): void {
    this.tell({ type: "chat", seat: this.eyes, text });
  }

  /** A player asks for consent; all others at this device may answer. */
  private hearQuestion(id: number, seat: number): void {
    this.question = { id, seat, voters: this.seats.filter((own) => own !== seat) };
  }

  override answer(yes: boolean): void {
    if (!this.question) return;
    const { id: question, voters } = this.question;
    for (const seat of yes ? voters : voters.slice(0, 1)) this.tell({ type: "answer", seat, question, yes });
    this.question = { ...this.question, voters: [] };
  }

  override rematch(): void {
    this.tell({ type: "rematch", seat: this.eyes });
  }

  override replace(absent: number): void {
    this.tell({ type: "replace", seat: this.eyes, absent });
  }

  /** Take a seat of one's own back from the bot that stands in. */
  override back(seat: number): void {
    this.tell({ type: "back", seat });
  }

  override leave(): Promise<void> {
    return this.line.leave();
  }

  override close(): void {
    super.close();
    this.line.close();
  }
}
