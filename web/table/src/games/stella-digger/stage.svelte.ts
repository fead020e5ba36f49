// The stage: cards of the field that the rules have cleared away already, while they are still shown.

import type { Judged } from "./model";

/** A field as it was judged. */
export interface Scene {
  readonly plays: ReadonlyMap<number, Judged>; // by seat
  readonly winner: number; // -1 for nobody
  readonly struck: readonly number[]; // seats that an accident cost a card
}

class Stage {
  scene = $state.raw<Scene | null>(null);
}

export const stage = new Stage();
