// What bots are called by how strong they are: levels with a name, and those from 1 to 10.

import { numberOf } from "../art/variants";
import { say } from ".";

/** How strong a bot is, by itself. */
export function strengthWords(level: string): string {
  const number = numberOf(level);
  return number ? say("strength-number", { number }) : say(`strength-${level}`);
}

/** The same beside the name of a bot. */
export function levelWords(level: string): string {
  const number = numberOf(level);
  return number ? say("level-number", { number }) : say(`level-${level}`);
}
