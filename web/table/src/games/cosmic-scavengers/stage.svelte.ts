// The stage: a collection that is being shown, step by step. While it is on, the ship is drawn from here.

import type { CosmicView, Program } from "./facts";

/** Where a robot stops, and why. */
export interface Stop {
  readonly at: number; // cells of its way
  readonly fate: "full" | "damaged" | "";
}

/** Two or more robots that wanted the same marble and were equal. */
export interface Clash {
  readonly cell: number;
  readonly marble: number;
  readonly robots: readonly { readonly seat: number; readonly slot: number }[];
}

export interface Scene {
  readonly seats: readonly number[]; // who collects
  readonly programs: ReadonlyMap<number, Program>;
  readonly step: number;
  readonly steps: number;
  readonly ship: readonly number[];
  readonly stops: ReadonlyMap<string, Stop>; // by seat and slot
  readonly gone: ReadonlyMap<number, number>;
  readonly gained: ReadonlyMap<number, readonly number[]>; // types by seat
  readonly clash: Clash | null;
}

class Stage {
  scene = $state.raw<Scene | null>(null);
  revealed = $state.raw<CosmicView | null>(null); // with all programs, before they are carried out
}

export const stage = new Stage();
