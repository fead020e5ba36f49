// The rooms of the page: who may know whom. Types count as well, because a reader has to follow them too.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** From the ground up: a room knows those before it, and nothing of those after it. */
const ROOMS = [
  "art/",
  "router.svelte.ts",
  "table/storage/",
  "words/",
  "shell/widgets/",
  "table/resources/",
  "table/people/",
  "table/view/",
  "table/sound/",
  "table/motion/",
  "table/bots/",
  "table/analysis/",
  "table/workbench/",
  "table/archive/",
  "table/host/",
  "table/session/",
  "table/board/",
  "table/puzzle/",
  "table/input/",
  "table/lesson/",
  "table/lobby/",
  "games/registry.svelte.ts",
  "games/index.ts",
  "shell/chrome/",
  "shell/people/",
  "shell/table/help/",
  "shell/table/log/",
  "shell/table/prompt/",
  "shell/table/frame/",
  "shell/table/",
  "shell/rules/",
  "shell/lab/",
  "shell/workbench/",
  "shell/lobby/",
  "shell/tournament/",
  "shell/archive/",
  "shell/replay/",
  "shell/board/",
  "shell/lesson/",
  "shell/puzzle/",
  "games/",
  "pages/",
  "App.svelte",
  "main.ts",
];

/** Inside a game likewise; its zones and its index stand above all of these. */
const GAME_ROOMS = [
  /^(art|model)\//,
  /^showing\//,
  /^parts\/things\//,
  /^parts\/options\//,
  /^parts\/(board|own)\//,
  /^explain\//,
  /^[^/]+$/,
];
const FULL = 25; // files of a folder that a person keeps in mind

const IMPORT = /(?:\bfrom|\bimport\(?|new URL\()\s*"(\.{1,2}\/[^"?]+)/g;

function sources(): Map<string, string> {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const code = files.filter((name) => /\.(ts|svelte)$/.test(name) && !/\.(d|test)\.ts$/.test(name));
  return new Map(code.sort().map((name) => [name, readFileSync(join(SRC, name), "utf8")]));
}

const texts = sources();

function found(path: string): string | undefined {
  return ["", ".ts", ".svelte.ts", "/index.ts"].map((ending) => path + ending).find((name) => texts.has(name));
}

/** The files that each file knows. */
const known = new Map(
  [...texts].map(([name, text]) => {
    const paths = [...text.matchAll(IMPORT)].map(([, path]) => relative(SRC, join(SRC, dirname(name), path!)));
    return [name, paths.flatMap((path) => found(path.replaceAll("\\", "/")) ?? [])];
  }),
);

function roomOf(name: string): number {
  return ROOMS.findIndex((room) => name === room || (room.endsWith("/") && name.startsWith(room)));
}

function gameOf(name: string): string | undefined {
  return /^games\/([^/]+)\//.exec(name)?.[1];
}

/** Every import that a rule forbids. */
function forbidden(rule: (from: string, to: string) => boolean): string[] {
  return [...known].flatMap(([from, all]) => all.filter((to) => rule(from, to)).map((to) => `${from} knows ${to}`));
}

test("every file is in a room, and every room is used", () => {
  const used = new Set([...texts.keys()].map(roomOf));
  expect([...texts.keys()].filter((name) => roomOf(name) < 0)).toEqual([]);
  expect(ROOMS.filter((_, room) => !used.has(room))).toEqual([]);
});

test("a room knows only the rooms below it", () => {
  expect(known.get("pages/TablePage.svelte")).toContain("table/input/keyboard.ts"); // the test itself can see
  expect(forbidden((from, to) => roomOf(from) < roomOf(to))).toEqual([]);
});

test("a game knows no other game", () => {
  expect(forbidden((from, to) => gameOf(from) !== gameOf(to) && gameOf(to) !== undefined)).toEqual([]);
});

test("inside a game a room knows only those below it", () => {
  const place = (name: string): number =>
    GAME_ROOMS.findIndex((room) => room.test(name.replace(/^games\/[^/]+\//, "")));
  const inside = [...texts.keys()].filter((name) => gameOf(name) !== undefined);
  expect(inside.filter((name) => place(name) < 0)).toEqual([]);
  expect(
    forbidden((from, to) => gameOf(from) !== undefined && gameOf(to) !== undefined && place(from) < place(to)),
  ).toEqual([]);
});

test("no folder holds more than a person keeps in mind", () => {
  const sizes = new Map<string, number>();
  for (const name of texts.keys()) sizes.set(dirname(name), (sizes.get(dirname(name)) ?? 0) + 1);
  expect([...sizes].filter(([, size]) => size > FULL)).toEqual([]);
});

test("nothing knows itself in a roundabout way", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(" > "));
    if (path.includes(name) || done.has(name)) return;
    for (const next of known.get(name)!) follow(next, [...path, name]);
    done.add(name);
  };
  for (const name of texts.keys()) follow(name, []);
  expect(circles).toEqual([]);
});

// ---- names ----

const ENGINE = join(import.meta.dirname, "../../engine/src");
const EXPORT = /^\s*export (?:declare )?(?:abstract )?(?:class|interface|type|enum) (\w+)/gm;

/** Where each class, interface and type is exported, as `name in file`; `home` says whose names these are. */
function exported(home: (name: string) => boolean): Map<string, string[]> {
  const engine = readdirSync(ENGINE).map(
    (name) => [`engine/${name}`, readFileSync(join(ENGINE, name), "utf8")] as const,
  );
  const places = new Map<string, string[]>();
  for (const [file, text] of [...engine, ...texts]) {
    if (!home(file)) continue;
    for (const [, name] of text.matchAll(EXPORT)) places.set(name!, [...(places.get(name!) ?? []), file]);
  }
  return places;
}

const shared = exported((file) => gameOf(file) === undefined);

test("a name that is exported means one thing", () => {
  expect(shared.get("Session")).toEqual(["table/session/session.svelte.ts"]); // the test itself can see
  expect([...shared].filter(([, files]) => files.length > 1)).toEqual([]);
});

test("a game calls nothing of its own what the page calls something else", () => {
  const games = exported((file) => gameOf(file) !== undefined);
  expect([...games].filter(([name]) => shared.has(name))).toEqual([]);
});
