// @vitest-environment happy-dom
// What can be pressed can be carried to a place; anywhere else nothing happens.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { carry } from "../../../src/table/input/dragging";

let [robot, slot, elsewhere] = [] as unknown as [HTMLElement, HTMLElement, HTMLElement];
let leave: () => void;
const press = vi.fn();

function made(spot: string): HTMLElement {
  const element = document.createElement("div");
  element.dataset["spot"] = spot;
  document.body.append(element);
  return element;
}

beforeEach(() => {
  press.mockClear();
  [robot, slot, elsewhere] = [made("robot"), made("program"), made("market")];
  robot.setPointerCapture = vi.fn();
  robot.addEventListener("click", press);
  leave = carry('[data-spot="program"]')(robot) as () => void;
});

afterEach(() => {
  leave();
  document.body.replaceChildren();
});

function point(name: string, x: number, y = 0): void {
  robot.dispatchEvent(new PointerEvent(name, { clientX: x, clientY: y, button: 0, pointerId: 1 }));
}

/** Carry the robot so far and let it go over something. */
function carried(x: number, over: Element): void {
  document.elementFromPoint = () => over;
  point("pointerdown", 0);
  point("pointermove", x);
  point("pointerup", x);
}

test("dropped on its place it is pressed, once", () => {
  carried(80, slot);
  expect(press).toHaveBeenCalledOnce();
  expect(document.body.children).toHaveLength(3); // its likeness is gone
});

test("dropped elsewhere, or hardly moved, it stays", () => {
  carried(80, elsewhere);
  carried(5, slot);
  expect(press).not.toHaveBeenCalled();
});

test("its likeness goes with the pointer, and goes when that is taken away", () => {
  point("pointerdown", 0);
  point("pointermove", 30, 40);
  const ghost = document.body.lastElementChild as HTMLElement;
  expect([ghost.style.translate, ghost.hasAttribute("data-spot")]).toEqual(["30px 40px", false]);
  point("pointercancel", 30, 40);
  expect(document.body.children).toHaveLength(3);
});
