// Seats are held as long as the page, even where a person's storage is full, forbidden or edited.

import { afterEach, expect, test, vi } from "vitest";

import type { TableInfo } from "../../../../generated/wire";
import { allHeldSeats, heldSeats, holdSeats, noteTable, releaseSeats } from "../../../src/table/storage/seattokens";

const refuse = (): never => {
  throw new DOMException("the quota is exceeded", "QuotaExceededError");
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const { table } of allHeldSeats()) releaseSeats(table);
  localStorage.removeItem("starlode-seat-torn");
});

test("seats of a table are remembered besides each other, and forgotten together", () => {
  holdSeats("a", "cave-in", { 0: "x" });
  holdSeats("a", "cave-in", { 2: "y" }, { over: true });
  expect(heldSeats("a")).toMatchObject({ game: "cave-in", seats: { 0: "x", 2: "y" }, over: true });
  releaseSeats("a");
  expect([heldSeats("a"), allHeldSeats()]).toEqual([null, []]);
});

test("what became of a table is remembered, and looking at it again does not make it new", () => {
  holdSeats("a", "cave-in", { 1: "x" });
  const sitter = { kind: "bot", name: "Rook", level: "easy", stands_in: "hard" } as const;
  const info = { table: "a", game: "cave-in", status: "over", seats: [sitter], results: [{ points: 3, rank: 1 }] };
  vi.spyOn(Date, "now").mockReturnValueOnce(5).mockReturnValue(9);
  noteTable(info as unknown as TableInfo);
  noteTable({ ...info, results: null } as unknown as TableInfo);
  expect(heldSeats("a")).toEqual({
    table: "a",
    game: "cave-in",
    seats: { 1: "x" },
    sitters: [{ kind: "bot", name: "Rook", level: "hard" }],
    results: info.results,
    acting: [],
    over: true,
    at: 5,
  });
});

test("the latest table comes first", () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(1).mockReturnValueOnce(3).mockReturnValueOnce(2);
  for (const table of ["a", "b", "c"]) holdSeats(table, "cave-in", { 0: table });
  expect(allHeldSeats().map(({ table }) => table)).toEqual(["b", "c", "a"]);
});

test("a seat that storage has no room for is held all the same", () => {
  holdSeats("a", "cave-in", { 0: "x" });
  vi.spyOn(localStorage, "setItem").mockImplementation(refuse);
  holdSeats("a", "cave-in", { 1: "y" });
  holdSeats("b", "cave-in", { 0: "z" });
  expect(heldSeats("a")?.seats).toEqual({ 0: "x", 1: "y" });
  expect(
    allHeldSeats()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(["a", "b"]);
});

test("storage that is forbidden altogether costs nothing but memory", () => {
  for (const name of ["getItem", "setItem", "removeItem", "key"] as const)
    vi.spyOn(localStorage, name).mockImplementation(refuse);
  holdSeats("a", "cave-in", { 0: "x" });
  expect(allHeldSeats()).toMatchObject([{ table: "a", seats: { 0: "x" } }]);
  releaseSeats("a");
  expect(heldSeats("a")).toBeNull();
});

test("an entry that is no holding is left alone", () => {
  localStorage.setItem("starlode-seat-torn", "{");
  holdSeats("a", "cave-in", { 0: "x" });
  expect(heldSeats("torn")).toBeNull();
  expect(allHeldSeats().map(({ table }) => table)).toEqual(["a"]);
});
