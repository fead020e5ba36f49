// What a Raid would bring, or cost, before it happens: facts of the engine, in words.

import type { Choice } from "../../../table/view/view";
import { leftBy } from "../../../table/view/leaving";
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

/** What the next rival could do with what the viewer leaves by ending the turn now; null for nothing, or for another rival. */
export function threatOf(view: CaveView, seat: number): string | null {
  const left = leftBy(view);
  if (left?.seat !== seat) return null;
  const raid = left.choices.find(({ picked }) => picked.block.name === "seat" && picked.number === view.seat);
  return raid ? raidBy(view, left.world, raid) : bestCrystal(view, left.choices);
}

function raidBy(view: CaveView, world: CaveView, raid: Choice): string {
  const after = world.after(raid.action);
  const points = after ? world.surveyAt("points", view.seat) - after.surveyAt("points", view.seat) : 0;
  return view.text("page-threat-raid", { cards: world.surveyAt("loot", view.seat), points });
}

/** The Crystal with the most points that could be mined. */
function bestCrystal(view: CaveView, choices: readonly Choice[]): string | null {
  const worth = choices
    .filter(({ picked }) => picked.block.name === "crystal")
    .map(({ picked }) => view.paramAt("crystal_vp", view.at("mine", picked.number)));
  return worth.length ? view.text("page-threat-mine", { points: Math.max(...worth) }) : null;
}
