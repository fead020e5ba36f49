// What a game's folder offers to the shell.

import type { GameTypes } from "@starlode/engine";
import type { Component } from "svelte";

import type { Enact } from "../motion/frames";
import type { Score } from "../sound/sounds";
import type { Chapter } from "../view/reference";
import type { Telling } from "../view/telling";
import type { Choice, Thing, View } from "../view/view";

/** What a seat has, as far as the viewer may know it. */
export interface Standing {
  readonly seat: number;
  readonly low: number;
  readonly high: number;
}

/** Whether an action is what a lesson asks for. */
export type Ask = (view: View, action: number) => boolean;

/** One step of a lesson: words, what to look at, and what has to be done to go on. */
export interface TutorialStep {
  readonly say: string; // a message of the game's catalogue
  readonly points?: readonly string[]; // each a data-key, data-spot or data-zone; the first one that is seen counts
  readonly keeps?: readonly string[]; // what else had better be seen, such as what is being paid for
  readonly asks?: readonly Ask[]; // one for each decision; without any a button goes on
}

export interface Tutorial {
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly TutorialStep[];
}

/** Why the decision cannot be finished yet, and how much of it is done, from 0 to 1. */
export interface Waiting {
  readonly text: string;
  readonly share: number;
}

/** Each part fills its zone and asks its container: `@container board`, `rival`, `you`, `top`, or `window` for the frame. */
export interface GamePage<G extends GameTypes = GameTypes> {
  readonly Board: Component<{ view: View<G> }>;
  readonly Rival: Component<{ view: View<G>; seat: number }>;
  readonly Own: Component<{ view: View<G> }>;
  readonly Explained: Component<{ view: View<G>; thing: Thing }>;
  readonly Drawings?: Component<{ view: View<G> }>; // what drawings refer to, once a page; a board has it itself
  readonly Sheet?: Component<{ view: View<G> }>; // on a phone: all that is yours, over the board
  readonly Steps?: Component<{ view: View<G> }>; // in the prompt after the question: a few words, no more than a line
  readonly Options?: Component<{ view: View<G> }>; // over the lower edge of the board: picks that belong to no thing
  readonly Status?: Component<{ view: View<G> }>; // in the top bar after the title: round, phase, facts
  readonly Cover: Component;
  readonly Points?: Component<{ view: View<G>; order: readonly number[] }>; // at the end: what the points are made of
  reference?(view: View<G>): readonly Chapter[]; // every component, to be looked up
  standing(view: View<G>): readonly Standing[];
  readonly tutorial: Tutorial | null;
  readonly onThings?: readonly string[]; // words that things on the table offer themselves
  waiting?(view: View<G>): Waiting | null; // what is missing, while a payment cannot be finished
  readonly enact?: Enact; // what is shown between two views
  readonly telling?: Telling; // how the log is told
  readonly sounds?: Score; // what is heard of its events
  narrate?(view: View<G>, scene: unknown): string | null; // what is being shown, instead of a question
  wasted?(view: View<G>, choice: Choice): string | null; // what is said before a choice that would come to nothing
}
