// A game that can be looked at along what was played and along what was tried instead.

import type { Bundle, Bytes, Move, Table } from "@starlode/engine";

import { roundOf } from "../analysis/turns";
import { ReplaySession } from "../session/replaysession.svelte";
import { beginning, type Course, type SavedGame } from "../storage/savedgames";
import type { LogLine } from "../view/log";
import { Branches } from "./branches.svelte";
import type { Positions } from "./positions";
import { stopsOf, type BranchStop } from "./stops";
import type { Branch, GameTree } from "./tree";

export class TreeSession extends ReplaySession {
  readonly branches: Branches;

  protected constructor(
    bundle: Bundle,
    table: Table,
    saved: SavedGame,
    private readonly own: readonly number[],
  ) {
    super(bundle, table, saved);
    this.branches = new Branches(table, saved.id);
    if (own[0] !== undefined) this.eyes = own[0];
  }

  protected override get owned(): readonly number[] {
    return this.own.length ? this.own : super.owned;
  }

  get tree(): GameTree {
    return this.branches.tree;
  }

  protected get positions(): Positions {
    return this.branches.positions;
  }

  /** All moments of the way through the one that is shown. */
  get course(): readonly number[] {
    return this.tree.course(this.at);
  }

  /** Where to stop on a branch: turn by turn. */
  stops(branch: Branch): BranchStop[] {
    return stopsOf(branch, this.tree, (moment) => roundOf(this.engine, this.stateOf(moment)));
  }

  /** How many decisions lead to the moment that is shown. */
  get ply(): number {
    return this.tree.path(this.at).length - 1;
  }

  /** The seats that owe a decision now. */
  get asked(): readonly number[] {
    return this.positions.asked(this.tree, this.at);
  }

  override go(moment: number): void {
    this.at = this.tree.has(moment) ? moment : Math.max(0, Math.min(this.length, moment));
    this.show();
  }

  override step(): void {
    const next = this.tree.next(this.at);
    if (next !== null) this.present(next);
  }

  protected override stateOf(moment: number): Bytes {
    return this.positions.at(this.tree, moment);
  }

  protected override linesUntil(moment: number): LogLine[] {
    return this.tree.path(moment).flatMap((at) => this.linesOf(at));
  }

  protected override linesOf(moment: number): LogLine[] {
    return this.history!.linesIn(this.stateOf(moment), moment, this.viewer);
  }

  protected override askedIn(moment: number): number {
    const asked = this.positions.asked(this.tree, moment);
    const next = this.tree.next(moment);
    const mover = next === null ? -1 : this.moveTo(next).seat;
    if (asked.includes(mover)) return mover;
    return asked[0] ?? (moment > 0 ? this.moveTo(moment).seat : 0);
  }

  protected override moveTo(moment: number): Move {
    return this.positions.moveTo(this.tree, moment);
  }

  /** Who decides next on the way that is shown; -1 at its end. */
  get decider(): number {
    const next = this.tree.next(this.at);
    return next === null ? -1 : this.moveTo(next).seat;
  }

  /** What is decided next on the way that is shown, as whoever looks may know it. */
  get coming(): string {
    const next = this.tree.next(this.at);
    return next === null ? "" : this.decision(this.at, next);
  }

  protected override until(): Course {
    const moves = this.positions.moves(this.tree, this.at).map((move) => [move.seat, move.action] as const);
    return { ...beginning(this.saved), moves, redraws: this.positions.redraws(this.tree, this.at) };
  }

  /** The decisions of a branch that lead to the moment that is shown, and where it leaves the game. */
  get branch(): { readonly origin: number; readonly moves: readonly (readonly [seat: number, action: number])[] } {
    const origin = this.tree.origin(this.at);
    const moves = this.positions.moves(this.tree, this.at).slice(origin);
    return { origin, moves: moves.map(({ seat, action }) => [seat, action]) };
  }
}
