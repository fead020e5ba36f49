// How the log of Stella Digger! is told: cards, what they won, what was bought and for what, accidents and monsters.

import type { IconName } from "../../../art/icons";
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
  icons: {
    ...{ play: "cards", extra: "cards", declare: "cards", "no-card": "x", "empty-deck": "cards", rebuild: "cards" },
    ...{ action: "settings", buy: "receipt", pay: "receipt", exchange: "receipt", take: "gem", capsule: "settings" },
    ...{ build: "drill", breakthrough: "drill", tile: "pick", winner: "crown", crystal: "gem", "no-crystal": "x" },
    ...{ alarm: "alarm", accident: "alarm", reset: "check", blockade: "lock", foreman: "flag", over: "flag" },
    ...{ "big-chip": "chip", "small-chip": "chip", "trade-chips": "chip", return: "undo" },
    ...{ monster: "monster", withstand: "check", fail: "monster", lose: "monster", tear: "monster" },
    ...{ trophy: "crown", flee: "monster", eliminate: "x" },
  } satisfies { [K in Event["kind"]]?: IconName },
  lost: {
    ...{ accident: "page-lost-cards", lose: "page-lost-crystals", return: "page-lost-crystals" },
    crystal: "page-lost-crystals",
  } satisfies { [K in Event["kind"]]?: string },
};
