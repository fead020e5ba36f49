// How the log of Cave-In is told: by turns, payments and spoils inside the line that they belong to.

import type { Event } from "../../../../../generated/cave-in";
import type { Telling } from "../../../table/view/telling";

type Kinds = readonly Event["kind"][];

export const telling: Telling = {
  roundOf: (event) => (event.kind === "turn" ? (event["round_number"] as number) : null),
  turns: ["turn"] satisfies Kinds,
  routine: [
    ...["turn", "decline", "end-actions", "base", "trim", "refill-dock", "refill-mine", "reveal-artifact"],
  ] as Kinds,
  parts: {
    pay: ["choose-card", "choose-crystal", "collect"] satisfies Kinds,
    "raid-card": ["raid"] satisfies Kinds,
  } satisfies { [K in Event["kind"]]?: Kinds },
  closes: {
    recruit: ["choose-card"] satisfies Kinds,
    mine: ["choose-crystal"] satisfies Kinds,
    "paint-crystal": ["choose-crystal"] satisfies Kinds,
  } satisfies { [K in Event["kind"]]?: Kinds },
  alarms: ["cave-in"] satisfies Kinds,
  losses: ["return-leader"] satisfies Kinds,
};
