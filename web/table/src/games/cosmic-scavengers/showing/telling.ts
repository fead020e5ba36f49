// How the log of Cosmic Scavengers is told: what was fulfilled and for what, who collided, who stored what.

import type { Event } from "../../../../../generated/cosmic-scavengers";
import type { Telling } from "../../../table/view/telling";

export const telling: Telling<Event["kind"]> = {
  roundOf: (event) => (event.kind === "round" ? (event["number"] as number) : null),
  turns: [],
  routine: [
    ...(["round", "top-up", "fill", "to-market", "to-box", "commit", "designation", "robot", "contract"] as const),
    ...(["order", "robot-home", "replace", "end", "show", "agree", "stop", "keep", "empty"] as const),
  ],
  parts: {
    pay: ["recall"],
    collect: ["collect"], // a program collects all at once
  },
  closes: { fulfil: ["pay"] },
  alarms: ["locked"],
  losses: ["collide"],
  icons: {
    ...{ collect: "robot", recall: "robot", "recover-robot": "robot", collide: "crash", store: "down" },
    ...{ fulfil: "receipt", pay: "receipt", "recover-contract": "receipt", salvage: "plus", fee: "plus" },
    ...{ claim: "flag", challenge: "raid", "back-down": "undo", withdraw: "undo", locked: "lock" },
    ...{ reveal: "eye", over: "flag" },
  },
  lost: {}, // a collision costs what it was about, and its line says so
};
