// What the decisions at a table amount to: every position, whom each told something, and the versions that count it.

import { rowsOf, toBase64, type Bundle, type Bytes, type Row, type Table } from "@starlode/engine";

import type { Past } from "../../../../generated/wire";
import { deal, type SavedGame } from "../storage/savedgames";

/** Something that told viewers, a bit each: the position with its events, or null where something was taken back. */
interface Change {
  readonly told: number;
  readonly state: Bytes | null;
}

export class Ledger {
  readonly table: Table;
  readonly versions: number[]; // of every seat, then of spectators
  private readonly told: number[] = []; // by decision
  private readonly changes: Change[] = [];

  /** The ledger of a table as it was left; throws IllegalMove where the rules have changed since. */
  constructor(bundle: Bundle, saved: SavedGame) {
    const { moves, versions } = saved;
    this.table = deal(bundle, saved);
    this.versions = Array.from({ length: this.table.players + 1 }, () => 0);
    this.tell(this.everyone, this.table.state);
    for (const [seat, action] of moves) this.play(seat, action);
    if (versions?.some((version, place) => version !== this.versions[place])) this.jump(versions);
  }

  private get everyone(): number {
    return (1 << (this.table.players + 1)) - 1;
  }

  /** All viewers: the seats, then spectators. */
  get viewers(): number[] {
    return this.versions.map((_, place) => (place < this.table.players ? place : -1));
  }

  version(viewer: number): number {
    return this.versions.at(viewer)!;
  }

  /** How many decisions of a seat stand. */
  decided(seat: number): number {
    return this.placesOf(seat).length;
  }

  /** What happened after a version of a viewer, as far as it may know; null where that cannot be told as events. */
  since(viewer: number, version: number): Row[] | null {
    const wanted = this.version(viewer) - version;
    const news = wanted > 0 ? this.changes.filter(({ told }) => this.hears(told, viewer)).slice(-wanted) : [];
    if (news.length !== wanted || news.some(({ state }) => state === null)) return null;
    return news.flatMap(({ state }) => this.rows(state!, viewer));
  }

  /** All that a viewer may know of what led here, and where it stood when it last decided something itself. */
  past(viewer: number): Omit<Past, "version"> {
    const places = Array.from({ length: this.table.length }, (_, place) => place);
    const rows = places.map((place) => this.rows(this.table.stateAt(place), viewer));
    const last = this.placesOf(viewer).at(-1) ?? -1;
    const seen = toBase64(this.recordAt(Math.max(0, last), viewer));
    return { events: rows.flat(), since: rows.slice(0, last + 1).flat().length, seen };
  }

  private recordAt(place: number, viewer: number): Bytes {
    const { engine } = this.table;
    return engine.hide(this.table.stateAt(place), viewer).slice(0, engine.layout.size);
  }

  hears(told: number, viewer: number): boolean {
    const place = viewer < 0 ? this.table.players : viewer;
    return ((told >> place) & 1) === 1;
  }

  // ---- what happens ----

  /** Play a legal action; answers with the viewers it told something, a bit each. */
  play(seat: number, action: number): number {
    this.table.play(seat, action);
    const told = this.telling(this.table.moves.length - 1);
    this.told.push(told);
    this.tell(told, this.table.state);
    return told;
  }

  /**
   * Take back a decision and all after it: those of its seat alone, or everybody's and with other luck from there on,
   * because a player may have seen what would come. Viewers that had not been told of them are not told that they went.
   */
  takeBack(place: number, alone: boolean): number {
    const { engine, state: before, moves } = this.table;
    const goes = moves.slice(place).map(({ seat }) => !alone || seat === moves[place]!.seat);
    this.table.takeBack(place, alone ? { alone } : { anew: true });
    const gone = this.told.splice(place).filter((_, number) => goes[number]);
    for (let at = place; at < this.table.moves.length; at++) this.told.push(this.telling(at));
    const told = gone.reduce((all, bits) => all | bits, engine.differing(before, this.table.state));
    this.tell(told, null);
    return told;
  }

  /** Where among the decisions those of a seat stand. */
  placesOf(seat: number): number[] {
    return this.table.moves.flatMap((move, place) => (move.seat === seat ? [place] : []));
  }

  /** How many of its latest decisions a seat may take back together without asking anybody. */
  free(seat: number): number {
    const places = this.placesOf(seat);
    const since = this.told.findLastIndex((told, place) => this.hinders(told, place, seat));
    return places.filter((place) => place > since).length;
  }

  /** Whether a seat cannot freely take back what it decided up to a place: it was told of another's move, or of luck. */
  private hinders(told: number, place: number, seat: number): boolean {
    const { engine, moves } = this.table;
    const { seat: mover, action } = moves[place]!;
    if (mover !== seat) return this.hears(told, seat);
    return !engine.harmless(this.table.stateAt(place), this.table.stateAt(place + 1), seat, action);
  }

  /** Whom a decision told something, a bit each. */
  private telling(place: number): number {
    return this.table.engine.told(this.table.stateAt(place), this.table.stateAt(place + 1));
  }

  private tell(told: number, state: Bytes | null): void {
    this.viewers.forEach((viewer, place) => (this.versions[place]! += Number(this.hears(told, viewer))));
    this.changes.push({ told, state });
  }

  /** Go on from versions that count more than the decisions which stand: what led to them is not known any more. */
  private jump(versions: readonly number[]): void {
    versions.forEach((version, place) => (this.versions[place] = version));
    this.changes.push({ told: this.everyone, state: null });
  }

  private rows(state: Bytes, viewer: number): Row[] {
    return rowsOf(this.table.engine.description.schema, state, viewer);
  }
}
