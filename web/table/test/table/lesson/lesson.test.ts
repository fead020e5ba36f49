// A lesson goes on when its move has been made, speaks when everything has been shown, and can be taken up anywhere.

import { describe, expect, test } from "vitest";

import { tutorial } from "../../../src/games/cave-in/tutorial";
import type { Tutorial } from "../../../src/table/input/gamepage";
import { isPlace, Lesson, movesUntil } from "../../../src/table/lesson/lesson.svelte";
import type { LiveSession } from "../../../src/table/session/livesession";
import { forgetPlace, keepLesson, lessonPlace } from "../../../src/table/storage/lessons";
import type { SavedGame } from "../../../src/table/storage/savedgames";
import type { Choice } from "../../../src/table/view/view";
import { follow, guidedGame } from "../../lessons";

const is =
  (wanted: number) =>
  (_: unknown, action: number): boolean =>
    action === wanted;

/** Something to read, two decisions in one step, one in the next, and something to read. */
const SHORT: Tutorial = {
  seed: 1,
  options: {},
  steps: [{ say: "hello" }, { say: "twice", asks: [is(1), is(2)] }, { say: "once", asks: [is(3)] }, { say: "bye" }],
};

class Table {
  live = true;
  decided = 0;
  bots = null;
  permits: ((choice: Choice) => boolean) | null = null;
  view = { decision: {} as object | null, over: false, choices: [1, 2, 3].map((action) => ({ action })) };
}

function begun(at = 0, decided = 0): { lesson: Lesson; table: Table; tries: (action: number) => boolean } {
  const table = Object.assign(new Table(), { decided });
  const lesson = new Lesson(SHORT, table as unknown as LiveSession, at);
  return { lesson, table, tries: (action) => table.permits!({ action } as Choice) };
}

describe("a step", () => {
  test("ends when its decisions stand, and not when they were wished for", () => {
    const { lesson, table, tries } = begun(1);
    expect([tries(1), lesson.at]).toEqual([true, 1]);
    table.decided = 1;
    expect([lesson.at, tries(1), tries(2)]).toEqual([1, false, true]);
    table.decided = 2;
    expect([lesson.at, lesson.step.say]).toEqual([2, "once"]);
    table.decided = 3;
    expect([lesson.isLast, tries(3)]).toEqual([true, false]);
  });

  test("that is only read goes on by itself and lets nothing through", () => {
    const { lesson, tries } = begun();
    expect([tries(1), lesson.objects]).toEqual([false, true]);
    lesson.next();
    expect([lesson.at, lesson.objects]).toEqual([1, false]);
    lesson.next(); // there is something to do first
    expect(lesson.at).toBe(1);
  });

  test("is quiet until everything has been shown and the person is asked", () => {
    const { lesson, table, tries } = begun(1);
    table.live = false;
    expect([lesson.speaks, tries(1)]).toEqual([false, false]);
    [table.live, table.view.decision] = [true, null];
    expect([lesson.speaks, tries(1)]).toEqual([false, false]);
    table.view.over = true;
    expect(lesson.speaks).toBe(true);
  });

  test("can be shown: with what is right, whatever else could be chosen", async () => {
    expect(await begun(2, 2).lesson.answer()).toEqual({ action: 3 });
    expect(await begun(0).lesson.answer()).toBeNull();
  });
});

describe("back", () => {
  test("is where the step before begins, or this one once part of it is done", () => {
    expect(begun(0).lesson.previous).toBeNull();
    expect(begun(1).lesson.previous).toEqual({ at: 0, decided: 0 });
    expect(begun(1, 1).lesson.previous).toEqual({ at: 1, decided: 0 });
    expect(begun(2, 2).lesson.previous).toEqual({ at: 1, decided: 0 });
    expect(begun(3, 3).lesson.previous).toEqual({ at: 2, decided: 2 });
  });

  test("needs another table only where a move was made", () => {
    const { lesson, table } = begun(1);
    expect([lesson.back(), lesson.at]).toEqual([true, 0]);
    lesson.next();
    table.decided = 1;
    expect([lesson.back(), lesson.at]).toEqual([false, 1]);
  });

  test("cuts the moves before the person's own", () => {
    const moves = [[1, 5], [0, 1], [1, 6], [0, 2], [1, 7]] as const; // prettier-ignore
    expect(movesUntil(moves, 0)).toEqual(moves.slice(0, 1));
    expect(movesUntil(moves, 1)).toEqual(moves.slice(0, 3));
    expect(movesUntil(moves, 2)).toEqual(moves);
  });
});

describe("a place", () => {
  const place = (at: number, decided: number): boolean =>
    isPlace(SHORT, { at, of: 4, moves: Array.from({ length: decided }, () => [0, 0] as const) });

  test("fits if its moves are those of the steps before", () => {
    expect([place(0, 0), place(1, 0), place(1, 1), place(2, 2), place(3, 3)]).toEqual(Array(5).fill(true));
    expect(isPlace(SHORT, { at: 0, of: 4 } as never)).toBe(false);
    expect([place(0, 1), place(1, 2), place(2, 1), place(3, 4), place(4, 3)]).toEqual(Array(5).fill(false));
  });

  test("is forgotten on wish, but not that the lesson was done", () => {
    expect(lessonPlace("game")).toBeNull();
    keepLesson("game", { at: 0, of: 4, moves: [], done: true });
    keepLesson("game", { at: 2, of: 4, moves: [[0, 1]] });
    expect(lessonPlace("game")).toEqual({ at: 2, of: 4, moves: [[0, 1]], done: true });
    forgetPlace("game");
    expect(lessonPlace("game")).toEqual({ at: 0, of: 4, moves: [], done: true });
  });
});

test("a guided game goes the same way from wherever it is taken up", async () => {
  const play = async (at = 0, moves: SavedGame["moves"] = []): Promise<SavedGame["moves"]> => {
    const { lesson, inn } = await guidedGame("cave-in", tutorial, { at, moves });
    while (!lesson.isLast) await follow(lesson);
    return inn.saved.moves;
  };
  const whole = await play();
  const half = tutorial.steps.findIndex(({ say }) => say === "tutorial-leader");
  const decided = tutorial.steps.slice(0, half).flatMap(({ asks = [] }) => asks).length;
  expect(await play(half, movesUntil(whole, decided))).toEqual(whole);
});
