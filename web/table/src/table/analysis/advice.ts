// Why a move is advised, from what a search has found.

import type { Candidate } from "@starlode/engine";

import type { View } from "../view/view";

export interface Advice {
  readonly best: Candidate;
  readonly second: Candidate | null;
  readonly lead: "clear" | "slight" | "equal";
}

const CLEAR = 0.08; // of the expected result, which lies between 0 and 1
const SLIGHT = 0.025;

/** The best candidate among the legal ones, and how far it is ahead; null where nothing was found. */
export function adviceFor(candidates: readonly Candidate[], view: View): Advice | null {
  const legal = candidates.filter(({ action }) => view.choices.some((choice) => choice.action === action));
  const [best, ...others] = legal;
  if (!best) return null;
  const second = others.find(({ visits }) => visits > 0) ?? null;
  const ahead = second ? best.expected - second.expected : 1;
  return { best, second, lead: ahead > CLEAR ? "clear" : ahead > SLIGHT ? "slight" : "equal" };
}
