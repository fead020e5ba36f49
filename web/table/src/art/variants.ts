// Which variant of a level's face a bot has: its place in the cast of that level.

import cast from "../../../generated/cast.json";

const CAST: Readonly<Record<string, readonly string[]>> = cast;
const NUMBERED = /^level:([1-9]|10)$/;
const ALIKE = "novice easy easy medium medium hard hard expert expert master".split(" "); // from level 1 to 10

/** Which of the levels from 1 to 10 a bot has; 0 for one with a name. */
export function numberOf(level: string): number {
  return Number(NUMBERED.exec(level)?.[1] ?? 0);
}

/** The level with a name whose faces and cast a bot has. */
export function namedAlike(level: string): string {
  return ALIKE[numberOf(level) - 1] ?? level;
}

/** What bots of a level are called. */
export function castOf(level: string): readonly string[] {
  return CAST[namedAlike(level)] ?? [];
}

/** The same for the same name; one that is not of the cast gets some variant, no name the plain one. */
export function variantOf(level: string, name: string): number {
  const place = castOf(level).indexOf(name);
  if (place >= 0 || !name) return Math.max(0, place);
  return [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
}
