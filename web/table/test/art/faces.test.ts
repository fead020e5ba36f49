// Every bot of the cast has a face of its own.

import { expect, test } from "vitest";

import { drawn, FACES } from "../../src/art/faces";
import { castOf, variantOf } from "../../src/art/variants";
import { LEVELS } from "../../src/table/bots/levels";

test.each(LEVELS)("the faces of the level %s differ, also without colours", (level) => {
  expect(FACES).toHaveProperty(level);
  const faces = castOf(level).map((name) => drawn(level, variantOf(level, name), true));
  const shapes = faces.map((face) => face.replaceAll(/hue-rotate\([^)]*\)/g, ""));
  expect(new Set(shapes).size).toBe(4);
});

test("a bot without a name has the face of its level, and one of another name always the same", () => {
  expect(variantOf("easy", "")).toBe(0);
  expect(variantOf("easy", "Flint")).toBe(variantOf("easy", "Flint"));
  expect(drawn("easy", variantOf("easy", ""), true)).toBe(FACES.easy);
});
