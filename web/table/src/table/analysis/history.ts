// The history of a game that this page knows as a whole: any moment of it, as any seat saw it.

import { eventsOf, type Bundle, type Table } from "@starlode/engine";

import { turnsOf } from "./turns";
import type { Past } from "./verdicts";
import { lineOf, type LogLine } from "../view/log";
import { deal, type SavedGame } from "../storage/savedgames";
import { View, type Ground } from "../view/view";

/** A stored table with all its moves played again. */
export function replayed(bundle: Bundle, saved: SavedGame): Table {
  const table = deal(bundle, saved);
  for (const [seat, action] of saved.moves) table.play(seat, action);
  return table;
}

export class GameHistory {
  private readonly told = new WeakMap<Uint8Array, Map<number | null, LogLine[]>>(); // by position and viewer

  constructor(
    readonly table: Table,
    private readonly ground: () => Ground,
  ) {}

  /** What a seat, or a spectator, saw after this many decisions. */
  viewAt(ply: number, seat: number): View {
    const { engine } = this.table;
    return new View(this.ground(), engine.hide(this.table.stateAt(ply), seat).slice(0, engine.layout.size), seat);
  }

  /** What happened until then, as a viewer may know it; null sees everything. */
  lines(viewer: number | null, until = this.table.length - 1): LogLine[] {
    return Array.from({ length: until + 1 }, (_, ply) => ply).flatMap((ply) => this.linesAt(ply, viewer));
  }

  /** What a decision caused, a line for each event. */
  linesAt(ply: number, viewer: number | null): LogLine[] {
    return this.linesIn(this.table.stateAt(ply), ply, viewer);
  }

  /** What the decision that led to a position caused. */
  linesIn(state: Uint8Array, ply: number, viewer: number | null): LogLine[] {
    const known = this.told.get(state) ?? new Map<number | null, LogLine[]>();
    this.told.set(state, known);
    const { engine, names } = this.ground();
    const tell = (): LogLine[] =>
      eventsOf(engine.description.schema, state, viewer).map((event) => lineOf(engine, event, ply, names, viewer));
    return known.get(viewer) ?? known.set(viewer, tell()).get(viewer)!;
  }

  /** Points of every seat after each decision. */
  points(): number[][] {
    const { engine } = this.table;
    const moments = Array.from({ length: this.table.length }, (_, ply) => this.table.stateAt(ply));
    return moments.map((state) => engine.returns(state).map(({ points }) => points));
  }

  /** Every decision, with what its seat knew. */
  decisions(): Past[] {
    const { engine, moves } = this.table;
    const turns = turnsOf(this.table);
    return moves.map(({ seat, action }, ply) => {
      const record = engine.hide(this.table.stateAt(ply), seat).slice(0, engine.layout.size);
      const number = moves.slice(0, ply).filter((move) => move.seat === seat).length;
      const legal = engine.legal(record, seat).length;
      return { ply, seat, turn: turns[ply]!, played: action, number, record, legal };
    });
  }
}
