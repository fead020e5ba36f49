// Why one line and not another: what can be said of two lines by the numbers that are shown of them, and by nothing else.

import type { TurnVerdict } from "../analysis/verdicts";
import type { BestLine } from "./lines";

/** A share as it is shown. */
export const percentOf = (share: number): number => Math.round(100 * share);

/** How a line compares with another, in percent: intervals that touch say nothing. */
export interface Compared {
  readonly verdict: "better" | "worse" | "equal";
  readonly points: number; // between what is shown of both
  readonly margin: number;
}

/** Compare two lines; null where one of them was hardly looked at. */
export function compared(line: BestLine, other: BestLine): Compared | null {
  if (!line.looked || !other.looked) return null;
  const points = percentOf(line.expected) - percentOf(other.expected);
  const apart = Math.abs(line.expected - other.expected) > line.margin + other.margin;
  const verdict = !apart || !points ? "equal" : points > 0 ? "better" : "worse";
  return { verdict, points: Math.abs(points), margin: percentOf(line.margin + other.margin) };
}

/** What a mark says of a move that was played, where the lines cannot tell it from the best yet; else null. */
export function judgedLoss(
  { place }: BestLine,
  { played }: BestLine,
  found: Compared | null,
  marked: TurnVerdict | null,
): { readonly percent: number; readonly margin: number } | null {
  if (!marked?.bad || place !== 1 || !played || found?.verdict === "better") return null;
  return { percent: percentOf(marked.key.loss), margin: percentOf(marked.key.margin) };
}
