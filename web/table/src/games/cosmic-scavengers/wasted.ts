// What would come to nothing in a program.

import type { Choice } from "../../table/view";
import { programOf, type CosmicView } from "./facts";

/** Whether the contract that waits for a gap would be ignored there. */
export const isIdle = (view: CosmicView, seat: number, gap: number): boolean => view.surveyAt("idle_gap", seat, gap) === 1;

/** Why a choice would be wasted, or null. */
export function wasted(view: CosmicView, { picked }: Choice): string | null {
  return picked.block.name === "gap" && isIdle(view, view.seat, picked.number) ? view.text("page-wasted") : null;
}

/** The kinds of robots in a seat's program that would set out and bring nothing. */
export function emptyHanded(view: CosmicView, seat: number): number[] {
  return programOf(view, seat)
    .slots.filter(({ travels, caught }) => travels && caught.every((type) => type < 0))
    .map(({ kind }) => kind);
}
