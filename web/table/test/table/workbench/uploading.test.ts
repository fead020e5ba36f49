// A component file from disk: what it changes is what the workbench wrote into it, and the rest is named.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { componentFile, type Changes } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { changesOfFile } from "../../../src/table/workbench/uploading";
import { GAMES, workshopFrom } from "../../bundles";

const FILES = join(import.meta.dirname, "../../../../../starlode/games");

const fileOf = (text: string): File => new File([text], "components.toml");
const written = (game: string, changes: Changes): string =>
  componentFile(workshopFrom(game).bundle.description.schema.components, changes);

describe.each(GAMES)("%s", (game) => {
  const workshop = workshopFrom(game);
  const { knobs, fixed } = workshop.parts.workbench;

  test.each(["low", "high"] as const)("what is written comes back, at the %s end of every number", async (end) => {
    const changes = Object.fromEntries(knobs.filter((knob) => knob[end] !== knob.value).map((knob) => [knob.path, knob[end]])); // prettier-ignore
    expect(await changesOfFile(fileOf(written(game, changes)), workshop)).toEqual({ changes, left: [] });
  });

  test("the game's own file changes nothing, with its comments or without", async () => {
    for (const text of [
      written(game, {}),
      readFileSync(join(FILES, game.replace("-", "_"), "components.toml"), "utf8"),
    ])
      expect(await changesOfFile(fileOf(text), workshop)).toEqual({ changes: {}, left: [] });
  });

  test("a number that cannot be changed is named with the reason", async () => {
    for (const { path, why } of fixed.slice(0, 20)) {
      const { left, changes } = await changesOfFile(fileOf(written(game, { [path]: 77 })), workshop);
      expect([left, changes]).toEqual([[{ path, why, knob: null }], {}]);
    }
  });
});

describe("what else may be in a file", () => {
  const workshop = workshopFrom("cave-in");
  const own = written("cave-in", {});
  const cost = "artifacts.artifact-06.cost";

  test("a number beyond its range, a word, and rows that are new or twice there", async () => {
    const knob = workshop.parts.workbench.knobs.find(({ path }) => path === cost)!;
    expect((await changesOfFile(fileOf(written("cave-in", { [cost]: 99 })), workshop)).left).toEqual([{ path: cost, why: "range", knob }]); // prettier-ignore
    const word = own.replace('"colour" = "brown"', '"colour" = "mauve"');
    expect((await changesOfFile(fileOf(word), workshop)).left).toEqual([{ path: "factions.terron.colour", why: "other", knob: null }]); // prettier-ignore
    for (const id of ["c1-brown-1", "c1-mauve-1"]) {
      const more = own.replace(
        '"crystals" = [',
        `"crystals" = [ { "id" = "c1-brown-1" }, { "id" = "${id}", "cost" = 1 },`,
      );
      expect((await changesOfFile(fileOf(more), workshop)).left.length).toBeGreaterThan(0);
    }
  });

  test("no TOML, another game's file and a huge one are refused in words", async () => {
    const refused = (text: string): Promise<unknown> => changesOfFile(fileOf(text), workshop);
    await expect(refused(`${own}\n= 3`)).rejects.toThrow(/not a TOML file: line \d+/);
    await expect(refused(written("stella-digger", {}))).rejects.toThrow("not a component file of this game");
    await expect(refused("#".repeat(300_000))).rejects.toThrow("not a component file");
    await expect(refused("")).rejects.toThrow("not a component file");
  });
});
