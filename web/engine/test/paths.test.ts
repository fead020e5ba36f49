// Paths of facts, on a record made for the purpose.

import { expect, test } from "vitest";

import { Scope, type Schema, type Value } from "../src";

const layout = {
  size: 8,
  whole: 8,
  fields: {
    mine: { type: "i1", offset: 0, shape: [3] },
    bases: { type: "i1", offset: 3, shape: [2, 2] },
    target: { type: "i1", offset: 7, shape: [] },
  },
} as const;
const fields = { mine: [7, 8, 9], bases: [1, 2, 3, 4], target: 2 };
const plain = { ids: null, message: null, facts: {} };
const schema = { sorts: { number: plain, ore: { ...plain, ids: ["tin"], message: "ore-{id}" } } } as unknown as Schema;
const part = { layout, fields: () => fields };
const scope = new Scope(schema, [], { seat: 1, number: 0 }, { record: part, params: part, survey: null });

const value = (path: string, several = {}): Value => scope.value({ sort: "number", path, ...several });

test.each([
  ["target", 2],
  ["mine[target]", 9],
  ["mine[number]", 7],
  ["bases[seat, 0]", 3],
  ["bases[seat][1]", 4],
  ["bases[seat, target - 1]", 4],
  ["mine[0] + mine[1] - 1", 14],
  ["params.mine[bases[0, 0]]", 8],
  ["1 + mine[0] * target", 15],
  ["target == 2", 1],
  ["target == 1 + 2", 0],
  ["mine[number - 1]", 9],
  ["7", 7],
])("%s is %d", (path, expected) => {
  expect(value(path)).toBe(expected);
});

test.each(["mine[", "mine(0)", "target.mine", "-1", "a = b", "mine[0] 3", ""])("%s is no path", (path) => {
  expect(() => value(path)).toThrow("is no path");
});

test.each(["mine[3]", "nowhere", "survey.mine[0]", "target[0]", "bases[0] + 1"])("%s leads nowhere", (path) => {
  expect(() => value(path)).toThrow();
});

test("a set of bits becomes its members, and hidden things stay nameless", () => {
  expect(scope.thing("number", 0b101, { bits: true })).toEqual([0, 2]);
  expect(scope.thing("ore", null)).toMatchObject({ sort: "ore", number: -1 });
  expect(scope.thing("ore", [0, 2])).toMatchObject([{ number: 1, count: 2 }]);
});
