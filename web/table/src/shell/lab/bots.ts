// Bots of a report, by the words that the page has for their levels.

import { LEVELS } from "../../table/bots/levels";
import { say } from "../../words";

const SAME: Readonly<Record<string, string>> = { greedy: "easy" }; // the same bot, which reports may call either

/** The level that a bot is of, as faces and words know it; any other bot is called as it calls itself. */
export const levelOf = (bot: string): string => SAME[bot] ?? bot;

/** What the page calls a bot. */
export function botName(bot: string): string {
  const level = levelOf(bot);
  const known = ["random", ...LEVELS].includes(level);
  return known ? say(`strength-${level}`) : bot;
}
