// The levels of bots, weakest first, as everywhere else.

import cast from "../../../../generated/cast.json";

const BLIND = "random"; // plays anything; people are not offered it

export type Level = Exclude<keyof typeof cast, typeof BLIND>;
export const LEVELS = Object.keys(cast).filter((level) => level !== BLIND) as readonly Level[];

/** Who has learned from a network, which no page has: only a server can seat one. */
export const MASTER: Level = "master";
