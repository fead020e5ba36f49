// Tables with changed cards: they are dealt with the changed numbers, and keep them wherever they go.

import { createHash } from "node:crypto";

import {
  changedBundle,
  componentFile,
  paramsFor,
  readParams,
  Table,
  turned,
  type Bundle,
  type Bytes,
  type Changes,
} from "@starlode/engine";
import { afterEach, expect, test, vi } from "vitest";

import { isHolding, isTable } from "../../../src/table/archive/checking";
import { myGames } from "../../../src/table/archive/mygames";
import { gameIn, linkOf } from "../../../src/table/board/sharing";
import { begin } from "../../../src/table/lobby/begin";
import { joinTable, resumeGame } from "../../../src/table/lobby/joining";
import { againstBots } from "../../../src/table/lobby/seating";
import { server } from "../../../src/table/resources/server";
import { bundleFor } from "../../../src/table/resources/tablebundles";
import { recordOf, tableOf } from "../../../src/table/session/records";
import { ReplaySession } from "../../../src/table/session/replaysession.svelte";
import { allHeldSeats, heldSeats, holdSeats, noteTable, releaseSeats } from "../../../src/table/storage/seattokens";
import { forgetGame, saveGame, savedGame, savedGames, type SavedGame } from "../../../src/table/storage/savedgames";
import { catalogueOf } from "../../../src/table/workbench/catalogue";
import { emptyTable, namerOf, whatChanged } from "../../../src/table/workbench/emptytable";
import { numbersIn, tableWith } from "../../../src/table/workbench/links";
import { bundleFrom, GAMES, workshopFrom } from "../../bundles";
import { dealt, Inn, seated } from "../../inn";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  textsOf: (game: string) => Promise.resolve(bundleFrom(game)),
  makingOf: () => Promise.resolve(making),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));
vi.mock("../../../src/table/resources/workbenches", () => ({
  benchOf: (game: string) => Promise.resolve(workshopFrom(game).parts.workbench),
}));

let making = "ready"; // how far the server is with modules
const CHANGES: Changes = { "artifacts.artifact-06.cost": 3, "artifacts.artifact-06.left.vp": 9 };
const EDITION = "mercenaries.weedlock-mandragore.amount.2021-en";
const OTHERS: Changes = { "artifacts.artifact-06.cost": 3, "artifacts.artifact-99.cost": 2 };

afterEach(() => {
  making = "ready";
  vi.restoreAllMocks();
  for (const { table } of allHeldSeats()) releaseSeats(table);
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
const numbersOf = (bundle: Bundle): Bytes => paramsFor(bundle, { players: 2 })!;

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
  expect(inn.last("tab", "table")).toMatchObject({ status: "over", changes: CHANGES });
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
  await expect(begin("cave-in", againstBots("Mika", ["easy"]), {}, undefined, far)).rejects.toThrow("artifact-06");
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
  const address = await begin("cave-in", againstBots("Mika", ["easy"]), {}, undefined, CHANGES);
  expect(savedGame(address.replace("/local/", ""))?.changes).toEqual(CHANGES);
  expect(myGames()[0]).toMatchObject({ changed: true, borrowed: false });
});

// ---- tables of a server ----

/** Someone at a table of a server, whose messages come from a host with the same cards. */
async function joined(letters = "hh") {
  const saved = { ...dealt("cave-in", seated(letters)), changes: CHANGES };
  const inn = new Inn(saved, undefined, await bundleFor(saved));
  await inn.greet("tab", []);
  vi.spyOn(server, "table").mockResolvedValue(inn.last("tab", "table"));
  const session = await joinTable("there");
  for (const [, message] of inn.told) session.hear(message);
  return { inn, session };
}

test.each(["ready", "building"])("a table of a server is shown with its cards, its module being %s", async (how) => {
  making = how;
  const { inn, session } = await joined();
  expect(session.changes).toEqual(CHANGES);
  expect(session.view.paramAt("artifact_cost" as never, 5)).toBe(3);
  expect(session.view.params).toEqual(readParams(inn.bundle.description.schema, inn.engine.params));
});

test("friends come to a table of the server with the changed cards, and bots too while there is no module", async () => {
  const created = vi.spyOn(server, "create").mockResolvedValue({ table: "there", tokens: { 0: "token" } });
  const friend = { kind: "friend", name: "", level: "easy" } as const;
  const address = await begin("cave-in", [...againstBots("Mika", []), friend], {}, undefined, CHANGES);
  expect(address).toBe("/table/there");
  making = "building";
  await begin("cave-in", againstBots("Mika", ["easy"]), {}, undefined, CHANGES);
  await begin("cave-in", againstBots("Mika", ["easy"]));
  expect(created.mock.calls.map(([wish]) => wish.changes)).toEqual([CHANGES, CHANGES, undefined]);
  expect(savedGames()).toEqual([]);
});

test("a game at a server with changed cards does not count either", async () => {
  const { inn } = await joined();
  holdSeats("inn", "cave-in", { 0: "token" });
  noteTable(inn.last("tab", "table"));
  expect(heldSeats("inn")).toMatchObject({ changed: true });
  expect(isHolding(heldSeats("inn"))).toBe(true);
  expect(myGames()).toMatchObject([{ id: "inn", changed: true }]);
});

test.each(GAMES)("every number of %s is named without rules as it is with them", (game) => {
  const [bundle, { workbench }] = [bundleFrom(game), workshopFrom(game).parts];
  const view = emptyTable(bundle, numbersOf(bundle), 2, "de");
  expect(catalogueOf(workbench, namerOf(bundle, "de"), "R")).toEqual(catalogueOf(workbench, view, "R"));
});

test("what was changed is told by name", async () => {
  const told = await whatChanged("cave-in", CHANGES, "en");
  expect(told.map(({ name, knob: { value } }) => [name.split(":")[0], value])).toEqual([
    ["Core Rights / Prism Lens", 7],
    ["Core Rights / Prism Lens", expect.any(Number)],
  ]);
});
