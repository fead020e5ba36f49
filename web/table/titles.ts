// What the start page says of the games, read from the games' own folders while the page is built.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../starlode/games");
const NAME = "virtual:titles";

/** A message of a catalogue without arguments, its lines joined. */
export function message(catalogue: string, id: string): string {
  const [, text = ""] = new RegExp(`^${id} =((?:.*)(?:\\n +[^.\\s].*)*)`, "m").exec(catalogue) ?? [];
  return text.replace(/\s+/g, " ").trim();
}

function titles(): object {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.flatMap(({ name }) => about(join(GAMES, name))));
}

function about(folder: string): [string, object][] {
  const names = readdirSync(folder);
  if (!names.includes("words")) return [];
  const [, name = "", low, high] =
    /name="([^"]+)"[^]*players=\((\d+), (\d+)\)/.exec(readFileSync(join(folder, "__init__.py"), "utf8")) ?? [];
  const catalogues = readdirSync(join(folder, "words")).filter((file) => file.endsWith(".ftl"));
  const said = catalogues.map((file) => {
    const text = readFileSync(join(folder, "words", file), "utf8");
    return [file.replace(".ftl", ""), { title: message(text, "title"), summary: message(text, "summary") }];
  });
  return [[name, { players: [Number(low), Number(high)], words: Object.fromEntries(said) }]];
}

export function titlesPlugin(): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(titles())}` : null),
  };
}
