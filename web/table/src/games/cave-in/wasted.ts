// Skills that would be used for nothing: there is no such Crystal, card or Base now.

import { isVain } from "../../table/vain";
import type { Choice } from "../../table/view";
import type { CaveView } from "./model";

/** Where skills are chosen, and what chooses them there. */
const SKILLS: Readonly<Record<string, string>> = { action: "hand", leader: "leader" };

/** What is given for a skill: the card, which goes into the row, and the action. What a decision in progress is about does not count. */
const GIVEN = ["hand", "hand_count", "seen", "levelled", "tint", "tinted", "painted", "row", "row_count", "normal", "used"];
const ABOUT = ["target", "cost", "paid", "misfits", "picks", "colour", "chosen", "chosen_count", "harvested"];

/** Why a choice would be wasted, or null. */
export function wasted(view: CaveView, choice: Choice): string | null {
  const wanted = SKILLS[view.decision?.name ?? ""];
  if (wanted !== (view.wordOf(choice) ?? choice.picked.block.name)) return null;
  const without = view.spoken.find((other) => view.wordOf(other) === "done") ?? null;
  return isVain(view, choice, [...GIVEN, ...ABOUT], without) ? view.text("page-wasted") : null;
}
