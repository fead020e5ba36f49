// What would come to nothing in a program.

import type { Choice } from "../../../table/view/view";
import type { CosmicView } from "./model";

/** Whether the contract that waits for a gap would be ignored there. */
export const isIdle = (view: CosmicView, seat: number, gap: number): boolean =>
  view.surveyAt("idle_gap", seat, gap) === 1;

/** Whether a contract would be ignored wherever it may be inserted. */
const isIdleInsert = (view: CosmicView, { block, number }: Choice["picked"]): boolean =>
  view.decision?.name === "insert" && block.name === "contract" && view.surveyAt("idle_contract", number) === 1;

/** Why a choice would be wasted, or null. */
export function wasted(view: CosmicView, { picked }: Choice): string | null {
  const idle = picked.block.name === "gap" ? isIdle(view, view.seat, picked.number) : isIdleInsert(view, picked);
  return idle ? view.text("page-wasted") : null;
}

/** The kinds of robots in a seat's program that would set out and bring nothing. */
export function emptyHanded(view: CosmicView, seat: number): number[] {
  const bits = view.surveyAt("empty_handed", seat);
  return [...view.schema.sorts.robot!.ids!.keys()].filter((kind) => (bits >> kind) & 1);
}
