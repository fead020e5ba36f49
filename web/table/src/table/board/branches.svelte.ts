// The tree of a game on this device: it grows, is kept with the game, and what was removed can come back.

import type { Move, Table } from "@starlode/engine";

import { fingerprint } from "../analysis/fingerprint";
import { dropStudy, keepStudy, keptStudy, studyName, type Study } from "../storage/studies";
import { Positions } from "./positions";
import { GameTree, type Decided, type Outlook, type Twig } from "./tree";

interface KeptTree extends Study {
  readonly twigs: readonly Twig[];
}

export class Branches {
  tree = $state.raw(new GameTree(0));
  removed = $state.raw<GameTree | null>(null); // the tree before something was removed, until something else happens
  readonly positions: Positions;
  private readonly print: string;

  /** What was tried in a game, which has a name on this device. */
  constructor(
    table: Table,
    private readonly game: string,
  ) {
    this.positions = new Positions(table);
    this.print = fingerprint(table);
    this.refresh();
  }

  /** Whether storage keeps the tree under a name. */
  isKeptAs(name: string | null): boolean {
    return name === studyName("tree", this.print);
  }

  /** Take what is kept: another tab may have changed it. */
  refresh(): void {
    const twigs = keptStudy<KeptTree>("tree", this.print)?.twigs;
    this.plant(this.positions.legal(Array.isArray(twigs) ? twigs : []));
  }

  /** The moment that a decision leads to; null where there is no room for another one. */
  decide(after: number, decided: Decided): number | null {
    const known = this.positions.known(this.tree, after, decided);
    if (known !== null) return known;
    const grown = this.tree.with(after, decided);
    if (grown) this.grow(grown.tree);
    return grown?.moment ?? null;
  }

  /** Remember what may be expected at a moment that was tried. */
  value(moment: number, value: Outlook): void {
    if (!this.tree.isPlayed(moment) && this.tree.has(moment)) this.grow(this.tree.valued(moment, value));
  }

  /** Remove a branch from one of its moments on. */
  remove(moment: number): void {
    const before = this.tree;
    this.grow(before.without(moment));
    this.removed = before;
  }

  /** Bring back what was removed last. */
  restore(): void {
    if (this.removed) this.grow(this.removed);
  }

  /** Take in what another has tried, as far as it is legal; answers with where that leads. */
  adopt(origin: number, moves: readonly Move[]): number {
    let at = Math.max(0, Math.min(this.tree.length, origin));
    for (const { seat, action } of moves) {
      const state = this.positions.at(this.tree, at);
      if (!this.positions.engine.legal(state, seat).includes(action)) break;
      at = this.decide(at, { seat, action }) ?? at;
    }
    return at;
  }

  private grow(tree: GameTree): void {
    this.plant(tree);
    if (tree.twigs.length) keepStudy("tree", this.print, this.game, { twigs: tree.twigs });
    else dropStudy("tree", this.print);
  }

  private plant(tree: GameTree): void {
    this.tree = tree;
    this.removed = null;
    this.positions.forget(tree);
  }
}
