// Choices that come to nothing. The engine says what would follow; no rule is known here.

import type { Fields, GameTypes } from "@starlode/engine";

import type { Choice, View } from "./view";

/** What every decision changes: that it was made, what it caused, and chance. */
const HEADER = ["ply", "counter", "key", "event_count", "events"];

/**
 * Whether a choice would change nothing but what it costs, compared with doing without it.
 *
 * `costs` are the fields of the record that tell what was given for it; `without` is the choice to decline, if there is one.
 */
export function isVain<G extends GameTypes>(view: View<G>, choice: Choice, costs: readonly string[], without: Choice | null): boolean {
  const after = view.after(choice.action)?.record as Fields | undefined;
  const before = (without ? view.after(without.action) : view)?.record as Fields | undefined;
  if (!after || !before) return false; // nobody here knows what would follow
  const ignored = new Set([...HEADER, ...costs]);
  return Object.keys(after).every((field) => ignored.has(field) || String(after[field]) === String(before[field]));
}
