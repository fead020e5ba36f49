// Whoever takes part in a tournament hears of their table once a round, over reloads and lost connections, until it ends.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Tournament, TournamentLine } from "../../../../generated/wire";
import { evening, until } from "../../../src/table/lobby/evening.svelte";
import { tournaments } from "../../../src/table/people/tournaments";
import { RequestRefused } from "../../../src/table/resources/server";
import * as notifications from "../../../src/table/session/notifications";

const waiting: Tournament = {
  id: "t",
  game: "cave-in",
  players: 2,
  rounds: 2,
  clock: { kind: "total", seconds: 600, increment: 10 },
  rated: false,
  public: true,
  maker: "Ann",
  starts: 61_000,
  now: 1000,
  status: "waiting",
  round: 0,
  people: [],
  tables: [],
  joined: true,
};
const seats = [{ name: "Ann" }, { name: "Bob" }];
const tables = [[{ table: "one", over: false, seats }]];
const playing: Tournament = { ...waiting, status: "playing", round: 1, table: "one", tables };
const over: Tournament = { ...playing, status: "over", table: null };

const show = vi.spyOn(tournaments, "show");
const all = vi.spyOn(tournaments, "all");
const call = vi.spyOn(notifications, "notifyTurn");
const onward = (): Promise<unknown> => vi.advanceTimersByTimeAsync(3000);

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
  show.mockReset().mockResolvedValue(waiting);
  all.mockReset().mockResolvedValue([]);
  call.mockReset();
});

afterEach(() => {
  evening.hear(over);
  vi.useRealTimers();
});

test("a table is told of once, and one's place is forgotten at the end", async () => {
  evening.hear(waiting);
  show.mockResolvedValue(playing);
  await onward();
  await onward();
  expect([evening.ready, evening.has("one"), evening.has("two")]).toEqual(["one", true, false]);
  expect(call).toHaveBeenCalledTimes(1);
  show.mockResolvedValue(over);
  await onward();
  await onward();
  expect([evening.ready, evening.has("one"), show.mock.calls.length]).toEqual([null, true, 3]);
  expect(localStorage.getItem("starlode-tournament")).toBeNull();
});

test("a lost connection does not end it, and a tournament that is gone does", async () => {
  evening.hear(waiting);
  show.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await onward();
  await onward();
  expect(show).toHaveBeenCalledTimes(2);
  show.mockRejectedValue(new RequestRefused({ code: "no-tournament", reason: "gone" }));
  await onward();
  await onward();
  expect(show).toHaveBeenCalledTimes(3);
});

test("one that was joined on another device is found, and one that others play is not followed", async () => {
  evening.hear({ ...waiting, joined: false });
  await onward();
  expect(show).not.toHaveBeenCalled();
  await evening.resume(false);
  expect(all).not.toHaveBeenCalled(); // a guest takes part in none
  const { people: _, tables: __, now: ___, ...line } = waiting;
  all.mockResolvedValue([{ ...line, people: 2, joined: true } as TournamentLine]);
  await evening.resume(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledWith("t");
});

test("the server's clock counts, whatever that of the device says", () => {
  expect(until(waiting.starts, waiting, 5000)).toBe(60_000);
  vi.setSystemTime(15_000);
  expect(until(waiting.starts, waiting, 5000)).toBe(50_000);
});
