// How the log of Stella Digger! is told: cards, what they won, what was bought and for what, accidents and monsters.

import type { Event } from "../../../../../generated/stella-digger";
import type { Telling } from "../../../table/view/telling";

type Kinds = readonly Event["kind"][];

export const telling: Telling = {
  roundOf: (event) => (event.kind === "round" ? (event["number"] as number) : null),
  turns: [],
  routine: ["round", "target", "draw", "discard", "check", "reveal", "link"] satisfies Kinds,
  parts: { pay: ["buy", "action"] satisfies Kinds } satisfies { [K in Event["kind"]]?: Kinds },
  closes: {
    buy: ["action"] satisfies Kinds,
    exchange: ["action"] satisfies Kinds,
    build: ["action"] satisfies Kinds,
  } satisfies { [K in Event["kind"]]?: Kinds },
  alarms: ["alarm", "accident", "monster"] satisfies Kinds,
  losses: ["accident", "fail", "lose", "return", "tear", "eliminate"] satisfies Kinds,
};
