// The position at every moment of a tree: as it was dealt and played, and as it came about by what was tried.

import { IllegalMove, readNumber, type Bytes, type Engine, type Move, type Redraw, type Table } from "@starlode/engine";

import { seatsIn } from "../view/view";
import { GameTree, type Twig } from "./tree";

export class Positions {
  private readonly states = new Map<number, { readonly twig: Twig; readonly state: Bytes }>(); // of what was tried

  constructor(readonly table: Table) {}

  get engine(): Engine {
    return this.table.engine;
  }

  /** The true position at a moment; throws IllegalMove where a decision on the way was not legal. */
  at(tree: GameTree, moment: number): Bytes {
    if (tree.isPlayed(moment)) return this.table.stateAt(moment);
    const twig = tree.twig(moment)!;
    const known = this.states.get(moment)?.state ?? this.played(tree, twig);
    this.states.set(moment, { twig, state: known });
    return known;
  }

  /** Chance that was redrawn in the game before its next decision is redrawn for what is tried instead, too. */
  private played(tree: GameTree, { after, seat, action }: Twig): Bytes {
    const due = tree.isPlayed(after) ? this.table.redraws.filter(([place]) => place === after) : [];
    const before = this.at(tree, after);
    if (!this.engine.legal(before, seat).includes(action)) throw new IllegalMove(`seat ${seat}, action ${action}`);
    const drawn = due.reduce((state, [, number]) => this.engine.redraw(state, number), before);
    return this.engine.apply(drawn, seat, action);
  }

  /** Keep only what is in a tree: numbers of moments that were removed are used again. */
  forget(tree: GameTree): void {
    for (const [moment, { twig }] of this.states) {
      const now = tree.twig(moment);
      const same = now?.after === twig.after && now.seat === twig.seat && now.action === twig.action;
      if (!same || (!tree.isPlayed(twig.after) && !this.states.has(twig.after))) this.states.delete(moment);
    }
  }

  /** The seats that owe a decision at a moment, lowest first. */
  asked(tree: GameTree, moment: number): number[] {
    const state = this.at(tree, moment);
    const over = readNumber(this.engine.layout, "over", state);
    return over ? [] : seatsIn(readNumber(this.engine.layout, "acting", state), this.table.players);
  }

  /** All decisions that lead to a moment. */
  moves(tree: GameTree, moment: number): Move[] {
    return tree.path(moment).slice(1).map((at) => this.moveTo(tree, at)); // prettier-ignore
  }

  /** The decision that led to a moment. */
  moveTo(tree: GameTree, moment: number): Move {
    return tree.isPlayed(moment) ? this.table.moves[moment - 1]! : tree.twig(moment)!;
  }

  /** Where chance was redrawn on the way to a moment. */
  redraws(tree: GameTree, moment: number): Redraw[] {
    const origin = tree.origin(moment);
    return this.table.redraws.filter(([place]) => place <= origin);
  }

  /** The moment that a decision leads to, where it was played or tried before; else null. */
  known(tree: GameTree, after: number, { seat, action }: Move): number | null {
    const moments = [...(after < tree.length ? [after + 1] : []), ...tree.tried(after).map(({ id }) => id)];
    const same = (at: number): boolean => {
      const move = this.moveTo(tree, at);
      return move.seat === seat && move.action === action;
    };
    return moments.find(same) ?? null;
  }

  /** What is still legal of twigs that were kept: rules may have changed since, and storage can be edited. */
  legal(twigs: readonly Twig[]): GameTree {
    const { length } = this.table.moves;
    let tree = new GameTree(length);
    for (const twig of twigs) {
      const grown = new GameTree(length, [...tree.twigs, twig]);
      if (!tree.has(twig.id) && tree.has(twig.after) && this.stands(grown, twig.id)) tree = grown;
    }
    return tree;
  }

  private stands(tree: GameTree, moment: number): boolean {
    try {
      return this.at(tree, moment).length > 0;
    } catch {
      return false;
    }
  }
}
