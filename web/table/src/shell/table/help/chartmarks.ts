// The signs of turns that got a mark, as a chart shows them.

import type { GameAnalysis } from "../../../table/analysis/gameanalysis.svelte";
import type { TurnVerdict } from "../../../table/analysis/verdicts";
import type { ChartMark } from "../../widgets/Chart.svelte";

/** All that a seat may see, or everybody's; yours lie above the others. */
export function chartMarks(analysis: GameAnalysis, eyes: number | null): ChartMark[] {
  const marks = (own: boolean): ChartMark[] => analysis.marked(own, eyes).flatMap((turn) => markOf(turn, own));
  return [...marks(false), ...marks(true)];
}

function markOf({ seat, key, mark, bad }: TurnVerdict, own: boolean): ChartMark[] {
  const tone = bad ? (mark?.grade === "blunder" ? "danger" : "warn") : "good";
  return mark ? [{ moment: key.ply + 1, seat, sign: mark.mark, tone, own }] : [];
}
