// Skills that would be used for nothing, as the rules say.

import type { Choice } from "../../../table/view/view";
import { baseOf, type CaveView } from "./model";

/** Why a choice would be wasted, or null. */
export function wasted(view: CaveView, choice: Choice): string | null {
  const card = skillOf(view, choice);
  return card !== undefined && view.surveyAt("idle", card) === 1 ? view.text("page-wasted") : null;
}

/** The card whose skill a choice would use. */
function skillOf(view: CaveView, choice: Choice): number | undefined {
  const name = view.decision?.name;
  if (name === "leader" && view.wordOf(choice) === "leader") return baseOf(view, view.seat).at(-1);
  return name === "action" && choice.picked.block.name === "hand" ? choice.picked.number : undefined;
}
