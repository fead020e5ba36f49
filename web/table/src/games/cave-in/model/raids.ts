// What a Raid would bring, before it is chosen: facts of the engine, in words.

import { baseOf, gainOf, type CaveView } from "./model";

/** What a Raid on a Base would bring the viewer; null where it is not on offer. */
export function raidOn(view: CaveView, seat: number): string | null {
  const leader = baseOf(view, seat).at(-1);
  const [choice] = view.picks("seat", seat);
  if (leader === undefined || !choice || view.decision?.name === "uproot-base") return null;
  const totem = view.thing("colour", view.paramAt("faction", leader));
  const points = gainOf(view, choice.action) ?? 0;
  return view.text("page-raid-hint", { totem, cards: view.surveyAt("loot", seat), points });
}
