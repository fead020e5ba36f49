// What stays when a move goes alone, by a small engine that only adds up.

import { expect, test } from "vitest";

import { Table } from "../src";

/** Positions of one byte: a move adds its action, and drawing anew multiplies by ten. */
function counting(): Table {
  const engine = {
    layout: { fields: {} },
    legal: () => [1, 2, 3],
    apply: (state: Uint8Array, _: number, action: number) => Uint8Array.of(state[0]! + action),
    redraw: (state: Uint8Array, number: number) => Uint8Array.of(10 * state[0]! + number),
  };
  const table = Object.create(Table.prototype) as Table;
  return Object.assign(table, { engine, states: [Uint8Array.of(1)], made: [], anew: [] });
}

function played(table: Table, ...moves: [number, number][]): Table {
  for (const [seat, action] of moves) (table as unknown as { advance(move: object): void }).advance({ seat, action });
  return table;
}

test("a move goes alone, and what others did stays", () => {
  const table = played(counting(), [0, 1], [1, 2], [2, 3]);
  table.takeBack(0, { alone: true });
  expect(table.moves.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(table.state).toEqual(Uint8Array.of(6));
});

test("where chance was drawn anew moves with what stays", () => {
  const table = played(counting(), [0, 1], [1, 2]);
  table.takeBack(1, { anew: true });
  played(table, [1, 2], [2, 3]);
  expect(table.redraws).toEqual([[1, 1]]);
  table.takeBack(0, { alone: true });
  expect(table.redraws).toEqual([[0, 1]]);
  expect(table.state).toEqual(Uint8Array.of(16)); // 10 × 1 + 1, then 2 and 3
});

test("later draws replace the earlier ones that they come before", () => {
  const table = played(counting(), [0, 1], [0, 1], [0, 1]);
  table.takeBack(2, { anew: true });
  table.takeBack(1, { anew: true });
  expect(table.redraws).toEqual([[1, 2]]);
});
