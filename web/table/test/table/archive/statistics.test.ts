// Statistics count what was played alone and to the end, and say nothing where there is too little to say.

import { describe, expect, test } from "vitest";

import { oppositionOf, outcomeOf, type MyGame, type Participant } from "../../../src/table/archive/mygames";
import { EVERYTHING, passes, tallies, tally } from "../../../src/table/archive/statistics";

const you: Participant = { kind: "human", name: "Mika" };
const bot = (level: string): Participant => ({ kind: "bot", name: "Rook", level });

/** A game with these points, of which the first are yours. */
function game(points: readonly number[], others: Partial<MyGame> = {}): MyGame {
  const results = points.map((own) => ({ points: own, rank: 1 + points.filter((one) => one > own).length }));
  const seats = [you, ...points.slice(1).map(() => bot("easy"))];
  const rest = { remote: false, at: 0, asked: false, borrowed: false, link: null };
  return { id: "a", game: "cave-in", over: results.length > 0, seats, mine: [0], results, ...rest, ...others };
}

const win = game([9, 5]);
const loss = game([3, 5]);

test("a place is known to one person, and a shared victory is one", () => {
  expect(outcomeOf(game([4, 9, 7]))).toEqual({ rank: 3, players: 3, points: 4, won: false });
  expect(outcomeOf(game([7, 7]))?.won).toBe(true);
  expect(outcomeOf(game([7, 5], { mine: [0, 1] }))).toBeNull();
  expect(outcomeOf(game([], { over: true }))).toBeNull();
});

test("the strongest bot names the opposition, unless there are people", () => {
  expect(oppositionOf(game([1, 2, 3], { seats: [you, bot("easy"), bot("hard")] }))).toBe("hard");
  expect(oppositionOf(game([1, 2, 3], { seats: [you, bot("hard"), you] }))).toBe("people");
  expect(oppositionOf(game([1, 2], { seats: [] }))).toBeNull();
});

describe("a tally", () => {
  test("gives no share and no mean of a handful", () => {
    expect(tally([win, win, loss, win])).toEqual({ played: 4, won: 3, share: null, mean: null, best: 9, streak: 2 });
  });

  test("gives both once there are enough", () => {
    expect(tally([loss, win, win, win, win])).toEqual({ played: 5, won: 4, share: 0.8, mean: 7.8, best: 9, streak: 0 });
    expect(tally([win, win])?.streak).toBe(2);
  });

  test("leaves out what is not over, not yours alone, not known, not played from the start or with changed cards", () => {
    const others = [game([], { over: false }), game([9, 1], { mine: [0, 1] }), game([], { over: true })];
    expect(tally([...others, game([9, 1], { borrowed: true }), game([9, 1], { changed: true })])).toBeNull();
    expect(tally([...others, loss])?.played).toBe(1);
  });
});

test("sums are by game, and within it by opposition, the weakest first", () => {
  const hard = game([9, 5], { seats: [you, bot("hard")] });
  const rows = tallies([hard, win, loss], ["stella-digger", "cave-in"]);
  expect(rows.map((row) => [row.game, row.all.played])).toEqual([["cave-in", 3]]);
  expect(rows[0]!.against.map(({ opposition, tally: sum }) => [opposition, sum.played])).toEqual([
    ["easy", 2],
    ["hard", 1],
  ]);
});

test("a sieve lets through what was asked for", () => {
  const going = game([], { seats: [you, bot("hard"), bot("easy")] });
  const all = [win, loss, going];
  const wanted = (sieve: object): MyGame[] => all.filter((one) => passes({ ...EVERYTHING, ...sieve }, one));
  expect(wanted({})).toEqual(all);
  expect(wanted({ state: "won" })).toEqual([win]);
  expect(wanted({ state: "lost" })).toEqual([loss]);
  expect(wanted({ state: "going" })).toEqual([going]);
  expect(wanted({ players: 3 })).toEqual([going]);
  expect(wanted({ opposition: "easy" })).toEqual([win, loss]);
  expect(wanted({ game: "stella-digger" })).toEqual([]);
});
