// How the log of Stella Digger! is told: cards, what they won, what was bought and for what, accidents and monsters.

import type { Event } from "../../../../../generated/stella-digger";
import type { Telling } from "../../../table/view/telling";

export const telling: Telling<Event["kind"]> = {
  roundOf: (event) => (event.kind === "round" ? (event["number"] as number) : null),
  turns: [],
  routine: ["round", "target", "draw", "discard", "check", "reveal", "link"],
  parts: { pay: ["buy", "action"] },
  closes: {
    buy: ["action"],
    exchange: ["action"],
    build: ["action"],
  },
  alarms: ["alarm", "accident", "monster"],
  losses: ["accident", "fail", "lose", "return", "tear", "eliminate"],
  icons: {
    ...{ play: "cards", extra: "cards", declare: "cards", "no-card": "x", "empty-deck": "cards", rebuild: "cards" },
    ...{ action: "settings", buy: "receipt", pay: "receipt", exchange: "receipt", take: "gem", capsule: "settings" },
    ...{ build: "drill", breakthrough: "drill", tile: "pick", winner: "crown", crystal: "gem", "no-crystal": "x" },
    ...{ alarm: "alarm", accident: "alarm", reset: "check", blockade: "lock", foreman: "flag", over: "flag" },
    ...{ "big-chip": "chip", "small-chip": "chip", "trade-chips": "chip", return: "undo" },
    ...{ monster: "monster", withstand: "check", fail: "monster", lose: "monster", tear: "monster" },
    ...{ trophy: "crown", flee: "monster", eliminate: "x" },
  },
  lost: {
    ...{ accident: "page-lost-cards", lose: "page-lost-crystals", return: "page-lost-crystals" },
    crystal: "page-lost-crystals",
  },
};
