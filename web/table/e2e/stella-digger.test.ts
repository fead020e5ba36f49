// Stella Digger! by a newcomer: the guided game, done by touching what the coach points at.

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DESKTOP, openBrowser, PHONE, READY, serveFiles, type Files } from "./browser";
import { learn } from "./newcomer";

describe.skipIf(!READY)("a newcomer to Stella Digger!", () => {
  let browser: Browser;
  let files: Files;
  beforeAll(async () => {
    [browser, files] = await Promise.all([openBrowser(), serveFiles()]);
  });
  afterAll(async () => {
    await browser?.close();
    files?.close();
  });

  test.each([
    ["a desktop", DESKTOP, false],
    ["a phone", PHONE, true],
  ] as const)("is guided through a game on %s", async (_, viewport, touch) => {
    const guided = await learn(browser, files.url, "stella-digger", { viewport, hasTouch: touch, isMobile: touch });
    expect(guided).toEqual({ done: true, overhang: 0, troubles: [] });
  });
});
