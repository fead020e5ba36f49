// What was played and tried is a tree: branches grow, are walked along, and go with all that follows.

import { expect, test } from "vitest";

import { stopsOf } from "../../../src/table/board/stops";
import { GameTree } from "../../../src/table/board/tree";

/** A tree of four played decisions, with branches: each a list of actions after a moment. */
function grown(...branches: readonly (readonly [after: number, actions: readonly number[]])[]): GameTree {
  let tree = new GameTree(4);
  for (const [after, actions] of branches) {
    let at = after;
    for (const action of actions) ({ tree, moment: at } = tree.with(at, { seat: 0, action })!);
  }
  return tree;
}

test("the played line has its own numbers, and what is tried comes after them", () => {
  const tree = grown([2, [7, 8]]);
  expect(tree.twigs.map(({ id, after, action }) => [id, after, action])).toEqual([[5, 2, 7], [6, 5, 8]]); // prettier-ignore
  expect([tree.isPlayed(4), tree.isPlayed(5), tree.has(6), tree.has(7), tree.has(-1)]).toEqual([true, false, true, false, false]); // prettier-ignore
});

test("there is a way to every moment, and on from it", () => {
  const tree = grown([2, [7, 8]]);
  expect(tree.path(6)).toEqual([0, 1, 2, 5, 6]);
  expect([tree.origin(6), tree.origin(3)]).toEqual([2, 3]);
  expect(tree.course(5)).toEqual([0, 1, 2, 5, 6]);
  expect(tree.course(1)).toEqual([0, 1, 2, 3, 4]); // as it was played, wherever something was tried
  expect([tree.next(4), tree.next(6), tree.before(0)]).toEqual([null, null, null]);
});

test("branches are told in the order of the game, with their own branches after them", () => {
  const tree = grown([3, [1]], [1, [2, 3, 4]], [6, [9]], [1, [5]]);
  const told = tree.branches().map(({ moments, depth }) => [depth, ...moments.map(({ action }) => action)]);
  expect(told).toEqual([[0, 2, 3, 4], [1, 9], [0, 5], [0, 1]]); // prettier-ignore
});

test("a branch goes with all that follows it, and nothing else", () => {
  const tree = grown([1, [2, 3, 4]], [5, [9]], [3, [1]]);
  expect(tree.without(6).twigs.map(({ id }) => id)).toEqual([5, 8, 9]);
  expect(tree.without(5).twigs.map(({ id }) => id)).toEqual([9]);
});

test("a moment keeps what may be expected there", () => {
  const value = { seat: 1, expected: [0.3, 0.7] };
  expect(grown([1, [2, 3]]).valued(5, value).twigs.map((twig) => twig.value)).toEqual([value, undefined]); // prettier-ignore
});

test("too much is refused", () => {
  const many = Array.from({ length: 2000 }, (_, place) => ({ id: 5 + place, after: 4, seat: 0, action: place }));
  expect(new GameTree(4, many).with(0, { seat: 0, action: 1 })).toBeNull();
});

test("decisions of a turn are one stop, until another seat decides, a round begins or the way forks", () => {
  const grown = [0, 0, 1, 1, 1].reduce(({ tree, at }, seat, action) => {
    const { tree: next, moment } = tree.with(at, { seat, action })!;
    return { tree: next, at: moment };
  }, { tree: new GameTree(3), at: 2 }); // prettier-ignore
  const stops = (tree: GameTree, rounds: (moment: number) => number = () => 0): number[][] =>
    stopsOf(tree.branches()[0]!, tree, rounds).map(({ all }) => all.map(({ id }) => id));
  expect(stops(grown.tree)).toEqual([[4, 5], [6, 7, 8]]); // prettier-ignore
  expect(stops(grown.tree, (moment) => Number(moment >= 6))).toEqual([[4, 5], [6], [7, 8]]);
  expect(stops(grown.tree.with(7, { seat: 1, action: 9 })!.tree)).toEqual([[4, 5], [6, 7], [8]]);
  expect(stopsOf(grown.tree.branches()[0]!, grown.tree, () => 0)[1]!.last.id).toBe(8);
});
