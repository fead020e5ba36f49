// The levels of bots, weakest first, as everywhere else.

import cast from "../../../../generated/cast.json";

const BLIND = "random"; // plays anything; people are not offered it

export type Level = Exclude<keyof typeof cast, typeof BLIND>;
export const LEVELS = Object.keys(cast).filter((level) => level !== BLIND) as readonly Level[];

/** Who thinks with the advice of a network, which a page fetches when it is first needed. */
export const MASTER: Level = "master";
