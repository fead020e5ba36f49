// The level that fits you is the one that you would beat every other time.

import { expect, test } from "vitest";

import { fittingLevel } from "../../../src/table/archive/fitting";
import type { MyGame, Participant } from "../../../src/table/archive/mygames";

const places = { novice: 1, easy: 3, medium: 5, hard: 7.5, expert: 10 };
const scales = {
  2: { step: 120, lots: [], places },
  3: { step: 100, lots: [], places: { ...places, expert: 8, master: 10 } },
};

/** A game of yours against bots of these levels, in which you reached a rank. */
function game(rank: number, ...levels: string[]): MyGame {
  const seats: Participant[] = [
    { kind: "human", name: "Mika" },
    ...levels.map((level) => ({ kind: "bot" as const, name: "Rook", level })),
  ];
  const results = seats.map((_, seat) => ({ points: 0, rank: seat ? 3 - rank : rank }));
  const rest = { remote: false, at: 0, asked: false, borrowed: false, link: null };
  return { id: "a", game: "cave-in", over: true, seats, mine: [0], results, ...rest };
}

const times = (count: number, one: MyGame): MyGame[] => Array.from({ length: count }, () => one);

test("after a few games one of the ten levels is proposed", () => {
  expect(fittingLevel(times(2, game(1, "easy")), scales)).toBe(0);
  expect(fittingLevel([...times(4, game(1, "hard")), ...times(4, game(2, "hard"))], scales)).toBe(7);
  expect(fittingLevel(times(8, game(2, "easy")), scales)).toBe(1);
  expect(fittingLevel(times(9, game(1, "expert")), scales)).toBe(10);
});

test("games against levels from 1 to 10 count where these are", () => {
  const even = [...times(6, game(1, "level:3")), ...times(6, game(2, "level:3"))];
  expect(fittingLevel(even, scales)).toBe(3);
});

test("only your latest games count, so that old ones do not hold you back", () => {
  const learned = [...times(10, game(1, "level:8")), ...times(10, game(2, "level:8"))];
  expect(fittingLevel([...learned, ...times(100, game(2, "level:2"))], scales)).toBe(8);
});

test("at another number of players the scale is another one", () => {
  const even = [...times(4, game(1, "hard")), ...times(4, game(2, "hard"))];
  expect(fittingLevel([...even, ...times(6, game(1, "master", "expert"))], scales)).toBeGreaterThan(8);
  expect(fittingLevel(even, {})).toBe(0);
});

test("games with people or with bots of no known strength say nothing", () => {
  const people = {
    ...game(1, "hard"),
    seats: [
      { kind: "human", name: "a" },
      { kind: "human", name: "b" },
    ],
  } as MyGame;
  expect(fittingLevel([...times(5, people), ...times(5, game(1, "random"))], scales)).toBe(0);
});
