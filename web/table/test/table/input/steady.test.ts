// @vitest-environment happy-dom
// A press counts for what was there before, or not at all.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { mean, shield, steady } from "../../../src/table/input/steady";

const PRESSED = 220; // milliseconds between the presses of a double click
const pressed = vi.fn();
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
  button = document.createElement("button");
  button.addEventListener("click", pressed);
  document.body.append(button);
  for (const kind of ["click", "keydown"]) window.addEventListener(kind, shield, { capture: true });
});

afterEach(() => {
  for (const kind of ["click", "keydown"]) window.removeEventListener(kind, shield, { capture: true });
  button.remove();
  vi.useRealTimers();
});

test("what has just come takes no press until it has stood for a moment", () => {
  steady("Finish the payment")(button);
  button.click();
  vi.advanceTimersByTime(399);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  vi.advanceTimersByTime(1);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.hasAttribute("aria-disabled")).toBe(false);
});

test("the second press of a double click does not hit the words that the first brought", () => {
  steady("Finish the payment")(button);
  vi.advanceTimersByTime(1000);
  button.addEventListener("click", () => void steady("End your turn")(button));
  button.click();
  vi.advanceTimersByTime(PRESSED);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a double click counts once, though what was pressed means the same as before", () => {
  steady("Take a red crystal")(button);
  vi.advanceTimersByTime(1000);
  button.click();
  vi.advanceTimersByTime(PRESSED);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("a double click does not hit what slips into the place of what it took", () => {
  const other = document.createElement("button");
  other.addEventListener("click", pressed);
  button.after(other);
  for (const one of [button, other]) mean(one, "discard");
  vi.advanceTimersByTime(1000);
  const click = (one: Element, clientX: number): boolean =>
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY: 20 }));
  click(button, 30);
  click(other, 33);
  expect(pressed).toHaveBeenCalledOnce();
  click(other, 90); // which is another place
  expect(pressed).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(400);
  click(button, 90);
  expect(pressed).toHaveBeenCalledTimes(3);
  other.remove();
});

test("a thing that is pressed by a key counts once as well, and a button is clicked after its key", () => {
  const [heard, thing] = [vi.fn(), document.createElement("span")];
  thing.setAttribute("data-pick", "");
  button.after(thing);
  for (const element of [button, thing]) {
    element.addEventListener("keydown", heard);
    mean(element, "one");
    vi.advanceTimersByTime(400);
    for (let press = 0; press < 2; press++)
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  }
  button.click();
  expect([pressed.mock.calls.length, heard.mock.calls.length]).toEqual([1, 3]);
  thing.remove();
});

test("what is pressed again and again takes every press", () => {
  steady("Undo", true)(button);
  vi.advanceTimersByTime(1000);
  button.click();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("two changes in a row start the moment anew", () => {
  mean(button, "one");
  vi.advanceTimersByTime(300);
  mean(button, "two");
  vi.advanceTimersByTime(300);
  button.click();
  expect(pressed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  button.click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a press inside of something fresh, and one by key, do not count either; other keys do", () => {
  const heard = vi.fn();
  const inside = document.createElement("span");
  button.append(inside);
  button.addEventListener("keydown", heard);
  mean(button, "one");
  inside.click();
  for (const key of ["Enter", " ", "ArrowLeft"])
    button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  expect([pressed.mock.calls.length, heard.mock.calls.length]).toEqual([0, 1]);
});
