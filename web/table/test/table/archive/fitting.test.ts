// The level that fits you is the one that you would beat every other time.

import { expect, test } from "vitest";

import { fittingLevel } from "../../../src/table/archive/fitting";
import type { MyGame, Participant } from "../../../src/table/archive/mygames";

const places = { novice: 1, easy: 3, medium: 5, hard: 7.5, expert: 10 };
const scales = { 2: { step: 120, places }, 3: { step: 100, places: { ...places, expert: 8, master: 10 } } };

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

test("after a few games a level is proposed", () => {
  expect(fittingLevel(times(2, game(1, "easy")), scales, 2)).toBeNull();
  expect(fittingLevel([...times(4, game(1, "hard")), ...times(4, game(2, "hard"))], scales, 2)).toBe("hard");
  expect(fittingLevel(times(8, game(2, "easy")), scales, 2)).toBe("novice");
  expect(fittingLevel(times(9, game(1, "expert")), scales, 2)).toBe("expert");
});

test("at another number of players the scale is another one", () => {
  const even = [...times(4, game(1, "hard")), ...times(4, game(2, "hard"))];
  expect(fittingLevel(times(9, game(1, "expert")), scales, 3)).toBe("master");
  expect(fittingLevel([...even, ...times(3, game(1, "master", "easy"))], scales, 3)).toBe("expert");
  expect(fittingLevel(even, {}, 2)).toBeNull();
});

test("games with people or with bots of no known strength say nothing", () => {
  const people = {
    ...game(1, "hard"),
    seats: [
      { kind: "human", name: "a" },
      { kind: "human", name: "b" },
    ],
  } as MyGame;
  expect(fittingLevel([...times(5, people), ...times(5, game(1, "random"))], scales, 2)).toBeNull();
});
