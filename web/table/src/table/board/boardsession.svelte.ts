// The analysis board: any moment of a game, what is best there, and what would have become of other moves.

import type { Bytes } from "@starlode/engine";

import { replayed } from "../analysis/history";
import type { TurnVerdict } from "../analysis/verdicts";
import type { AnyLevel } from "../bots/levels";
import { bundleFor } from "../resources/tablebundles";
import { ALL_OPEN } from "../session/replaysession.svelte";
import type { SavedGame } from "../storage/savedgames";
import { View, type Choice, type InVain } from "../view/view";
import { bestLines, Upshots, type BestLine, type Upshot } from "./lines";
import { judgingBy, Retrying } from "./retrying.svelte";
import { BoardThinking, type Insight, type Posed } from "./thinking.svelte";
import type { Decided } from "./tree";
import { TreeSession } from "./treesession.svelte";

/** Who answers what is tried: bots of a level, or the person, who then plays all seats. */
export type Answering = AnyLevel | "self";

export class BoardSession extends TreeSession {
  trying = $state(false);
  answering = $state<Answering>("medium");
  retrying = $state.raw<Retrying | null>(null);
  readonly thoughts = new BoardThinking(() => this.bots, (posed, insight) => this.value(posed, insight)); // prettier-ignore
  private readonly upshots = new Upshots();
  private busy = $state(-1); // the seat whose bot decides
  private leaving = 0; // counts what makes bots stop
  private returned = -1; // the moment to which something was taken back

  /** The board of a game in which some seats are the person's own; their eyes come first. */
  static async study(saved: SavedGame, own: readonly number[]): Promise<BoardSession> {
    const bundle = await bundleFor(saved);
    const session = new BoardSession(bundle, replayed(bundle, saved), saved, own);
    session.go(0);
    return session;
  }

  // ---- moments ----

  protected override show(): void {
    this.leaving += 1;
    this.busy = -1;
    super.show();
    this.settle();
  }

  protected override present(moment: number): void {
    super.present(moment);
    this.settle();
  }

  /** Whatever follows another moment. */
  private settle(): void {
    this.canUndo = this.trying && !this.tree.isPlayed(this.at);
    this.pose();
  }

  /** The action that was played or tried first here, for its own seat or where all is open. */
  get played(): number | null {
    const next = this.tree.next(this.at);
    if (next === null || this.decider !== this.pondered) return null;
    return this.moveTo(next).action;
  }

  // ---- eyes ----

  override look(seat: number): void {
    if (seat !== ALL_OPEN && this.answering === "self") this.answering = "medium";
    super.look(seat);
  }

  /** The seat whose lines are shown: one that is asked, and through whose eyes it is looked or all is open; else -1. */
  get pondered(): number {
    const seat = this.eyes === ALL_OPEN ? this.askedIn(this.at) : this.eyes;
    return this.asked.includes(seat) ? seat : -1;
  }

  /** What a seat knew at the moment that is shown. */
  recordOf(seat: number): Bytes {
    return this.engine.hide(this.stateOf(this.at), seat).slice(0, this.engine.layout.size);
  }

  /** The best lines that are found so far, by what their seat knows and nothing else. */
  lines(most: number): BestLine[] {
    const { insight } = this.thoughts;
    const seat = this.pondered;
    if (!insight || seat < 0) return [];
    const record = this.recordOf(seat);
    const ground = { ...this.ground, engine: this.engine };
    const upshot = (action: number): Upshot | null => {
      const found = insight.continuations.find((one) => one.action === action);
      return found ? this.upshots.of(ground, record, found, this.at) : null;
    };
    return bestLines(new View(ground, record, seat), insight, most, this.played, upshot);
  }

  private pose(): void {
    const seat = this.pondered;
    const hidden = seat < 0 || this.busy >= 0 || this.retrying?.open;
    const record = hidden ? null : this.recordOf(seat);
    const posed = record && this.engine.legal(record, seat).length > 1;
    this.thoughts.pose(posed ? { name: `${this.at} ${seat}`, seat, record, played: this.played } : null);
  }

  private value({ name, seat }: Posed, { expected }: Insight): void {
    this.branches.value(momentOf(name), { seat, expected: expected.slice(0, this.table.players) });
  }

  // ---- trying ----

  override get live(): boolean {
    const may = this.retrying ? this.retrying.open : this.trying;
    return may && this.busy < 0 && !this.showing && this.view.decision !== null;
  }

  override get thinking(): number {
    return this.busy;
  }

  /** Whoever has just taken something back looks first. */
  override forced(inVain: InVain): Choice | null {
    const asks = this.live && !this.retrying && this.at !== this.returned;
    return asks ? this.view.forced([], inVain) : null;
  }

  /** Try other moves from here on, or from where the person who looks is asked next. */
  attempt(): void {
    this.retrying = null;
    this.trying = true;
    const seat = this.eyes;
    const there = (at: number): boolean => seat === ALL_OPEN || this.positions.asked(this.tree, at).includes(seat);
    const { course } = this;
    const place = course.indexOf(this.at);
    this.go(course.slice(place).find(there) ?? course.slice(0, place).findLast(there) ?? this.at);
  }

  /** Look on, without touching anything. */
  rest(): void {
    this.trying = false;
    this.retrying = null;
    this.show();
  }

  /** Back to what was played. */
  comeBack(): void {
    this.trying = false;
    this.go(this.tree.origin(this.at));
  }

  answerBy(answering: Answering): void {
    this.answering = answering;
    if (answering === "self" && this.eyes !== ALL_OPEN) this.look(ALL_OPEN);
  }

  override choose({ action }: Choice, forced = false): void {
    if (!this.live) return;
    if (this.retrying) return void this.retrying.answer(action).then(() => this.pose());
    const { seat } = this.view;
    if (this.decide({ seat, action, ...(forced && { forced }) })) void this.reply(seat);
  }

  /** Go where a decision leads; answers whether there is room for it. */
  private decide(decided: Decided): boolean {
    const moment = this.branches.decide(this.at, decided);
    if (moment === null) this.trouble = "board-full";
    else this.present(moment);
    return moment !== null;
  }

  /** Bots decide until the seat is asked again. */
  private async reply(seat: number): Promise<void> {
    const { leaving, answering: level } = this;
    const next = (): number => (level === "self" || this.asked.includes(seat) ? -1 : (this.asked[0] ?? -1));
    for (let other = next(); level !== "self" && other >= 0; other = next()) {
      this.busy = other;
      this.thoughts.pose(null); // they think in the same worker
      const [action] = await Promise.all([this.bots!.choose(level, this.recordOf(other), other), this.stage.idle()]);
      if (leaving !== this.leaving || !this.decide({ seat: other, action, level })) break;
    }
    if (leaving !== this.leaving) return;
    this.busy = -1;
    this.settle();
  }

  /** Back to where the person decided last: what was made for the person goes with it. */
  override undo(): void {
    const last = this.tree.path(this.at).slice(1).findLast((at) => this.isOwn(at)); // prettier-ignore
    if (!this.canUndo || last === undefined) return;
    this.returned = this.tree.before(last)!;
    this.go(this.returned);
  }

  /** Whether the person decided what led to a moment; who decides as in the game may still be answered otherwise. */
  private isOwn(moment: number): boolean {
    const twig = this.tree.twig(moment);
    return twig ? !twig.level && !twig.forced : this.moveTo(moment).seat === this.view.seat;
  }

  /** Remove a branch from one of its moments on. */
  remove(moment: number): void {
    const before = this.tree.before(moment) ?? 0;
    const inside = this.tree.path(this.at).includes(moment);
    this.prune(() => this.branches.remove(moment), inside ? before : this.at);
  }

  /** Bring back what was removed last. */
  restore(): void {
    this.prune(() => this.branches.restore(), this.at);
  }

  /** Take what another tab has tried in the same game, when it has written something. */
  refresh(written: string | null): void {
    if (this.busy < 0 && this.branches.isKeptAs(written)) this.prune(() => this.branches.refresh(), this.at);
  }

  /** Change the tree, forget what was found out about moments that are no more, and go where one may be. */
  private prune(change: () => void, to: number): void {
    const origin = this.tree.origin(to);
    change();
    this.upshots.clear();
    this.thoughts.forget((name) => this.tree.isPlayed(momentOf(name)));
    if (to !== this.at || !this.tree.has(to)) this.go(this.tree.has(to) ? to : origin);
    else this.settle();
  }

  // ---- retrying ----

  /** Ask the mistakes of a seat again; answers whether there are any. */
  retry(): boolean {
    const mistakes = this.mistakes;
    if (!mistakes.length) return false;
    this.trying = false;
    this.retrying = new Retrying(mistakes, judgingBy(this.history!, this.bots!));
    this.askAgain();
    return true;
  }

  /** The person's turns that got a bad mark, in the order of the game. */
  get mistakes(): readonly TurnVerdict[] {
    const analysis = this.analysis();
    return analysis?.mistakes().filter(({ seat }) => analysis.mine.includes(seat)) ?? [];
  }

  /** The next mistake, or the end of asking. */
  nextMistake(): void {
    if (this.retrying?.next()) this.askAgain();
    else this.rest();
  }

  /** Forget the answer to the mistake that is asked. */
  tryAgain(): void {
    this.retrying?.again();
    this.pose();
  }

  /** Show what was better. */
  reveal(): void {
    this.retrying?.reveal();
    this.pose();
  }

  private askAgain(): void {
    const { ply, seat } = this.retrying!.mistake;
    this.eyes = seat;
    this.go(ply);
  }

  override close(): void {
    this.leaving += 1;
    this.thoughts.stop();
    super.close();
  }
}

/** The moment of a position that is thought about. */
function momentOf(name: string): number {
  return Number(name.split(" ")[0]);
}
