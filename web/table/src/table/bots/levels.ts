// The levels of bots, weakest first, as everywhere else.

import cast from "../../../../generated/cast.json";

export const BLIND = "random"; // plays anything; people are not offered it

export type Level = Exclude<keyof typeof cast, typeof BLIND>;
export const LEVELS = Object.keys(cast).filter((level) => level !== BLIND) as readonly Level[];

/** A level from 1 to 10, evenly apart, of which those with a name are marks. */
export type NumberedLevel = `level:${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`;
export type AnyLevel = Level | NumberedLevel;
export const NUMBERED = Array.from({ length: 10 }, (_, place) => `level:${place + 1}` as NumberedLevel);

/** Who thinks with the advice of a network, which a page fetches when it is first needed. */
export const MASTER: Level = "master";
