// The page's words: every message in every language, with the same arguments, and none that is never said.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src");
const LANGUAGES = ["en", "de", "ja"];

function catalogue(language: string): Map<string, string> {
  const text = readFileSync(join(SOURCE, "words", `${language}.ftl`), "utf8");
  const found = [...text.matchAll(/^([a-z][\w-]*) =((?:.*)(?:\n +.*)*)/gm)];
  return new Map(found.map(([, id, body]) => [id!, body!]));
}

const variables = (body: string): string[] =>
  [...new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort();

function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    /\.(svelte|ts)$/.test(name),
  );
  return files.map((file) => readFileSync(join(file.parentPath, file.name), "utf8")).join("\n");
}

describe.each(LANGUAGES)("%s", (language) => {
  const english = catalogue("en");
  const own = catalogue(language);

  test("has every message of English, and no other", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("speaks of the same things in each", () => {
    const known = new Map([...english].map(([id, body]) => [id, variables(body)]));
    for (const [id, body] of own) expect(known.get(id), id).toEqual(expect.arrayContaining(variables(body)));
  });

  test("can be read without an error", () => {
    const text = readFileSync(join(SOURCE, "words", `${language}.ftl`), "utf8");
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([]);
  });
});

test("whatever is said exists", () => {
  const english = catalogue("en");
  const said = [...sources().matchAll(/\bs(?:ay|peak)\("([\w-]+)"/g)].map(([, id]) => id!);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((id) => !english.has(id))).toEqual([]);
});

test("every message is said somewhere", () => {
  const text = sources();
  const made = [...text.matchAll(/(?:say|speak)\(`([\w-]+)-\$\{/g)].map(([, start]) => `${start!}-`);
  const quoted = (id: string): boolean => text.includes(`"${id}"`) || made.some((start) => id.startsWith(start));
  expect([...catalogue("en").keys()].filter((id) => !quoted(id))).toEqual([]);
});
