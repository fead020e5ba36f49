// The rules for players, one Markdown file a game and language; loaded when they are read.

const books = import.meta.glob<string>("../../../../../starlode/games/*/words/*.md", {
  query: "?raw",
  import: "default",
});

/** The rules of a game in a language, else in English; empty where there are none. */
export async function rulesOf(game: string, language: string): Promise<string> {
  const folder = game.replaceAll("-", "_");
  const path = (spoken: string): string => `../../../../../starlode/games/${folder}/words/${spoken}.md`;
  const load = books[path(language)] ?? books[path("en")];
  return load ? load() : "";
}
