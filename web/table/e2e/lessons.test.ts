// Newcomers: every guided game, played through by touching what the coach points at.

import { describe, expect, test } from "vitest";

import { DESKTOP, PHONE, READY, stage } from "./browser";
import { GAMES } from "./moments";
import { learn } from "./newcomer";

const PLACES = [
  ["a desktop", DESKTOP, false],
  ["a phone", PHONE, true],
] as const;

describe.skipIf(!READY)("a newcomer", () => {
  const scene = stage();

  test.each(GAMES.flatMap((game) => PLACES.map((place) => [game, ...place] as const)))(
    "is guided through %s on %s",
    async (game, _, viewport, touch) => {
      const guided = await learn(scene.browser, scene.url, game, { viewport, hasTouch: touch, isMobile: touch });
      expect(guided).toEqual({ done: true, overhang: 0, troubles: [] });
    },
  );
});
