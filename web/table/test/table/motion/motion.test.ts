// @vitest-environment happy-dom
// Things glide from where they were; what is new comes from its source, or appears.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fade, finish, glide, MOTION, spots } from "../../../src/table/motion/motion";

const TIME = 100;

interface Moved {
  readonly key: string | null;
  readonly frames: Keyframe[];
  readonly options: KeyframeAnimationOptions;
  readonly animation: { id: string; finish: () => void };
}

let moved: Moved[];

beforeEach(() => {
  moved = [];
  Element.prototype.animate = function (frames, options) {
    const animation = { id: "", finish: vi.fn() };
    moved.push({
      key: this.getAttribute("data-key"),
      frames: frames as Keyframe[],
      options: options as never,
      animation,
    });
    return animation as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 10] = (this.getAttribute("data-at") ?? "").split(" ").map(Number);
    return { x, y, width, height: width } as DOMRect;
  });
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

const lay = (html: string): void => void (document.body.innerHTML = html);
const starts = (): unknown[] => moved.map(({ key, frames: [first] }) => [key, first!.transform ?? first!.opacity]);

test("what lies elsewhere glides from where it was, and what lies still does not move", () => {
  lay('<b data-key="a" data-at="0 0"></b><b data-key="b" data-at="5 5"></b>');
  const before = spots();
  lay('<b data-key="a" data-at="100 50"></b><b data-key="b" data-at="6 5"></b>');
  expect(glide(before, TIME)).toBe(true);
  expect(starts()).toEqual([["a", "translate(-100px, -50px) scale(1)"]]);
  expect(moved[0]!.options).toMatchObject({ duration: TIME });
});

test("what changes its size on the way grows or shrinks, within reason", () => {
  lay('<b data-key="a" data-at="0 0 100"></b><b data-key="b" data-at="0 0 10"></b>');
  const before = spots();
  lay('<b data-key="a" data-at="100 0 10"></b><b data-key="b" data-at="100 0 100"></b>');
  glide(before, TIME);
  expect(moved.map(({ frames }) => /scale\((.*)\)/.exec(String(frames[0]!.transform))![1])).toEqual(["2", "0.4"]);
});

test("what is new comes from the source that it names, else it appears", () => {
  lay('<b data-source="deck" data-at="300 0"></b>');
  const before = spots();
  document.body.insertAdjacentHTML(
    "beforeend",
    '<b data-key="a" data-at="0 0" data-from="deck"></b><b data-key="b" data-from="nowhere"></b><b data-key="c"></b>',
  );
  glide(before, TIME);
  expect(starts()).toEqual([
    ["a", "translate(300px, 0px) scale(1)"],
    ["b", 0],
    ["c", 0],
  ]);
});

test("what is not to be seen is nowhere", () => {
  lay('<b data-key="a" data-at="0 0 0"></b>');
  expect(spots().size).toBe(0);
  expect(glide(new Map(), TIME)).toBe(false);
});

test("without motion what is new or elsewhere fades in where it is", () => {
  lay('<b data-key="a" data-at="0 0"></b><b data-key="b" data-at="5 5"></b>');
  const before = spots();
  lay('<b data-key="a" data-at="100 50"></b><b data-key="b" data-at="5 5"></b><b data-key="c" data-from="deck"></b>');
  expect(fade(before, TIME)).toBe(true);
  expect(starts()).toEqual([
    ["a", 0],
    ["c", 0],
  ]);
  expect(fade(spots(), TIME)).toBe(false);
});

test("all motion can be brought to its end, and only motion", () => {
  lay('<b data-key="a"></b>');
  glide(new Map(), TIME);
  const other = { id: "pulse", finish: vi.fn() };
  document.getAnimations = () => [moved[0]!.animation, other] as unknown as Animation[];
  finish();
  expect(moved[0]!.animation.id).toBe(MOTION);
  expect([moved[0]!.animation.finish, other.finish].map((end) => vi.mocked(end).mock.calls.length)).toEqual([1, 0]);
});
