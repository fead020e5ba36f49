// Which variant of a level's face a bot has: its place in the cast of that level.

import cast from "../../../generated/cast.json";

export const CAST: Readonly<Record<string, readonly string[]>> = cast;

/** The same for the same name; one that is not of the cast gets some variant, no name the plain one. */
export function variantOf(level: string, name: string): number {
  const place = CAST[level]?.indexOf(name) ?? -1;
  if (place >= 0 || !name) return Math.max(0, place);
  return [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
}
