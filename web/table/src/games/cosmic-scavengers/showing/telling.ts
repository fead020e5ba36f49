// How the log of Cosmic Scavengers is told: what was fulfilled and for what, who collided, who stored what.

import type { IconName } from "../../../art/icons";
import type { Event } from "../../../../../generated/cosmic-scavengers";
import type { Telling } from "../../../table/view/telling";

type Kinds = readonly Event["kind"][];

export const telling: Telling = {
  roundOf: (event) => (event.kind === "round" ? (event["number"] as number) : null),
  turns: [],
  routine: [
    ...(["round", "top-up", "fill", "to-market", "to-box", "commit", "designation", "robot", "contract"] as const),
    ...(["order", "robot-home", "replace", "end", "show", "agree", "stop", "keep", "empty"] as const),
  ] satisfies Kinds,
  parts: {
    pay: ["recall"] satisfies Kinds,
    collect: ["collect"] satisfies Kinds, // a program collects all at once
  } satisfies { [K in Event["kind"]]?: Kinds },
  closes: { fulfil: ["pay"] satisfies Kinds } satisfies { [K in Event["kind"]]?: Kinds },
  alarms: ["locked"] satisfies Kinds,
  losses: ["collide"] satisfies Kinds,
  icons: {
    ...{ collect: "robot", recall: "robot", "recover-robot": "robot", collide: "crash", store: "down" },
    ...{ fulfil: "receipt", pay: "receipt", "recover-contract": "receipt", salvage: "plus", fee: "plus" },
    ...{ claim: "flag", challenge: "raid", "back-down": "undo", withdraw: "undo", locked: "lock" },
    ...{ reveal: "eye", over: "flag" },
  } satisfies { [K in Event["kind"]]?: IconName },
  lost: {}, // a collision costs what it was about, and its line says so
};
