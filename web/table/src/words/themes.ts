// The themes of puzzles: what their best moves do, in words.

import { knows, say } from ".";

/** What a theme of a game is called; a verb without a name of its own is a theme among others. */
export function themeName(game: string, theme: string): string {
  const id = `${game}-${theme}`;
  return knows(`theme-${id}`) ? say(`theme-${id}`) : say("puzzle-find");
}
