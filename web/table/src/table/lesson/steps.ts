// What the lessons of all games are written in.

import type { Ask, TutorialStep } from "../input/gamepage";

/** Something to read, and perhaps to look at. */
export function tell(say: string, ...points: string[]): TutorialStep {
  return { say, points };
}

/** Something to do, in one decision or several. */
export function ask(say: string, asks: Ask | readonly Ask[], ...points: string[]): TutorialStep {
  return { say, points, asks: typeof asks === "function" ? [asks] : asks };
}

/** A step, with things in sight that it does not point at. */
export function keeping(step: TutorialStep, ...keeps: string[]): TutorialStep {
  return { ...step, keeps };
}

/** Pick one thing. */
export function pick(block: string, number: number, detail?: number): Ask {
  return (view, action) => action === view.actionOn(block, number, detail);
}

/** Say one word. */
export function word(said: string): Ask {
  return (view, action) => view.choices.some((choice) => choice.action === action && view.wordOf(choice) === said);
}
