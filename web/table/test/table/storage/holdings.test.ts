// Seats are held as long as the page, even where a person's storage is full, forbidden or edited.

import { afterEach, expect, test, vi } from "vitest";

import { held, hold, holdings, release } from "../../../src/table/storage/holdings";

const refuse = (): never => {
  throw new DOMException("the quota is exceeded", "QuotaExceededError");
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const { table } of holdings()) release(table);
  localStorage.removeItem("starlode-seat-torn");
});

test("seats of a table are remembered besides each other, and forgotten together", () => {
  hold("a", "cave-in", { 0: "x" });
  hold("a", "cave-in", { 2: "y" }, true);
  expect(held("a")).toMatchObject({ game: "cave-in", seats: { 0: "x", 2: "y" }, over: true });
  release("a");
  expect([held("a"), holdings()]).toEqual([null, []]);
});

test("the latest table comes first", () => {
  vi.spyOn(Date, "now").mockReturnValueOnce(1).mockReturnValueOnce(3).mockReturnValueOnce(2);
  for (const table of ["a", "b", "c"]) hold(table, "cave-in", { 0: table });
  expect(holdings().map(({ table }) => table)).toEqual(["b", "c", "a"]);
});

test("a seat that storage has no room for is held all the same", () => {
  hold("a", "cave-in", { 0: "x" });
  vi.spyOn(localStorage, "setItem").mockImplementation(refuse);
  hold("a", "cave-in", { 1: "y" });
  hold("b", "cave-in", { 0: "z" });
  expect(held("a")?.seats).toEqual({ 0: "x", 1: "y" });
  expect(
    holdings()
      .map(({ table }) => table)
      .sort(),
  ).toEqual(["a", "b"]);
});

test("storage that is forbidden altogether costs nothing but memory", () => {
  for (const name of ["getItem", "setItem", "removeItem", "key"] as const)
    vi.spyOn(localStorage, name).mockImplementation(refuse);
  hold("a", "cave-in", { 0: "x" });
  expect(holdings()).toMatchObject([{ table: "a", seats: { 0: "x" } }]);
  release("a");
  expect(held("a")).toBeNull();
});

test("an entry that is no holding is left alone", () => {
  localStorage.setItem("starlode-seat-torn", "{");
  hold("a", "cave-in", { 0: "x" });
  expect(held("torn")).toBeNull();
  expect(holdings().map(({ table }) => table)).toEqual(["a"]);
});
