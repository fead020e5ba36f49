// What a game's folder offers to the shell.

import type { GameTypes } from "@starlode/engine";
import type { Component } from "svelte";

import type { Enact } from "../motion/frames";
import type { Choice, Thing, View } from "../view/view";

/** What a seat has, as far as the viewer may know it. */
export interface Standing {
  readonly seat: number;
  readonly low: number;
  readonly high: number;
}

/** One lesson of a tutorial: words, what to look at, and what has to be done to go on. */
export interface TutorialStep {
  readonly say: string; // a message of the game's catalogue
  readonly point?: string; // a data-key or data-zone
  readonly expect?: (view: View, action: number) => boolean; // without it a button goes on
}

export interface Tutorial {
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly TutorialStep[];
}

export interface GamePage<G extends GameTypes = GameTypes> {
  readonly Board: Component<{ view: View<G> }>;
  readonly Rival: Component<{ view: View<G>; seat: number }>;
  readonly Own: Component<{ view: View<G> }>;
  readonly Explained: Component<{ view: View<G>; thing: Thing }>;
  readonly Steps?: Component<{ view: View<G> }>;
  readonly Status?: Component<{ view: View<G> }>;
  readonly Cover: Component;
  readonly Points?: Component<{ view: View<G>; order: readonly number[] }>; // at the end: what the points are made of
  readonly broad?: boolean; // own things need the width beneath the rivals as well
  standing(view: View<G>): readonly Standing[];
  readonly tutorial: Tutorial | null;
  readonly quiet?: readonly string[]; // words that the game offers itself, without urging anybody
  readonly enact?: Enact; // what is shown between two views
  narrate?(view: View<G>, scene: unknown): string | null; // what is being shown, instead of a question
  wasted?(view: View<G>, choice: Choice): string | null; // what is said before a choice that would come to nothing
}
