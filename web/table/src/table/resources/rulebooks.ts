// The rules for players, one Markdown file a game and language; loaded when they are read.

import { fileOf } from "./bundles";
import { server } from "./server";

const ENGLISH = "en";
const books = import.meta.glob<string>("../../../../../starlode/games/*/words/*.md", {
  query: "?raw",
  import: "default",
});

/** The rules of a game in a language, else in English; empty where there are none. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const folder = game.replaceAll("-", "_");
  const path = (spoken: string): string => `../../../../../starlode/games/${folder}/words/${spoken}.md`;
  const load = books[path(language)] ?? books[path(ENGLISH)];
  return load ? load() : served(game, language);
}

/** The same for a game that only the server has. */
async function served(game: string, language: string): Promise<string> {
  const { rules = [] } = (await server.game(game)) ?? {};
  const spoken = [language, ENGLISH].find((one) => rules.includes(one)) ?? rules[0];
  return spoken ? (await fetch(fileOf(game, `words/${spoken}.md`))).text() : "";
}
