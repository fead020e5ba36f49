// Old games get their results from their moves, those of the server's tables are asked for.

import { afterEach, expect, test, vi } from "vitest";

import { myGames } from "../../../src/table/archive/mygames";
import { reckon } from "../../../src/table/archive/reckoning";
import * as bundles from "../../../src/table/resources/bundles";
import * as served from "../../../src/table/resources/server";
import { heldSeats, holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { forgetGame, savedGame, savedGames, saveGame } from "../../../src/table/storage/savedgames";
import { finished } from "../../../e2e/moments";
import { bundleFrom } from "../../bundles";

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of savedGames()) forgetGame(id);
  releaseSeats("t");
});

test("a finished game without results gets them, and one that cannot be replayed does not", async () => {
  vi.spyOn(bundles, "makingOf").mockResolvedValue("ready");
  vi.spyOn(bundles, "bundleOf").mockResolvedValue(bundleFrom("stella-digger"));
  vi.spyOn(served, "isServed").mockResolvedValue(false);
  const whole = finished("stella-digger");
  saveGame(whole);
  saveGame({ ...whole, id: "odd", moves: [[0, 9999]] });
  const tell = vi.fn();
  await reckon(tell, new AbortController().signal);
  const results = savedGame(whole.id)!.results!;
  expect(results.map(({ rank }) => rank).sort()).toEqual([1, 2]);
  expect(results.some(({ points }) => points > 0)).toBe(true);
  expect([savedGame("odd")!.results, tell.mock.calls.length]).toEqual([undefined, 1]);
});

test("a table of the server says whose turn it is, and is no newer for that", async () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(5).mockReturnValue(9);
  holdSeats("t", "cave-in", { 1: "x" });
  vi.spyOn(served, "isServed").mockResolvedValue(true);
  const info = { table: "t", game: "cave-in", status: "playing", seats: [] };
  const answer = vi.spyOn(served.server, "table").mockResolvedValue({ ...info, acting: [1] } as never);
  await reckon(() => {}, new AbortController().signal);
  expect(myGames()).toMatchObject([{ id: "t", asked: true, at: 5 }]);
  answer.mockResolvedValue({ ...info, acting: [0, 2] } as never);
  await reckon(() => {}, new AbortController().signal);
  expect(myGames()).toMatchObject([{ id: "t", asked: false, at: 5 }]);
});

test("a table of the server that ended meanwhile is known", async () => {
  holdSeats("t", "cave-in", { 0: "x" });
  const info = { table: "t", game: "cave-in", status: "over", seats: [], results: [{ points: 2, rank: 1 }] };
  vi.spyOn(served, "isServed").mockResolvedValue(true);
  vi.spyOn(served.server, "table").mockResolvedValue(info as never);
  await reckon(() => {}, new AbortController().signal);
  expect(heldSeats("t")).toMatchObject({ over: true, results: info.results, seats: { 0: "x" } });
});
