// Whoever is muted is not heard, in this browser and from then on.

import { expect, test } from "vitest";

import { muted } from "../../../src/table/people/muted.svelte";

test("a muted name stays muted until it is heard again", () => {
  muted.set("Bob", true);
  muted.set("Bob", true);
  expect([muted.has("Bob"), localStorage.getItem("starlode-muted")]).toEqual([true, '["Bob"]']);
  muted.set("Bob", false);
  expect(muted.has("Bob")).toBe(false);
});
