// Shows a turn cause by cause: an action, each step of a Raid, Clean-up, new things on the board, cave-ins, the next turn.

import type { Event, Types } from "../../../../../generated/cave-in";
import type { Cause } from "../../../table/motion/frames";
import type { LogLine } from "../../../table/view/log";
import type { CaveView } from "../model/model";
import { enacting, type Acting } from "../../enacting";
import { settled } from "./settled";

/** What is followed by itself. Payments belong to what is paid, picks to the skill that gives them. */
const CAUSES: readonly Cause<Event["kind"]>[] = [
  {
    kinds: ["activate", "leader", "choose-card", "choose-crystal", "collect", "skill", "raid"],
    each: true,
  },
  { kinds: ["recruit"], each: true, ends: ["choose-card", "pay"] },
  { kinds: ["mine"], each: true, ends: ["choose-crystal", "pay"] },
  { kinds: ["totem"] },
  { kinds: ["raid-card"] },
  { kinds: ["cave-in", "hold-cave-in"], together: true },
  { kinds: ["end-actions"], each: true },
  { kinds: ["refill-dock", "refill-mine", "reveal-artifact"], together: true },
  { kinds: ["idle-round"] },
  { kinds: ["turn", "over"] },
];

/** Milliseconds to read what another player does, before it moves; what only leads to something else needs none. */
const LOOK: { readonly [K in Event["kind"]]?: number } = {
  raid: 900,
  totem: 500,
  "raid-card": 500,
  "cave-in": 900,
  recruit: 400,
  mine: 400,
  keep: 400,
  skill: 400,
  leader: 400,
  activate: 400,
  "take-dock": 400,
  "take-crystal": 400,
  "take-base": 400,
  "subjugate-base": 500,
  "subjugate-hand": 500,
};

/** What is said of a piece while it is looked at. */
interface Scene {
  readonly line: LogLine;
}

export function narrate(view: CaveView, scene: unknown): string | null {
  return (scene as Scene | null)?.line.say(view.words) || null;
}

/** How long to look at an event: your own needs no explanation, but a cave-in is no one's doing. */
function lookAt({ kind, seat }: Event, viewer: number): number {
  return seat === viewer && kind !== "cave-in" ? 0 : (LOOK[kind] ?? 0);
}

async function show({ before, events, lines, ...act }: Acting<Types>): Promise<void> {
  const times = events.map((event) => lookAt(event, before.seat));
  const time = Math.max(0, ...times);
  if (!time) return;
  act.show({ line: lines[times.indexOf(time)]! } satisfies Scene);
  await act.wait(time);
}

/** Where the Base, the Totem or the roof is that something happens to. */
function where(event: Event): readonly string[] {
  if (event.kind === "cave-in" || event.kind === "hold-cave-in") return ["track"];
  if (event.kind === "totem") return [`totem-${event.colour}`, `rival-${event.seat}`];
  return "owner" in event ? [`base-${event.owner}`, `rival-${event.owner}`] : [];
}

export const enact = enacting<Types>({ causes: CAUSES, where, between: settled, show });
