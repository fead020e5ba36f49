// Tables with changed cards: they are dealt with the changed numbers, and keep them wherever they go.

import { createHash } from "node:crypto";

import { changedBundle, componentFile, paramsFor, Table, turned, type Bundle, type Changes } from "@starlode/engine";
import { afterEach, expect, test, vi } from "vitest";

import { isTable } from "../../../src/table/archive/checking";
import { myGames } from "../../../src/table/archive/mygames";
import { gameIn, linkOf } from "../../../src/table/board/sharing";
import { beginChanged } from "../../../src/table/lobby/begin";
import { resumeGame } from "../../../src/table/lobby/joining";
import { againstBots } from "../../../src/table/lobby/seating";
import { bundleFor } from "../../../src/table/resources/tablebundles";
import { recordOf, tableOf } from "../../../src/table/session/records";
import { ReplaySession } from "../../../src/table/session/replaysession.svelte";
import { forgetGame, saveGame, savedGame, savedGames, type SavedGame } from "../../../src/table/storage/savedgames";
import { numbersIn, tableWith } from "../../../src/table/workbench/links";
import { bundleFrom, GAMES, workshopFrom } from "../../bundles";
import { dealt, Inn, seated } from "../../inn";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));
vi.mock("../../../src/table/resources/workbenches", () => ({
  benchOf: (game: string) => Promise.resolve(workshopFrom(game).parts.workbench),
}));

const CHANGES: Changes = { "artifacts.artifact-06.cost": 3, "artifacts.artifact-06.left.vp": 9 };
const EDITION = "mercenaries.weedlock-mandragore.amount.2021-en";
const OTHERS: Changes = { "artifacts.artifact-06.cost": 3, "artifacts.artifact-99.cost": 2 };

afterEach(() => {
  for (const { id } of savedGames()) forgetGame(id);
});

/** A table with changed cards after some moves; played to its end, if so many are not needed. */
async function played(moves: number): Promise<SavedGame> {
  const saved = { ...dealt("cave-in", seated("hh")), changes: CHANGES };
  const table = Table.deal(await bundleFor(saved), saved.options, 7);
  for (let ply = 0; ply < moves && !table.over; ply++)
    table.play(table.acting[0]!, table.legal(table.acting[0]!).at(-1)!);
  return { ...saved, moves: table.moves.map(({ seat, action }) => [seat, action] as const), over: true };
}

/** The numbers that a bundle has for a table of two. */
const numbersOf = (bundle: Bundle): Uint8Array => paramsFor(bundle, { players: 2 })!;

test.each(GAMES)("each number of %s that can be changed is changed at the table", async (game) => {
  const { knobs } = workshopFrom(game).parts.workbench;
  const changes = Object.fromEntries(knobs.map(({ path, value, low, high }) => [path, value < high ? high : low]));
  const bundle = await bundleFor({ game, options: { players: 2 }, changes });
  expect(numbersOf(bundle)).toEqual(turned(numbersOf(bundleFrom(game)), knobs, changes));
  expect(numbersOf(bundle)).not.toEqual(numbersOf(bundleFrom(game)));
});

test("a number of another edition than the chosen one changes nothing", async () => {
  const { base } = bundleFrom("cave-in").offer;
  const old = { players: 2, edition: "2018-de" };
  const served = { ...bundleFrom("cave-in"), offer: { base, sets: [{ options: old, patches: [] }] } };
  const { knobs } = workshopFrom("cave-in").parts.workbench;
  expect(paramsFor(changedBundle(served, old, knobs, { [EDITION]: 1 }), old)).toEqual(paramsFor(served, old));
  expect(
    numbersOf(await bundleFor({ game: "cave-in", options: { players: 2 }, changes: { [EDITION]: 1 } })),
  ).not.toEqual(numbersOf(bundleFrom("cave-in")));
});

test("the host deals with the changed numbers, and so does its rematch", async () => {
  const saved = await played(5000);
  const bundle = await bundleFor(saved);
  const inn = new Inn(saved, undefined, bundle);
  expect(inn.engine.params).toEqual(numbersOf(bundle));
  await inn.greet("tab", [0, 1]);
  expect(inn.last("tab", "table").status).toBe("over");
  await inn.say("tab", { type: "rematch", seat: 0 });
  expect(inn.saved).toMatchObject({ changes: CHANGES, moves: [] });
});

test("storage, a record, a link and playing on from a moment keep the changes", async () => {
  const saved = await played(30);
  saveGame(saved);
  expect(savedGame(saved.id)).toEqual(saved);
  expect(isTable(saved)).toBe(true);
  const record = await recordOf(saved);
  expect(await tableOf(JSON.parse(JSON.stringify(record)) as typeof record)).toMatchObject({ changes: CHANGES, moves: saved.moves }); // prettier-ignore
  expect((await gameIn(await linkOf({ saved, branch: null }))).saved.changes).toEqual(CHANGES);
  const replay = await ReplaySession.open(saved);
  expect([replay.changes, replay.fork(0, "easy").changes]).toEqual([CHANGES, CHANGES]);
  expect(replay.engine.params).toEqual(numbersOf(await bundleFor(saved)));
});

test("a record names the digest of the file that the workbench downloads", async () => {
  const { components, changes } = await recordOf(await played(3));
  const file = componentFile(bundleFrom("cave-in").description.schema.components, CHANGES);
  expect(components).toBe(createHash("sha256").update(file).digest("hex"));
  expect(changes).toEqual(CHANGES);
  expect(await recordOf(dealt("cave-in", seated("hh")))).not.toHaveProperty("components");
});

test("changes that do not fit are named, and the table stays", async () => {
  saveGame({ ...dealt("cave-in", seated("hb")), id: "odd", changes: OTHERS });
  await expect(resumeGame("odd")).rejects.toThrow("does not fit this version of the game: artifacts.artifact-99.cost.");
  expect(savedGame("odd")?.changes).toEqual(OTHERS);
  const far = { "artifacts.artifact-06.cost": 1000 };
  await expect(beginChanged("cave-in", againstBots("Mika", ["easy"]), {}, far)).rejects.toThrow("artifact-06");
  expect(savedGames().length).toBe(1);
});

test("a file may hold numbers as changes, and nothing else", () => {
  const table = dealt("cave-in", seated("hb"));
  for (const changes of [[], "x", { a: "1" }, { a: 1.5 }]) expect(isTable({ ...table, changes })).toBe(false);
});

test("an address leads to a new table with the changes, which does not count", async () => {
  const [path, query] = tableWith("cave-in", CHANGES).split("?");
  expect([path, numbersIn(new URLSearchParams(query))]).toEqual(["/new/cave-in", CHANGES]);
  expect(numbersIn(new URLSearchParams("invite&a.b=x&c=3&d.e=-2"))).toEqual({ "d.e": -2 });
  const address = await beginChanged("cave-in", againstBots("Mika", ["easy"]), {}, CHANGES);
  expect(savedGame(address.replace("/local/", ""))?.changes).toEqual(CHANGES);
  expect(myGames()[0]).toMatchObject({ changed: true, borrowed: false });
});
