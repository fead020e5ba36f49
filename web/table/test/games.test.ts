// What the folders of games have in common.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { bundleFrom, GAMES } from "./bundles";

const FOLDER = join(import.meta.dirname, "../src/games");

/** The letters before a game's colours are those before its clauses, such as ci. */
function prefixOf(game: string): string {
  return game.split("-").map(([letter]) => letter).join(""); // prettier-ignore
}

function read(game: string, ending: RegExp): string[] {
  const folder = join(FOLDER, game);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => ending.test(name));
  return names.map((name) => readFileSync(join(folder, name), "utf8"));
}

const styled = readdirSync(FOLDER).filter((name) => GAMES.includes(name));

test("every game of the house has a folder", () => {
  expect(styled.sort()).toEqual([...GAMES].sort());
  for (const game of GAMES) expect(bundleFrom(game).description.schema.game).toBe(game);
});

describe.each(styled)("the colours of %s", (game) => {
  const sheet = read(game, /colours\.css$/).join("\n");
  const declared = new Set(sheet.match(/--[\w-]+(?=:)/g));

  test("hold where the game is shown, and nowhere else", () => {
    expect(sheet).toContain(`\n[data-game="${game}"] {`);
    expect(sheet).toContain(`:root[data-theme="light"] [data-game="${game}"] {`);
    expect(read(game, /\.svelte$/).filter((text) => text.includes(":global(:root"))).toEqual([]);
  });

  test("have names of their own, and each that is used is there", () => {
    const prefix = new RegExp(`^--(${prefixOf(game)}-|c$)`); // --c is the colour of the thing at hand
    expect([...declared].filter((name) => !prefix.test(name))).toEqual([]);
    const used = read(game, /\.(svelte|ts|css)$/).flatMap(
      (text) => text.match(/(?<=var\()--(ci|cs|sd)-[\w-]+(?=\))/g) ?? [],
    );
    expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([]);
    expect(used).not.toEqual([]);
  });
});
