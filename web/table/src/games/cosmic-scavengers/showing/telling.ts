// How the log of Cosmic Scavengers is told: what was fulfilled and for what, who collided, who stored what.

import type { Event } from "../../../../../generated/cosmic-scavengers";
import type { Telling } from "../../../table/view/telling";

type Kinds = readonly Event["kind"][];

export const telling: Telling = {
  roundOf: (event) => (event.kind === "round" ? (event["number"] as number) : null),
  turns: [],
  routine: [
    ...["round", "top-up", "fill", "to-market", "to-box", "commit", "designation", "robot", "contract", "order"],
    ...["robot-home", "replace", "end", "show", "agree", "stop", "keep", "empty"],
  ] as Kinds,
  parts: { pay: ["recall"] satisfies Kinds } satisfies { [K in Event["kind"]]?: Kinds },
  closes: { fulfil: ["pay"] satisfies Kinds } satisfies { [K in Event["kind"]]?: Kinds },
  alarms: ["locked"] satisfies Kinds,
  losses: ["collide"] satisfies Kinds,
};
