import { expect, test } from "vitest";

import { crowded } from "./modes";

test("only modes that would run into each other stand one below the other", () => {
  const small = [[1, 2, 5, 5], [3, 5, 5], [1, 2, 6], [1]];
  const omnibot = [[1, 2, 3, 4, 5, 5], [2, 3, 4, 5, 5], [1, 2, 3, 5], [1, 3, 4, 6]]; // prettier-ignore
  expect([crowded(small), crowded(omnibot)]).toEqual([false, true]);
});
