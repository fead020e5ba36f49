// The line to a table of this device. One tab hosts it in a worker; others follow that tab, and one of them takes over when it goes.

import type { Bundle } from "@starlode/engine";

import type { FromClient, Past } from "../../../../generated/wire";
import { say } from "../../words";
import { RULES_CHANGED, type Opening, type Parcel, type Reply, type Request } from "../host/messages";
import { Reconnection, type LineListener, type Line } from "./line";
import { settings } from "../storage/settings.svelte";
import { saveGame, savedGame, tokensOf, type SavedGame } from "../storage/savedgames";

const SILENCE = 5000; // milliseconds after which a tab that hosts is not waited for
const PACE = 350; // milliseconds in which a bot's quick answer can be told from the move before

/** What tabs of one table tell each other. */
type Call = Request | Reply | { readonly hosting: true } | { readonly alone: true };

/** An answer that is waited for. */
interface Answer {
  readonly resolve: (past: Past) => void;
  readonly reject: (why: Error) => void;
}

export class HostLine implements Line {
  readonly remote = false;
  readonly table: string;
  readonly tokens: Readonly<Record<number, string>>;
  private readonly name = crypto.getRandomValues(new Uint32Array(2)).join("-"); // among the tabs of this browser
  private readonly channel: BroadcastChannel | null;
  private readonly reconnection = new Reconnection(() => this.start());
  private readonly ending = new AbortController();
  private readonly waiting = new Map<number, Answer>();
  private asked = 0;
  private listener!: LineListener;
  private worker: Worker | null = null;
  private doubts: ReturnType<typeof setTimeout> | undefined;
  private warned = false; // of other tabs that know nothing of this one
  private unkept = false; // whether the person was told that nothing is kept

  constructor(
    private readonly bundle: Bundle,
    private known: SavedGame,
  ) {
    this.table = known.id;
    this.tokens = tokensOf(known);
    this.channel = known.id ? new BroadcastChannel(`starlode-${known.id}`) : null; // a lesson has no name
  }

  open(listener: LineListener): void {
    this.listener = listener;
    this.channel?.addEventListener("message", ({ data }: MessageEvent<Call>) => this.overhear(data));
    if (!this.channel) this.start();
    else if (!navigator.locks) this.goAlone();
    else this.claim({ ifAvailable: true });
  }

  send(message: FromClient): boolean {
    const pace = settings.moves && settings.pace !== Infinity ? PACE : 0;
    return this.ask({ from: this.name, message, pace });
  }

  past(viewer: number): Promise<Past> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.ask({ from: this.name, past: viewer, id });
    });
  }

  record(): Promise<SavedGame> {
    return Promise.resolve(this.latest);
  }

  leave(): Promise<void> {
    return Promise.resolve(); // the game is this device's own, and waits
  }

  again(): void {
    this.listener.greet();
  }

  close(): void {
    this.ask({ from: this.name, gone: true });
    this.ending.abort();
    this.trust();
    this.stop();
    this.forget();
    this.channel?.close();
  }

  /** The table as it was kept last, by whichever tab. */
  private get latest(): SavedGame {
    return (this.table && savedGame(this.table)) || this.known;
  }

  // ---- several tabs ----

  private get lock(): string {
    return `starlode-${this.table}`;
  }

  /** Host the table for as long as this page looks at it. */
  private host(): Promise<void> {
    this.start();
    return new Promise((resolve) => this.ending.signal.addEventListener("abort", () => resolve()));
  }

  /** Follow the tab that hosts, and take over when it goes. */
  private follow(): void {
    this.listener.greet();
    this.claim({ signal: this.ending.signal });
  }

  /** The tab that has the lock hosts, until another takes it away. */
  private claim(how: LockOptions): void {
    const settled = navigator.locks.request(this.lock, how, (lock) => (lock ? this.host() : this.follow()));
    settled.catch((error: Error) => (error.name === "AbortError" ? this.deposed() : this.listener.turned("lost")));
  }

  private deposed(): void {
    if (this.ending.signal.aborted) return;
    this.stop();
    this.follow();
  }

  /** A tab that says nothing may have been put to sleep by its browser; what it has kept is enough to go on. */
  private doubt(): void {
    this.doubts ??= setTimeout(() => this.claim({ steal: true }), SILENCE);
  }

  private trust(): void {
    clearTimeout(this.doubts);
    this.doubts = undefined;
  }

  /** Without locks no tab knows which one hosts: every tab plays on by itself, and says so where there are several. */
  private goAlone(): void {
    this.start();
    this.channel!.postMessage({ alone: true } satisfies Call);
  }

  private warnOfOthers(): void {
    if (this.warned) return;
    this.warned = true;
    this.listener.warn(say("two-tabs"));
    this.channel!.postMessage({ alone: true } satisfies Call);
  }

  private overhear(call: Call): void {
    if ("alone" in call) this.warnOfOthers();
    else if ("hosting" in call) this.renew();
    else if ("to" in call && call.to === this.name) this.hear(call);
    else if ("from" in call) this.worker?.postMessage(call);
  }

  // ---- the host of this tab ----

  private start(): void {
    this.stop();
    this.known = this.latest;
    const worker = new Worker(new URL("../host/host.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Parcel>): void => this.unpack(data);
    worker.onerror = (): void => this.broken();
    worker.postMessage({ bundle: this.bundle, saved: this.known } satisfies Opening);
    this.channel?.postMessage({ hosting: true } satisfies Call);
    this.renew();
  }

  /** Another tab hosts now: earlier questions are not answered any more. */
  private renew(): void {
    this.forget();
    this.listener.turned("reconnecting");
    this.listener.greet();
  }

  private forget(): void {
    for (const { reject } of this.waiting.values()) reject(new Error("the host has gone"));
    this.waiting.clear();
  }

  private stop(): void {
    this.reconnection.cancel();
    if (this.worker) this.worker.onmessage = this.worker.onerror = null; // whatever it still has to say
    this.worker?.terminate();
    this.worker = null;
  }

  private broken(): void {
    this.stop();
    this.forget();
    this.listener.turned("reconnecting");
    this.reconnection.later();
  }

  /** Keep first what is told next; what is for other tabs goes on to them. */
  private unpack(parcel: Parcel): void {
    if ("keep" in parcel) this.keep(parcel.keep);
    else if (parcel.to === this.name) this.hear(parcel);
    else this.channel?.postMessage(parcel);
  }

  private keep(table: SavedGame): void {
    if (navigator.locks && table.id === this.table && this.latest.at > this.known.at) return this.deposed(); // it slept
    if (table.id === this.table) this.known = table;
    if (!table.id || saveGame(table) || this.unkept) return;
    this.unkept = true;
    this.listener.warn(say("not-kept"));
  }

  // ---- asking and hearing ----

  private ask(request: Request): boolean {
    if (this.worker) this.worker.postMessage(request);
    else this.channel?.postMessage(request);
    if (!this.worker && navigator.locks) this.doubt();
    return this.worker !== null || this.channel !== null;
  }

  private hear(reply: Reply): void {
    this.reconnection.rest();
    this.trust();
    if ("past" in reply) {
      this.waiting.get(reply.id)?.resolve(reply.past);
      this.waiting.delete(reply.id);
      return;
    }
    this.listener.turned("connected");
    this.listener.hear(reply.message);
    if (reply.message.type === "refusal" && reply.message.code === RULES_CHANGED) this.listener.turned("lost");
  }
}
