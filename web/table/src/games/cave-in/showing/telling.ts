// How the log of Cave-In is told: by turns, payments and spoils inside the line that they belong to.

import type { IconName } from "../../../art/icons";
import type { Event } from "../../../../../generated/cave-in";
import type { Telling } from "../../../table/view/telling";

type Kinds = readonly Event["kind"][];

export const telling: Telling = {
  roundOf: (event) => (event.kind === "turn" ? (event["round_number"] as number) : null),
  turns: ["turn"] satisfies Kinds,
  routine: [
    ...(["turn", "decline", "end-actions", "base", "trim", "refill-dock", "refill-mine", "reveal-artifact"] as const),
  ] satisfies Kinds,
  parts: {
    pay: ["choose-card", "choose-crystal", "collect"] satisfies Kinds,
    "raid-card": ["raid"] satisfies Kinds,
    totem: ["raid"] satisfies Kinds,
    "return-leader": ["raid"] satisfies Kinds,
  } satisfies { [K in Event["kind"]]?: Kinds },
  closes: {
    recruit: ["choose-card"] satisfies Kinds,
    mine: ["choose-crystal"] satisfies Kinds,
    "paint-crystal": ["choose-crystal"] satisfies Kinds,
  } satisfies { [K in Event["kind"]]?: Kinds },
  alarms: ["cave-in"] satisfies Kinds,
  losses: ["return-leader"] satisfies Kinds,
  icons: {
    ...{ raid: "raid", "raid-card": "raid", "take-base": "raid", "subjugate-base": "link", "subjugate-hand": "link" },
    ...{ mine: "pick", "choose-crystal": "pick", "take-crystal": "gem", "paint-crystal": "gem" },
    ...{ recruit: "people", "choose-card": "people", "take-dock": "people", skill: "bolt", "paint-card": "cards" },
    ...{ collect: "receipt", keep: "receipt", activate: "receipt", leader: "crown", "return-leader": "crown" },
    ...{ totem: "totem", "cave-in": "rocks", "hold-cave-in": "rocks", "idle-round": "clock", over: "flag" },
  } satisfies { [K in Event["kind"]]?: IconName },
  lost: {
    ...{ "raid-card": "page-lost-cards", "take-base": "page-lost-cards", "subjugate-base": "page-lost-cards" },
    totem: "page-lost-totems",
  } satisfies { [K in Event["kind"]]?: string },
};
