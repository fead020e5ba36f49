// A deleted game is gone from the lists at once, and from the device only when it is too late to undo that.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { bin, GRACE } from "../../../src/table/archive/bin.svelte";
import { myGames } from "../../../src/table/archive/mygames";
import { heldSeats, holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { forgetGame, savedGame, savedGames, saveGame } from "../../../src/table/storage/savedgames";
import { keepStudy, keptStudy } from "../../../src/table/storage/studies";
import { dealt, seated } from "../../inn";

const table = dealt("cave-in", seated("hb"));
const listed = (): string[] => myGames().map(({ id }) => id);

function drop(id: string): void {
  bin.drop(myGames().find((game) => game.id === id)!);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  for (const id of ["a", "b"]) saveGame({ ...table, id, at: 1 });
});

afterEach(() => {
  vi.advanceTimersByTime(GRACE);
  vi.useRealTimers();
  for (const { id } of savedGames()) forgetGame(id);
  releaseSeats("t");
});

test("it is out of sight, but there until the time is over", () => {
  drop("a");
  expect(listed()).toEqual(["b"]);
  vi.advanceTimersByTime(GRACE - 1);
  expect(savedGame("a")).not.toBeNull();
  expect(bin.latest).toMatchObject({ id: "a", game: "cave-in" });
  vi.advanceTimersByTime(1);
  expect([savedGame("a"), bin.latest]).toEqual([null, null]);
});

test("what was found out about it goes with it, unless the same game is here a second time", () => {
  keepStudy("analysis", "1-2", "a", { verdicts: [] });
  for (const id of ["a", "b"]) keepStudy("tree", "1-2", id, { twigs: [] });
  drop("a");
  expect(keptStudy("analysis", "1-2")).not.toBeNull();
  vi.advanceTimersByTime(GRACE);
  expect([keptStudy("analysis", "1-2"), keptStudy("tree", "1-2")?.tables]).toEqual([null, ["b"]]);
  drop("b");
  vi.advanceTimersByTime(GRACE);
  expect(keptStudy("tree", "1-2")).toBeNull();
});

test("it comes back, and so does the one before it", () => {
  drop("a");
  vi.advanceTimersByTime(3000);
  drop("b");
  bin.restore("b");
  expect(bin.latest?.id).toBe("a");
  bin.restore("a");
  vi.advanceTimersByTime(2 * GRACE);
  expect(listed().sort()).toEqual(["a", "b"]);
});

test("each has its own time", () => {
  drop("a");
  vi.advanceTimersByTime(6000);
  drop("b");
  vi.advanceTimersByTime(4000);
  expect([savedGame("a"), savedGame("b")?.id]).toEqual([null, "b"]);
  vi.advanceTimersByTime(6000);
  expect(savedGame("b")).toBeNull();
});

test("a seat at a server's table is given up no sooner", () => {
  holdSeats("t", "cave-in", { 0: "x" });
  vi.advanceTimersByTime(5);
  drop("t");
  expect([listed().includes("t"), heldSeats("t")?.table]).toEqual([false, "t"]);
  vi.advanceTimersByTime(GRACE);
  expect(heldSeats("t")).toBeNull();
});

test("a game that was played on meanwhile stays", () => {
  drop("a");
  vi.advanceTimersByTime(1000);
  saveGame({ ...table, id: "a", at: Date.now() });
  vi.advanceTimersByTime(GRACE);
  expect(listed()).toContain("a");
});

test("a page that was left keeps the game until another one opens later", async () => {
  drop("a");
  vi.clearAllTimers(); // the page is closed
  vi.setSystemTime(1_000_000 + GRACE + 1);
  expect(savedGame("a")).not.toBeNull();
  vi.resetModules();
  await import("../../../src/table/archive/bin.svelte");
  expect(savedGame("a")).toBeNull();
});
