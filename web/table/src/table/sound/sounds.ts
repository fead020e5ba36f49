// What can be heard, and which events of a game sound like that.

import type { Event } from "@starlode/engine";

export const SOUNDS = ["pick", "pay", "gem", "snap", "cave-in", "collision", "monster", "turn", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** How the events of a game sound, by their kind; all others are silent. */
export type Score<Kind extends string = string> = { readonly [K in Kind]?: readonly Sound[] };

const MOST = 3; // sounds that are told apart when they come together

/** What is heard of some events: each sound once, in their order. */
export function soundsOf(events: readonly Event[], score: Score): Sound[] {
  return [...new Set(events.flatMap(({ kind }) => score[kind] ?? []))].slice(0, MOST);
}
