// Where finished games come from, which seats in them were yours, and what is refused.

import { Table } from "@starlode/engine";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { findGame } from "../../../src/table/session/finding";
import { recordOf, tableOf, type MatchRecord } from "../../../src/table/session/records";
import { server } from "../../../src/table/resources/server";
import { forgetGame, saveGame, type SavedGame } from "../../../src/table/storage/savedgames";
import { holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { bundleFrom } from "../../bundles";
import { dealt, seated } from "../../inn";

vi.mock("../../../src/table/resources/bundles", () => ({
  bundleOf: (game: string) => Promise.resolve(bundleFrom(game)),
  equipped: (bundle: unknown) => Promise.resolve(bundle),
}));

let game: SavedGame;
let record: MatchRecord;

beforeAll(async () => {
  const table = Table.deal(bundleFrom("cave-in"), { players: 3 }, 7);
  for (let ply = 0; ply < 5; ply++) table.play(table.acting[0]!, table.legal(table.acting[0]!)[0]!);
  const moves = table.moves.map(({ seat, action }) => [seat, action] as const);
  game = { ...dealt("cave-in", seated("bhb")), id: "x", moves, over: true };
  record = await recordOf(game);
});

afterEach(() => {
  vi.restoreAllMocks();
  forgetGame("x");
  releaseSeats("far");
});

test("a game of this device, with the seats of its people; in another's none is yours", async () => {
  saveGame(game);
  expect(await findGame("local", "x")).toEqual({ saved: game, own: [1] });
  saveGame({ ...game, borrowed: true });
  expect((await findGame("local", "x")).own).toEqual([]);
});

test("a game that goes on is not shown, for its hands are still hidden", async () => {
  saveGame({ ...game, over: false });
  await expect(findGame("local", "x")).rejects.toThrow("still goes on");
  await expect(findGame("local", "nowhere")).rejects.toThrow("nowhere");
});

test("a game of the server keeps its name, and the seats held there are yours", async () => {
  vi.spyOn(server, "record").mockResolvedValue(record as never);
  holdSeats("far", "cave-in", { 2: "token" });
  const { saved, own } = await findGame("table", "far");
  expect([saved.id, saved.moves, own]).toEqual(["far", game.moves, [2]]);
  expect((await findGame("table", "other")).own).toEqual([]);
});

test("a record that begins with a position, and other files are refused with the reason", async () => {
  await expect(tableOf({ ...record, start: {} })).rejects.toThrow("It is a position");
  await expect(tableOf({ ...record, starlode: 9 })).rejects.toThrow("not a game of this version");
  await expect(tableOf({ ...record, rules: 0 })).rejects.toThrow("not a game of this version");
});
