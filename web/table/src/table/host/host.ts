// A table in this browser: what a server does with one, done here. It speaks the wire, and keeps before it tells.

import { answers, objection, resolveOptions, Perspective, split, SPECTATOR, toHex, Words, type Bundle } from "@starlode/engine"; // prettier-ignore

import {
  FORMAT,
  type Answer,
  type Answered,
  type Chat,
  type FromClient,
  type Hello,
  type Past,
  type Play,
  type SeatInfo,
  type Spoken,
  type TableInfo,
  type Undo,
  type Why,
} from "../../../../generated/wire";
import { freshTable, tokenOf, type SavedGame, type SavedSeat } from "../storage/savedgames";
import { Bots, type Chooser } from "./bots";
import { Consent } from "./consent";
import { Broadcast, news, type Asker, type Tell } from "./broadcast";
import { Ledger } from "./ledger";
import { reasonOf, Refused } from "./refusals";

const TALK = 50; // words that newcomers still hear
const MOST_TEXT = 300; // letters

/** What a host has of the world outside. */
export interface Outside {
  keep(saved: SavedGame): void; // whatever is told after this is told when it is kept
  readonly tell: Tell;
  readonly choose: Chooser; // for bots
  isBelow(level: string): boolean; // whether bots of a level do not play as well as that for now
  pace(): number; // milliseconds that a bot takes at least
}

type Seated = Exclude<FromClient, Hello>;

export class Host {
  private readonly ledger: Ledger;
  private readonly broadcast: Broadcast;
  private readonly bots: Bots;
  private readonly talk: Spoken[] = [];
  private question: Consent | null = null;
  private questions = 0;
  private successor: string | null = null;
  private weak = 0; // bots that are known to play below their level

  /** Host a table as it was left; throws IllegalMove where the rules have changed since. */
  constructor(
    private readonly bundle: Bundle,
    private saved: SavedGame,
    private readonly outside: Outside,
  ) {
    this.ledger = new Ledger(bundle, saved);
    this.broadcast = new Broadcast(outside.tell);
    const play = (seat: number, action: number): void => this.happen(seat, action, null);
    this.bots = new Bots(this.ledger, saved.seats, outside.choose, () => outside.pace(), play);
  }

  /** What a client says; everything is checked here. */
  async hear(client: string, message: FromClient): Promise<void> {
    try {
      if (message.type === "hello") this.greet(client, message);
      else await this.carryOut(message, { client, re: message.id ?? 0 });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reason = reasonOf(error, this.languageOf(client, message));
      this.broadcast.tell(client, { type: "refusal", code: error.code, reason, re: message.id ?? 0 });
    }
  }

  /** A client is gone. */
  leave(client: string): void {
    this.broadcast.leave(client);
  }

  /** All that a viewer may know of what happened; nothing for a client that does not hold it. */
  past(client: string, viewer: number): Past {
    const holds = this.broadcast.get(client)?.viewers.includes(viewer);
    const past = holds ? this.ledger.past(viewer) : { events: [], since: 0, seen: "" };
    return { version: this.ledger.version(viewer), ...past };
  }

  close(): void {
    this.bots.close();
  }

  // ---- coming ----

  /** Tell what is public, what was said, and what each viewer has missed. */
  private greet(name: string, { holds = [], seen = 0, language = "en", assist = false }: Hello): void {
    const known = new Map(holds.map(({ token, seen: last = 0 }) => [this.seatOf(token), last]));
    if (!known.size) known.set(SPECTATOR, seen);
    this.broadcast.join(name, { viewers: [...known.keys()], language, assist });
    this.broadcast.tell(name, this.info());
    for (const words of this.talk) this.broadcast.tell(name, words);
    for (const [viewer, last] of known) {
      const free = assist || viewer < 0 ? {} : { free: this.ledger.free(viewer) };
      this.broadcast.tell(name, news(this.ledger, viewer, last, assist, free));
    }
    if (this.question) this.broadcast.tell(name, this.question.message);
    void this.bots.consider();
  }

  private seatOf(token: string): number {
    const seat = this.people.find((one) => tokenOf(one) === token);
    if (seat === undefined) throw new Refused("not-your-seat");
    return seat;
  }

  private languageOf(client: string, message: FromClient): string {
    const asked = message.type === "hello" ? message.language : this.broadcast.get(client)?.language;
    return asked ?? "en";
  }

  /** All that is public. */
  private info(): TableInfo {
    const { id, game, options, changes, seats, key } = this.saved;
    const { over, results } = this.ledger.table;
    const { description } = this.bundle;
    return {
      type: "table",
      format: FORMAT,
      table: id,
      game,
      rules: description.schema.rules,
      options: resolveOptions(description, options),
      seats: seats.map((seat) => this.seatInfo(seat)),
      status: over ? "over" : "playing",
      public: false,
      clock: { kind: "none" },
      late: "move",
      fairness: "", // a device need not prove to itself that it shuffled well
      successor: this.successor,
      ...(changes && { changes }),
      ...(over && { key: typeof key === "number" ? String(key) : toHex(Uint8Array.from(key)), results }),
    };
  }

  private seatInfo({ kind, name, level }: SavedSeat): SeatInfo {
    const below = level !== undefined && this.outside.isBelow(level);
    return { kind, name, level: level ?? null, here: kind === "human", ...(below && { below }) };
  }

  /** Tell everybody if more bots, or fewer, play below their level than before. */
  tellOfBots(): void {
    const before = this.weak;
    this.weak = this.saved.seats.filter((seat) => this.seatInfo(seat).below).length;
    if (this.weak !== before) this.broadcast.announce(this.info());
  }

  private get people(): number[] {
    return this.saved.seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  }

  // ---- what is asked for ----

  private async carryOut(message: Seated, asker: Asker): Promise<void> {
    const client = this.broadcast.get(asker.client);
    if (!client) throw new Refused("said-hello");
    if (!client.viewers.includes(message.seat)) throw new Refused("not-your-seat");
    if (message.type === "play") return this.play(message, client.language, asker);
    if (message.type === "undo") return this.undo(message, asker);
    if (message.type === "why")
      return this.broadcast.tell(asker.client, { type: "reason", reason: this.why(message), re: asker.re });
    if (message.type === "chat") this.say(message);
    else if (message.type === "answer") this.answer(message);
    else if (message.type === "replace") this.replace(message.absent);
    else if (message.type === "rematch") this.rematch(); // and no bot stands in from which a seat could be taken back
    this.broadcast.tell(asker.client, { type: "done", re: asker.re });
  }

  private refuseWhenOver(): void {
    if (this.ledger.table.over) throw new Refused("over");
  }

  /** Play an action that was chosen by what the seat sees now. */
  private async play({ seat, action, version }: Play, language: string, asker: Asker): Promise<void> {
    this.refuseWhenOver();
    if (version !== this.ledger.version(seat)) throw new Refused("stale");
    const legal = this.ledger.table.legal(seat).includes(action);
    if (!legal) throw new Refused("illegal", { why: await this.objection(seat, action, language) });
    this.happen(seat, action, asker);
  }

  private happen(seat: number, action: number, asker: Asker | null): void {
    const told = this.ledger.play(seat, action);
    if (this.question?.lapses(seat, told)) this.question = null;
    this.settle(told, seat, asker, null);
  }

  /** Whatever follows a change: it is kept, then told, after what became of a question, and bots answer it. */
  private settle(told: number, seat: number, asker: Asker | null, answer: Answered | null): void {
    const { table, versions } = this.ledger;
    const moves = table.moves.map((move) => [move.seat, move.action] as const);
    const { over, redraws, acting } = table;
    const now = { moves, redraws, versions: [...versions], at: Date.now(), over, acting };
    this.saved = { ...this.saved, ...now, ...(over && { results: table.results }) };
    this.outside.keep(this.saved);
    if (answer) this.broadcast.announce(answer);
    this.broadcast.spread(this.ledger, told, seat, asker);
    if (over) this.broadcast.announce(this.info());
    this.tellOfBots();
    void this.bots.consider();
  }

  private perspective(seat: number): Perspective {
    const names = this.saved.seats.map(({ name }) => name);
    return new Perspective(this.ledger.table.engine, this.ledger.table.seat(seat).bytes, seat, names);
  }

  /** Why an action is not legal, in words. */
  private async objection(seat: number, action: number, language: string): Promise<string> {
    const { schema } = this.bundle.description;
    const words = new Words(schema, language, this.bundle.words);
    return action < schema.layout.size
      ? words.say(await objection(this.perspective(seat), action))
      : words.text("not-asked", {});
  }

  /** The number of the reason why a seat may not take an action. */
  private why({ seat, action }: Why): number {
    this.refuseWhenOver();
    const [perspective, { schema }, { table }] = [this.perspective(seat), this.bundle.description, this.ledger];
    const asked = action < schema.layout.size && perspective.isAsked && answers(perspective, split(schema, action));
    if (!asked || table.legal(seat).includes(action)) throw new Refused("no-reason");
    return table.engine.objection(table.seat(seat).bytes, seat, action);
  }

  private say({ seat, text }: Chat): void {
    const words = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
    if (!words || words.length > MOST_TEXT) throw new Refused("bad-message", { why: words ? "too long" : "empty" });
    const spoken: Spoken = { type: "spoken", seat, text: words, at: Date.now() };
    this.talk.push(spoken);
    this.talk.splice(0, this.talk.length - TALK);
    this.broadcast.announce(spoken);
  }

  /** At one device no player is away. */
  private replace(absent: number): never {
    this.refuseWhenOver();
    const seat = this.saved.seats[absent];
    if (seat?.kind !== "human") throw new Refused("no-seat");
    throw new Refused("absent-not", { name: seat.name });
  }

  /** Another table for the same people. */
  private rematch(): void {
    if (!this.ledger.table.over) throw new Refused("not-over");
    if (this.successor) return;
    const { game, options, changes, seats } = this.saved;
    const fresh = { ...freshTable(game, options, changes), seats };
    this.outside.keep(fresh);
    this.successor = fresh.id;
    this.broadcast.announce(this.info());
  }

  // ---- taking back ----

  /** Take back a seat's latest decisions: alone if that harms no one, else with all after them if all agree. */
  private undo({ seat, decided, free: freely = false }: Undo, asker: Asker): void {
    this.refuseWhenOver();
    const places = this.ledger.placesOf(seat);
    const place = places[decided ?? places.length - 1];
    if (place === undefined) throw new Refused("nothing-to-undo");
    const others = this.people.filter((other) => other !== seat);
    const free = places.filter((own) => own >= place).length <= this.ledger.free(seat);
    if (freely && !free) throw new Refused("not-free");
    if (free || !others.length) return this.takeBack(seat, place, free, asker);
    this.question = new Consent(++this.questions, seat, place, new Set(others));
    this.broadcast.announce(this.question.message);
  }

  private answer({ seat, question, yes }: Answer): void {
    const asked = this.question;
    if (asked?.number !== question || !asked.waiting.has(seat)) throw new Refused("no-question");
    if (yes && asked.agree(seat)) this.takeBack(asked.seat, asked.place, false, null);
    if (yes) return;
    this.question = null;
    this.broadcast.announce(asked.answered(false));
  }

  private takeBack(seat: number, place: number, alone: boolean, asker: Asker | null): void {
    const answer = this.question?.isAbout(seat, place) ? this.question.answered(true) : null;
    const gone = this.ledger.placesOf(seat).filter((own) => own >= place);
    const told = this.ledger.takeBack(place, alone);
    this.question = this.question?.lapses(seat, told) ? null : (this.question?.without(gone) ?? null);
    this.settle(told, seat, asker, answer);
  }
}
