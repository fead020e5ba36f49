// @vitest-environment happy-dom
// A button that is held does something else than one that is pressed.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { hold } from "../../../src/table/input/hold";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A button that says how it was used, by presses of so many milliseconds. */
function pressed(act: (() => void) | null, ...times: number[]): { clicks: number } {
  const button = document.createElement("button");
  const clicked = vi.fn();
  const away = hold(act)(button);
  button.addEventListener("click", clicked);
  for (const time of times) {
    button.dispatchEvent(new Event("pointerdown"));
    vi.advanceTimersByTime(time);
    button.dispatchEvent(new Event("pointerup"));
    button.click();
  }
  if (away) away();
  return { clicks: clicked.mock.calls.length };
}

test("holding acts once, and does not press; the next press does", () => {
  const act = vi.fn();
  expect([pressed(act, 600, 100), act.mock.calls.length]).toEqual([{ clicks: 1 }, 1]);
});

test("without anything to do it is a button", () => {
  expect(pressed(null, 600)).toEqual({ clicks: 1 });
});
