// Shows a round cause by cause; a field that was judged is looked at before everything moves on.

import type { Event, Types } from "../../../../../generated/stella-digger";
import type { Cause } from "../../../table/motion/frames";
import type { StellaView } from "../model/model";
import { isJudged, sceneOf, type Scene } from "../model/scenes";
import { enacting, type Acting } from "../../enacting";
import { settled } from "./settled";

const LOOK = 1300; // milliseconds

type Kinds = readonly Event["kind"][];

/** What a player does, with all that they pay and draw for it. */
const DOING = [
  ...(["target", "action", "play", "declare", "extra", "no-card", "discard", "draw", "empty-deck", "rebuild"] as const),
  ...(["buy", "pay", "build", "exchange", "take", "breakthrough"] as const),
];

/** What is shown on its own: what a player does, the judging of the field, what each gets from it, the map, the round. */
const CAUSES: readonly Cause<Event["kind"]>[] = [
  { kinds: DOING, ends: ["round", "empty-deck"] },
  { kinds: ["alarm", "reset"], together: true },
  { kinds: ["accident"] },
  { kinds: ["winner"] },
  { kinds: ["withstand", "fail"], together: true },
  { kinds: ["tile", "crystal", "no-crystal", "capsule"] },
  { kinds: ["return", "lose"] },
  { kinds: ["trophy", "flee"] },
  { kinds: ["foreman", "tear", "eliminate"] },
  { kinds: ["check"] },
  { kinds: ["big-chip", "small-chip", "trade-chips"], ends: ["build"] },
  { kinds: ["blockade"] },
  { kinds: ["reveal", "link", "monster"], together: true },
  { kinds: ["round", "over"] },
];

/** Who has won the field that is shown. */
export function narrate(view: StellaView, scene: unknown): string | null {
  if (!scene) return null;
  const { winner } = scene as Scene;
  if (winner >= 0 && winner === view.seat) return view.text("page-you-won");
  return winner < 0 ? view.text("page-nobody-wins") : view.text("page-field-won", { seat: view.thing("seat", winner) });
}

async function show({ before, events, ...act }: Acting<Types>): Promise<void> {
  if (!isJudged(events)) return;
  act.show(sceneOf(before, events));
  act.tell(events.length);
  await act.wait(LOOK);
}

const FIGHT: Kinds = ["accident", "withstand", "fail", "lose", "tear", "eliminate"]; // each at its player's place

/** Where an accident, a fight or a blockade happens. */
function where(event: Event): readonly string[] {
  if (event.kind === "alarm") return [`accident-${event.accident}`, "forecasts"];
  if (event.kind === "monster" || event.kind === "blockade") return [`square-${event.place}`, "map"];
  if (event.kind === "trophy" || event.kind === "flee") return ["field"];
  if (event.kind === "crystal" && event.source >= 0) return [`rival-${event.source}`, "crystals"];
  return FIGHT.includes(event.kind) ? [`field-${event.seat}-0`, `rival-${event.seat}`, "field"] : [];
}

export const enact = enacting<Types>({ causes: CAUSES, where, between: settled, show });
