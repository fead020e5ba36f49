// The words that answer a decision, by their places: one to go on with, one to leave by, and options besides.

import type { Choice, View } from "../view/view";

export interface Offers {
  readonly go: Choice | null; // the one that goes on, or the only one
  readonly leave: Choice | null; // ends, declines or gives up something
  readonly options: readonly Choice[]; // several to go on with
}

/** Where each word is offered; those that things offer themselves have no place here. */
export function offersOf(view: View, onThings: readonly string[] = []): Offers {
  const spoken = view.spoken.filter((choice) => !onThings.includes(view.wordOf(choice)!));
  const [leave = null, ...others] = spoken.filter((choice) => view.leaves(choice));
  const going = spoken.filter((choice) => !view.leaves(choice));
  const [go = null] = going.length === 1 ? going : [];
  return { go, leave, options: [...(go ? [] : going), ...others] };
}
