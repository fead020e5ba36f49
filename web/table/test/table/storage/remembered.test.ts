import { afterEach, expect, it, vi } from "vitest";

import { recall, remember } from "../../../src/table/storage/remembered";

function keep(content: Map<string, string>): void {
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => content.get(name) ?? null,
    setItem: (name: string, text: string) => void content.set(name, text),
  });
}

afterEach(() => vi.unstubAllGlobals());

it("remembers how a table was shown, each by its address", () => {
  keep(new Map());
  vi.stubGlobal("location", { hash: "#/local/a" });
  remember("market", [1, 2]);
  expect(recall("market")).toEqual([1, 2]);
  vi.stubGlobal("location", { hash: "#/local/b" });
  expect(recall("market")).toEqual([]);
});

it("shows a table anew where nothing can be read", () => {
  keep(new Map([["starlode-shown-market ", "{"]]));
  vi.stubGlobal("location", { hash: "" });
  expect(recall("market")).toEqual([]);
  vi.stubGlobal("sessionStorage", undefined);
  remember("market", [1]);
  expect(recall("market")).toEqual([]);
});
