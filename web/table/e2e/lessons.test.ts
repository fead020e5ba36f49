// Newcomers: every guided game, played through by touching what the coach points at, and the first game after it.

import { describe, expect, test } from "vitest";

import { DESKTOP, PHONE, READY, stage } from "./browser";
import { learn } from "./newcomer";

const LYING = { width: 844, height: 390 };

describe.skipIf(!READY)("a newcomer", () => {
  const scene = stage();

  test.each([
    ["cave-in", "en", DESKTOP, false],
    ["cosmic-scavengers", "de", PHONE, true],
    ["stella-digger", "ja", LYING, true],
  ] as const)(
    "is guided through %s, and hears every step in three languages, first in %s",
    async (game, language, viewport, touch) => {
      const taste = { viewport, hasTouch: touch, isMobile: touch, settings: { language } };
      const guided = await learn(scene.browser, scene.url, game, taste);
      expect(guided).toEqual({ playing: true, unlit: [], misplaced: [], overhang: 0, troubles: [] });
    },
  );
});
