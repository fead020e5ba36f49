// How a component compares with others of its kind, in the words of messages.

import type { Weight } from "@starlode/engine";

import { number, percent } from "../../words";

/** What messages mention of a component's weight. */
export function likeness(weight: Weight): Record<string, string> {
  return {
    rate: percent(weight.won),
    peers: percent(weight.shouldWin),
    used: percent(weight.used),
    "peers-used": percent(weight.shouldUse),
    reach: number(100 * weight.wonReach, 1),
  };
}
