// @vitest-environment happy-dom

import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";

import { Zoom } from "../../../src/table/input/zooming.svelte";

let zoom: Zoom;
let leave: () => void;
let element: HTMLElement;
let drawn: SVGElement;
let moment = $state(1);

class Watch {
  constructor(private readonly told: (entries: object[]) => void) {}
  observe = (): void => this.told([{ contentRect: { width: 400, height: 200 } }]);
  disconnect = (): void => {};
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: Watch });
  document.body.innerHTML = '<div><svg></svg><i data-legal="yes"></i></div>';
  element = document.querySelector("div")!;
  drawn = document.querySelector("svg")!;
  zoom = new Zoom();
  leave?.();
  leave = $effect.root(() => void zoom.on(() => moment)(element));
  flushSync();
});

const shown = (): string => (flushSync(), drawn.style.transform);
const send = (name: string, at: object): boolean =>
  element.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { clientX: 0, clientY: 0, ...at }));
const press = (name: string, x: number, y: number, pointerId = 1): boolean =>
  send(`pointer${name}`, { clientX: x, clientY: y, pointerId });

it("grows by keys around the middle, and 0 shows all of it again", () => {
  expect(zoom.key("+")).toBe(true);
  expect(shown()).toBe("translate(-60px, -30px) scale(1.3)");
  zoom.key("0");
  expect(shown()).toBe("");
});

it("never becomes smaller than it is, and other keys are not its own", () => {
  zoom.key("-");
  expect(shown()).toBe("");
  expect(zoom.key("h")).toBe(false);
});

it("grows where a wheel turns with Ctrl, and leaves a plain wheel alone", () => {
  expect(send("wheel", { deltaY: -100 })).toBe(true);
  expect(shown()).toBe("");
  expect(send("wheel", { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(shown()).toBe("translate(0px, 0px) scale(1.3)");
});

it("is moved by dragging, but not beyond its edges, and such a press chooses nothing", () => {
  zoom.by(2);
  press("down", 200, 100);
  press("move", 150, 100);
  expect(shown()).toBe("translate(-250px, -100px) scale(2)");
  press("move", -900, 100);
  expect(shown()).toBe("translate(-400px, -100px) scale(2)");
  press("up", -900, 100);
  let heard = 0;
  document.querySelector("i")!.addEventListener("click", () => heard++);
  document.querySelector("i")!.dispatchEvent(new Event("click", { bubbles: true }));
  expect(heard).toBe(0);
  document.querySelector("i")!.dispatchEvent(new Event("click", { bubbles: true }));
  expect(heard).toBe(1);
});

it("grows between two fingers", () => {
  press("down", 100, 100, 1);
  press("down", 200, 100, 2);
  press("move", 300, 100, 2);
  flushSync();
  expect(zoom.scale).toBe(2);
});

it("shows all of it again after two presses beside what may be chosen", () => {
  zoom.by(2);
  document.querySelector("i")!.dispatchEvent(new Event("dblclick", { bubbles: true }));
  expect(zoom.zoomed).toBe(true);
  send("dblclick", {});
  expect(zoom.zoomed).toBe(false);
});

it("shows all of it again at another moment, and only then", () => {
  zoom.by(2);
  flushSync(() => (moment += 0));
  expect(shown()).not.toBe("");
  flushSync(() => (moment += 1));
  expect(shown()).toBe("");
});
