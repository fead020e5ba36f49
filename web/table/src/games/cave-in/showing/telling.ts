// How the log of Cave-In is told: by turns, payments and spoils inside the line that they belong to.

import type { Event } from "../../../../../generated/cave-in";
import type { Telling } from "../../../table/view/telling";

export const telling: Telling<Event["kind"]> = {
  roundOf: (event) => (event.kind === "turn" ? (event["round_number"] as number) : null),
  turns: ["turn"],
  routine: [
    ...(["turn", "decline", "end-actions", "base", "trim", "refill-dock", "refill-mine", "reveal-artifact"] as const),
  ],
  parts: {
    pay: ["choose-card", "choose-crystal", "collect"],
    "raid-card": ["raid"],
    totem: ["raid"],
    "return-leader": ["raid"],
  },
  closes: {
    recruit: ["choose-card"],
    mine: ["choose-crystal"],
    "paint-crystal": ["choose-crystal"],
  },
  alarms: ["cave-in"],
  losses: ["return-leader"],
  icons: {
    ...{ raid: "raid", "raid-card": "raid", "take-base": "raid", "subjugate-base": "link", "subjugate-hand": "link" },
    ...{ mine: "pick", "choose-crystal": "pick", "take-crystal": "gem", "paint-crystal": "gem" },
    ...{ recruit: "people", "choose-card": "people", "take-dock": "people", skill: "bolt", "paint-card": "cards" },
    ...{ collect: "receipt", keep: "receipt", activate: "receipt", leader: "crown", "return-leader": "crown" },
    ...{ totem: "totem", "cave-in": "rocks", "hold-cave-in": "rocks", "idle-round": "clock", over: "flag" },
  },
  lost: {
    ...{ "raid-card": "page-lost-cards", "take-base": "page-lost-cards", "subjugate-base": "page-lost-cards" },
    totem: "page-lost-totems",
  },
};
