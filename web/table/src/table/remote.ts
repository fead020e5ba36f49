// A table of the server: a socket that tells what happens and is told what to do. It comes back by itself.

import {
  Engine,
  paramsFor,
  readEvent,
  SPECTATOR,
  Words,
  type Bundle,
  type Bytes,
  type Event,
  type Rules,
  type Texts,
} from "@starlode/engine";

import { say } from "../words";
import type { Face, FromClient, FromServer, Resync, SeatInfo, Table, Update } from "../../../generated/wire";
import { Assisted, bytesOf } from "./assisted";
import { bundleOf, equipped, makingOf, textsOf } from "./bundles";
import { Course, replayed } from "./course";
import { held, hold, release } from "./holdings";
import { Minds } from "./minds";
import { tableOf, type MatchRecord } from "./records";
import { server, socketAddress } from "./server";
import { lineOf, Session, type Clock, type LogLine, type Sitter } from "./session.svelte";
import { settings } from "./settings.svelte";
import { View, type Choice, type Ground } from "./view";

const FIRST_PAUSE = 500; // milliseconds before the first attempt to come back
const LONGEST_PAUSE = 15_000;
const DEALT = 1; // the version before anybody has moved
const WRONG = 1008; // closing code: coming back would not help

type Unsent<M> = M extends FromClient ? Omit<M, "id"> : never;

/** What one viewer at the table has seen. */
interface Seen {
  version: number;
  bytes: Bytes | null;
  lines: LogLine[];
}

export class RemoteSession extends Session {
  readonly remote = true;
  readonly game: string;
  private readonly params: Bytes;
  private rules: Rules;
  private bundle: Bundle | null = null; // once the rules run in this page
  private words: Words;
  private eyes: number;
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined; // of the next attempt to come back
  private readonly ending = new AbortController(); // of what is listened to
  private readonly seen = new Map<number, Seen>();
  private pause = FIRST_PAUSE;
  private sent = 0;
  private closed = false;
  private readonly waiting = new Map<number, (answer: FromServer) => void>();

  private constructor(
    readonly id: string,
    private readonly texts: Texts,
    first: Table,
  ) {
    super();
    this.game = first.game;
    this.params = paramsFor(texts, first.options)!;
    this.rules = new Assisted(texts.description, this.params, {
      why: (seat, action) => this.why(seat, action),
      results: () => this.info?.results ?? [],
    });
    this.words = new Words(texts.description.schema, settings.language, texts.words);
    this.eyes = this.seats[0] ?? SPECTATOR;
    this.hearTable(first);
    this.watchNetwork();
  }

  /** Go to a table, holding whatever seats this browser has there. */
  static async open(id: string): Promise<RemoteSession> {
    const table = await server.table(id);
    const [texts, making] = await Promise.all([textsOf(table.game), makingOf(table.game)]);
    const session = new RemoteSession(id, await equipped(texts, table.options), table);
    const learned = session.learn();
    if (making === "ready") await learned;
    session.connect();
    return session;
  }

  /** Have the rules run in this page as soon as it can have them; until then the server helps. */
  private async learn(): Promise<void> {
    const found = await bundleOf(this.game).catch(() => null); // a server that makes no modules goes on helping
    if (!found || this.closed) return;
    this.bundle = { ...this.texts, module: found.module };
    this.rules = new Engine(this.bundle, this.params);
    this.minds = new Minds(this.bundle, this.params);
    if (this.view) this.jump(this.see());
    if (this.info?.status === "over") void this.review();
  }

  /** The seats that this browser holds. */
  get seats(): number[] {
    return Object.keys(held(this.id)?.seats ?? {}).map(Number);
  }

  private get ground(): Ground {
    return { engine: this.rules, words: this.words, names: this.sitters.map(({ name }) => name) };
  }

  // ---- the line ----

  private connect(): void {
    this.drop();
    const socket = new WebSocket(socketAddress(this.id));
    this.socket = socket;
    socket.onopen = (): void => this.greet();
    socket.onmessage = ({ data }: MessageEvent<string>): void => this.hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }): void => this.comeBack(code);
  }

  /** A socket notices late that the network is gone, and a pause may be long when it is there again. */
  private watchNetwork(): void {
    const { signal } = this.ending;
    addEventListener("offline", () => this.hangUp(), { signal });
    addEventListener("online", () => this.reconnect(), { signal });
  }

  private hangUp(): void {
    this.drop();
    this.comeBack(0);
  }

  /** Let go of the socket, whatever it still has to say. */
  private drop(): void {
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
  }

  private reconnect(): void {
    if (this.link !== "reconnecting") return;
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  private greet(): void {
    const tokens = held(this.id)?.seats ?? {};
    const holds = Object.entries(tokens).map(([seat, token]) => ({
      token,
      seen: this.seen.get(Number(seat))?.version ?? 0,
    }));
    const { language } = settings;
    const assist = !this.bundle;
    this.tell(
      holds.length
        ? { type: "hello", holds, language, assist }
        : { type: "hello", seen: this.seen.get(SPECTATOR)?.version ?? 0, language, assist },
    );
  }

  private comeBack(code: number): void {
    if (this.closed) return;
    this.awaited = -1;
    this.waiting.clear();
    this.link = code === WRONG ? "lost" : "reconnecting";
    if (code === WRONG) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.closed || this.connect(), this.pause * (0.5 + Math.random()));
    this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
  }

  /** Come again, with seats that were taken meanwhile. */
  again(): void {
    this.seen.clear();
    this.eyes = this.seats[0] ?? SPECTATOR;
    this.socket?.close();
  }

  private tell(message: Unsent<FromClient>): number {
    const id = ++this.sent;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...message, id }));
    else this.trouble = say("reconnecting");
    return id;
  }

  /** Why a seat may not do something, by its number among the game's reasons. */
  private why(seat: number, action: number): Promise<number> {
    return new Promise((resolve) => {
      const id = this.tell({ type: "why", seat, action });
      this.waiting.set(id, (answer) => answer.type === "reason" && resolve(answer.reason));
    });
  }

  // ---- hearing ----

  private hear(message: FromServer): void {
    this.link = "connected";
    this.pause = FIRST_PAUSE;
    if ("re" in message && message.re === this.awaited) this.awaited = -1;
    if ("re" in message) this.answered(message.re!, message);
    if (message.type === "table") this.hearTable(message);
    else if (message.type === "update") this.hearUpdate(message);
    else if (message.type === "resync") void this.hearResync(message);
    else if (message.type === "spoken")
      this.chat = [...this.chat, { seat: message.seat, text: message.text, at: message.at }];
    else if (message.type === "question") this.question = { id: message.question, seat: message.seat };
    else if (message.type === "answered") this.question = null;
    else if (message.type === "refusal") this.trouble = message.reason;
  }

  private answered(id: number, message: FromServer): void {
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  private hearTable(table: Table): void {
    this.info = table;
    this.sitters = table.seats.map((seat, place) => sitter(seat, this.seats.includes(place)));
    this.successor = table.successor ?? null;
    if (this.seats.length) hold(this.id, table.game, {}, table.status === "over");
    if (table.status === "over" && !this.course) void this.review();
    if (this.successor && this.seats.length) hold(this.successor, table.game, held(this.id)!.seats);
    if (this.seen.has(this.eyes)) this.jump(this.see());
  }

  /** Once the game is over its record is open, and with it every moment. */
  private async review(): Promise<void> {
    if (!this.bundle) return; // it comes with the rules
    const saved = await tableOf((await server.record(this.id)) as MatchRecord);
    this.course = new Course(replayed(this.bundle, saved), () => this.ground);
  }

  private hearUpdate(update: Update): void {
    const seen = this.take(update);
    const events = (update.events ?? []).map((row) => readEvent(this.texts.description.schema, row));
    const names = this.sitters.map(({ name }) => name);
    seen.lines = [...seen.lines, ...events.map((event) => lineOf(this.rules, event, update.version, names))];
    this.look(update.viewer, events);
  }

  /** The same without a past: the log has to be asked for. */
  private async hearResync(resync: Resync): Promise<void> {
    const seen = this.take(resync);
    this.question = null;
    this.look(resync.viewer, []);
    const told = await server.log(this.id, held(this.id)?.seats[resync.viewer]).catch(() => []);
    seen.lines = told.map((text) => ({ ply: resync.version, seat: -1, kind: "", say: () => text }));
    this.showLog();
  }

  private take(message: Update | Resync): Seen {
    const { viewer, version, record, clocks } = message;
    const seen = this.seen.get(viewer) ?? { version: 0, bytes: null, lines: [] };
    this.seen.set(viewer, seen);
    seen.version = version;
    seen.bytes = bytesOf(record);
    if (this.rules instanceof Assisted) this.rules.hear(seen.bytes, message);
    if (viewer === this.eyes && clocks) this.clocks = clocks.map(clock);
    return seen;
  }

  /** Show what is new, if it is what the page looks at; hand the device on where another seat of ours is asked. */
  private look(viewer: number, events: readonly Event[]): void {
    if (!this.view) {
      this.view = this.see();
      this.turnEyes();
    } else if (viewer === this.eyes && this.curtain < 0) this.present({ view: this.see(), events });
    this.showLog();
    this.turnEyes();
  }

  private see(): View {
    return new View(this.ground, this.seen.get(this.eyes)!.bytes!, this.eyes);
  }

  private showLog(): void {
    this.log = this.seen.get(this.eyes)?.lines ?? [];
    this.canUndo =
      this.eyes >= 0 && !this.view?.over && this.log.some(({ seat, ply }) => seat === this.eyes && ply > DEALT);
  }

  private turnEyes(): void {
    const acting = this.see().acting.filter((seat) => this.seen.has(seat));
    if (!acting.length || acting.includes(this.eyes)) return;
    this.eyes = acting[0]!;
    this.curtain = this.eyes;
  }

  override draw(): void {
    this.curtain = -1;
    this.jump(this.see());
    this.showLog();
  }

  override speak(language: string): void {
    if (this.words.language === language) return;
    this.words = new Words(this.texts.description.schema, language, this.texts.words);
    if (this.seen.has(this.eyes)) this.jump(this.see());
    this.log = [...this.log];
  }

  // ---- telling ----

  override choose({ action }: Choice): void {
    if (!this.live) return;
    this.awaited = this.tell({ type: "play", seat: this.eyes, action, version: this.seen.get(this.eyes)!.version });
  }

  override undo(): void {
    this.tell({ type: "undo", seat: this.eyes });
  }

  override say(text: string): void {
    this.tell({ type: "chat", seat: this.eyes, text });
  }

  override answer(yes: boolean): void {
    if (!this.question) return;
    this.tell({ type: "answer", seat: this.eyes, question: this.question.id, yes });
  }

  override rematch(): void {
    this.tell({ type: "rematch", seat: this.eyes });
  }

  override replace(absent: number): void {
    this.tell({ type: "replace", seat: this.eyes, absent });
  }

  override async leave(): Promise<void> {
    const tokens = Object.entries(held(this.id)?.seats ?? {});
    await Promise.all(tokens.map(([seat, token]) => server.leave(this.id, Number(seat), token)));
    release(this.id);
  }

  override close(): void {
    this.closed = true;
    this.ending.abort();
    this.socket?.close();
    this.minds?.close();
  }
}

function sitter(seat: SeatInfo, mine: boolean): Sitter {
  const level = seat.stands_in ?? seat.level ?? null;
  return { kind: seat.kind, name: seat.name, level, here: seat.kind === "bot" || seat.here === true, mine };
}

function clock({ left, running }: Face): Clock {
  const ran = running ?? 0;
  return { left, read: performance.now() - ran, running: running !== undefined && running !== null };
}
