// Styles and scripts name the page's breakpoints and the table's frames, so that each is written down once.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { BREAKPOINTS } from "../src/art/breakpoints";
import { FRAMES } from "../src/art/frames";

const SRC = join(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
const texts = new Map(files.map((name) => [name, readFileSync(join(SRC, name), "utf8")]));

test("no breakpoint that has a name is written as a number", () => {
  const bare = Object.values(BREAKPOINTS).map((query) => query.slice(1, -1));
  const repeated = (text: string): string[] =>
    text.match(/@media[^{]*|MediaQuery\([^)]*\)/g)?.filter((query) => bare.some((one) => query.includes(one))) ?? [];
  expect([...texts].flatMap(([name, text]) => repeated(text).map((query) => `${name}: ${query}`))).toEqual([]);
});

test("every name in a style is one of a breakpoint", () => {
  const queries = [...texts.values()].flatMap((text) => text.match(/@media[^{]*/g) ?? []);
  const used = new Set(queries.flatMap((query) => query.match(/(?<=\(--)[\w-]+/g) ?? []));
  expect([...used].filter((name) => !(name in BREAKPOINTS))).toEqual([]);
  expect(used).toContain("phone"); // the test itself can see
});

test("every name in a question about a container is one of a frame, and is asked of the window", () => {
  const queries = [...texts.values()].flatMap((text) => text.match(/@container[^{]*\(--[^{]*/g) ?? []);
  const used = new Set(queries.flatMap((query) => query.match(/(?<=\(--)[\w-]+/g) ?? []));
  expect([...used].filter((name) => !(name in FRAMES))).toEqual([]);
  expect(queries.filter((query) => !query.startsWith("@container window "))).toEqual([]);
  expect(used).toContain("lying"); // the test itself can see
});
