// Shows a round cause by cause; a field that was judged is looked at before everything moves on.

import type { Event } from "../../../../../generated/stella-digger";
import type { Act, Cause, Enact } from "../../../table/motion/frames";
import type { StellaView } from "../model/model";
import { isJudged, sceneOf, type Scene } from "../model/scenes";
import { settled } from "./settled";

const LOOK = 1300; // milliseconds

type Kinds = readonly Event["kind"][];

/** What a player does, with all that they pay and draw for it. */
const DOING = [
  ...(["target", "action", "play", "declare", "extra", "no-card", "discard", "draw", "empty-deck", "rebuild"] as const),
  ...(["buy", "pay", "build", "exchange", "take", "breakthrough"] as const),
] satisfies Kinds;

/** What is shown on its own: what a player does, the judging of the field, what each gets from it, the map, the round. */
const CAUSES: readonly Cause[] = [
  { kinds: DOING, ends: ["round", "empty-deck"] satisfies Kinds },
  { kinds: ["alarm", "reset"] satisfies Kinds, together: true },
  { kinds: ["accident"] satisfies Kinds },
  { kinds: ["winner"] satisfies Kinds },
  { kinds: ["withstand", "fail"] satisfies Kinds, together: true },
  { kinds: ["tile", "crystal", "no-crystal", "capsule"] satisfies Kinds },
  { kinds: ["return", "lose"] satisfies Kinds },
  { kinds: ["trophy", "flee"] satisfies Kinds },
  { kinds: ["foreman", "tear", "eliminate"] satisfies Kinds },
  { kinds: ["check"] satisfies Kinds },
  { kinds: ["big-chip", "small-chip", "trade-chips"] satisfies Kinds, ends: ["build"] satisfies Kinds },
  { kinds: ["blockade"] satisfies Kinds },
  { kinds: ["reveal", "link", "monster"] satisfies Kinds, together: true },
  { kinds: ["round", "over"] satisfies Kinds },
];

/** Who has won the field that is shown. */
export function narrate(view: StellaView, scene: unknown): string | null {
  if (!scene) return null;
  const { winner } = scene as Scene;
  if (winner >= 0 && winner === view.seat) return view.text("page-you-won");
  return winner < 0 ? view.text("page-nobody-wins") : view.text("page-field-won", { seat: view.thing("seat", winner) });
}

async function show({ before, events, ...act }: Act): Promise<void> {
  if (!isJudged(told(events))) return;
  act.show(sceneOf(before as unknown as StellaView, told(events)));
  act.tell(events.length);
  await act.wait(LOOK);
}

const told = (events: Act["events"]): readonly Event[] => events as unknown as readonly Event[];

const FIGHT: Kinds = ["accident", "withstand", "fail", "lose", "tear", "eliminate"]; // each at its player's place

/** Where an accident, a fight or a blockade happens. */
function where(event: Event): readonly string[] {
  if (event.kind === "alarm") return [`accident-${event.accident}`, "forecasts"];
  if (event.kind === "monster" || event.kind === "blockade") return [`square-${event.place}`, "map"];
  if (event.kind === "trophy" || event.kind === "flee") return ["field"];
  if (event.kind === "crystal" && event.source >= 0) return [`rival-${event.source}`, "crystals"];
  return FIGHT.includes(event.kind) ? [`field-${event.seat}-0`, `rival-${event.seat}`, "field"] : [];
}

export const enact: Enact = {
  causes: CAUSES,
  where: (event) => where(event as unknown as Event),
  between: (before, events, _after, rest) =>
    settled(before as unknown as StellaView, told(events), told(rest)) as never,
  show,
};
