// A guided game, played through as it is told, on the real rules and against the rival that it tells of.

import { paramsFor, Words } from "@starlode/engine";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

import { BotRunner, fate } from "../src/table/bots/botrunner";
import { searchInThread } from "../src/table/bots/searchinthread";
import type { Tutorial } from "../src/table/input/gamepage";
import { Lesson } from "../src/table/lesson/lesson.svelte";
import { LiveSession } from "../src/table/session/livesession";
import { tokensOf, type SavedGame } from "../src/table/storage/savedgames";
import { bundleFrom } from "./bundles";
import { dealt, Inn, seated, settled } from "./inn";
import { InnLine } from "./sitting";

const SRC = join(import.meta.dirname, "../src");
const MOST = 2000; // turns of the event loop that a rival may take
const SPEED = { words: 200, signs: 500 }; // a minute; Japanese is counted in signs
const HAND = 4; // seconds for a decision, and for what it brings
const TURN = 2; // seconds for a step

export interface Guided {
  readonly lesson: Lesson;
  readonly inn: Inn;
}

/** The table of a lesson, at some step after some moves. */
export async function guidedGame(
  game: string,
  tutorial: Tutorial,
  { at = 0, moves = [] }: Partial<{ at: number; moves: SavedGame["moves"] }> = {},
): Promise<Guided> {
  const saved = { ...dealt(game, seated("hb"), tutorial.seed), id: "", moves };
  const bundle = bundleFrom(game);
  const bots = new BotRunner(bundle, paramsFor(bundle, saved.options)!, searchInThread, fate(tutorial.seed));
  const inn = new Inn(saved, (level, record, seat) => bots.choose(level, record, seat));
  const session = new LiveSession(new InnLine(inn, tokensOf(saved)), bundle, saved.options);
  session.learn(bundle);
  const lesson = new Lesson(tutorial, session, at);
  await session.open();
  await spoken(lesson);
  return { lesson, inn };
}

/** Wait until the lesson speaks. */
export async function spoken(lesson: Lesson): Promise<void> {
  for (let turn = 0; turn < MOST && !lesson.speaks; turn++) await settled();
  expect(lesson.speaks, `${lesson.step.say} is never said`).toBe(true);
}

/** Do what the lesson asks for, or read on. */
export async function follow(lesson: Lesson): Promise<void> {
  if (!lesson.ask) return lesson.next();
  const { view } = lesson.session;
  const choice = view.choices.find(({ action }) => lesson.ask!(view, action));
  expect(choice, `${lesson.step.say}: ${view.prompt()}`).toBeDefined();
  lesson.session.choose(choice!);
  await spoken(lesson);
}

/** What can be pointed at: whatever the sources of a game and of the table name, with anything in the gaps. */
function spotsOf(game: string): RegExp[] {
  const files = ["shell/table", `games/${game}`].flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: "utf8" }).map((name) => join(SRC, room, name)),
  );
  const text = files.filter((name) => name.endsWith(".svelte")).map((name) => readFileSync(name, "utf8"));
  const named = text.join("\n").matchAll(/(?:data-spot|data-zone|data-key|\bspot)="([^"]+)"|key: `([^`]+)`/g);
  return [...named].flatMap(([, said, made]) => {
    const parts = (said ?? made ?? "").split(/\$?\{[^}]+\}/);
    return parts.some(Boolean) ? [new RegExp(`^${parts.join("[\\w-]+")}$`)] : []; // a gap alone names nothing
  });
}

/** Every step can be made when it is asked for, and points at something that there is. */
export async function followed(game: string, tutorial: Tutorial): Promise<void> {
  const { lesson } = await guidedGame(game, tutorial);
  const spots = spotsOf(game);
  const unknown = tutorial.steps
    .flatMap(({ points = [], keeps = [] }) => [...points, ...keeps])
    .filter((point) => !spots.some((spot) => spot.test(point)));
  expect(unknown).toEqual([]);
  expect(spots.some((spot) => spot.test("nonsense"))).toBe(false); // the test itself can see
  while (!lesson.isLast) await follow(lesson);
  expect(lesson.ask).toBeNull();
}

/** Every step has words of its own in a language, and all of them are read and done within minutes. */
export function told(game: string, tutorial: Tutorial, language: string): void {
  const { description, words } = bundleFrom(game);
  const [own, english] = [language, "en"].map((one) => new Words(description.schema, one, words));
  const texts = tutorial.steps.map(({ say }) => (expect(own!.has(say), say).toBe(true), own!.text(say, {})));
  tutorial.steps.forEach(({ say }, place) => {
    expect(texts[place]).not.toMatch(/[{}]/);
    if (language !== "en") expect(texts[place], say).not.toBe(english!.text(say, {}));
  });
  const text = texts.join(" ");
  const reading = language === "ja" ? text.length / SPEED.signs : text.split(" ").length / SPEED.words;
  const decisions = tutorial.steps.reduce((sum, { asks = [] }) => sum + asks.length, 0);
  expect(reading + (HAND * decisions + TURN * texts.length) / 60).toBeLessThan(5);
}
