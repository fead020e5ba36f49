// @vitest-environment happy-dom
// Any element can be picked and explained, by mouse, finger and keys, and says what it is.

import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { attachment, choicesOf, type Pick, type PickingTable } from "../../../src/table/input/picking.svelte";
import type { Choice, View } from "../../../src/table/view/view";

const REST = 500; // milliseconds, longer than anything waits before it explains itself
const THING = { sort: "card", number: 3 };
const SPEC: Pick = { thing: THING, blocks: [["card", 3]], key: "card-3", from: "deck" };

class Fake {
  legal = $state.raw<readonly Choice[]>([{ action: 3 } as Choice]);
  live = $state(true);
  pending = $state.raw<Choice | null>(null);
  advised = $state.raw<Choice | null>(null);
  following = $state<number | null>(null);
  played = $state.raw<Choice | null>(null);
  explained = $state.raw<unknown>(null);
  menu = null;
  planning = { open: false, placeOf: () => 0, toggle: vi.fn() };
  warning: string | null = null;
  choose = vi.fn();
  object = vi.fn(() => Promise.resolve());
  explain = vi.fn((what: unknown, element?: Element) => void (this.explained = what && { what, element }));
  wasted = (): string | null => this.warning;
  shows = vi.fn((): boolean => false);
  isShown = (): boolean => this.marked;
  isNew = (): boolean => this.fresh;
  fresh = $state(false);
  marked = $state(false);

  get session(): { live: boolean } {
    return { live: this.live };
  }

  get view(): View {
    return {
      picks: () => this.legal,
      name: () => "Drollo",
      describe: () => "Play it",
      actionOn: () => 3,
    } as unknown as View;
  }
}

let table: Fake;
let element: HTMLElement;
let leave: () => void;

function show(spec: Pick): void {
  element = document.createElement("div");
  document.body.append(element);
  leave = $effect.root(() => {
    const away = attachment(table as unknown as PickingTable, spec)(element);
    $effect(() => () => away?.());
  });
  flushSync();
  vi.advanceTimersByTime(REST); // it has stood for a while
}

const point = (kind: string, pointerType: string, clientX = 0): void =>
  void element.dispatchEvent(new PointerEvent(kind, { pointerType, clientX, clientY: 0 }));
const attribute = (name: string): string | null => element.getAttribute(name);

beforeEach(() => {
  vi.useFakeTimers();
  table = new Fake();
});

afterEach(() => {
  leave();
  element.remove();
  vi.useRealTimers();
});

test("what has come since the last move is called new, if it says where it lies, until it is old", () => {
  table.fresh = true;
  show(SPEC);
  expect(element.hasAttribute("data-new")).toBe(false);
  leave();
  show({ ...SPEC, lies: ["docks", 2] });
  expect(element.getAttribute("data-new")).toBe("new");
  expect(element.getAttribute("aria-label")).toBe("Drollo. Play it. new");
  table.fresh = false;
  flushSync();
  expect(element.hasAttribute("data-new")).toBe(false);
});

describe("an element", () => {
  test("says what it is, what choosing it does, and where it comes from", () => {
    show(SPEC);
    expect(attribute("aria-label")).toBe("Drollo. Play it");
    expect([attribute("role"), attribute("tabindex"), attribute("aria-disabled")]).toEqual(["button", "0", "false"]);
    expect([attribute("data-key"), attribute("data-from")]).toEqual(["card-3", "deck"]);
  });

  test("glows while it may be chosen, and keeps the truth as the view changes", () => {
    show(SPEC);
    expect(attribute("data-legal")).toBe("yes");
    table.live = false;
    flushSync();
    expect([attribute("data-legal"), attribute("tabindex")]).toEqual(["no", "0"]);
    table.legal = [];
    flushSync();
    expect([attribute("data-legal"), attribute("tabindex"), attribute("aria-disabled")]).toEqual(["no", "-1", "true"]);
    expect(attribute("aria-label")).toBe("Drollo");
  });

  test("takes no press for a moment once choosing it means something else", () => {
    show(SPEC);
    table.legal = [{ action: 4 } as Choice];
    flushSync();
    expect([element.hasAttribute("data-fresh"), attribute("aria-disabled")]).toEqual([true, "true"]);
    vi.advanceTimersByTime(REST);
    expect([element.hasAttribute("data-fresh"), attribute("aria-disabled")]).toEqual([false, "false"]);
    table.legal = [{ action: 4 } as Choice];
    flushSync();
    expect(element.hasAttribute("data-fresh")).toBe(false);
  });

  test("is a picture where it cannot be chosen at all", () => {
    show({ thing: THING, label: "a card" });
    expect([attribute("role"), attribute("aria-disabled")]).toEqual(["img", null]);
    expect(attribute("aria-label")).toMatch(/^a card/);
  });

  test("is marked where a choice waits for a confirmation, or would come to nothing", () => {
    table.warning = "for nothing";
    show(SPEC);
    expect([attribute("data-pending"), attribute("data-wasted")]).toEqual([null, ""]);
    expect(attribute("aria-label")).toContain("for nothing");
    table.pending = table.legal[0]!;
    flushSync();
    expect(attribute("data-pending")).toBe("");
  });
});

describe("picking", () => {
  test.each(["click", "Enter", " "])("by %s chooses", (way) => {
    show({ ...SPEC, then: ["card", 4] });
    if (way === "click") element.click();
    else element.dispatchEvent(new KeyboardEvent("keydown", { key: way, cancelable: true }));
    expect(table.choose.mock.calls).toEqual([[table.legal, element, ["card", 4]]]);
  });

  test("by a finger may only show it, and then says so", () => {
    show(SPEC);
    table.shows.mockReturnValueOnce(true);
    point("pointerdown", "touch");
    element.click();
    expect([table.shows.mock.calls, table.choose.mock.calls]).toEqual([[[element, THING]], []]);
    table.marked = true;
    flushSync();
    expect(attribute("data-shown")).toBe("");
    element.click();
    expect(table.choose).toHaveBeenCalledTimes(1);
  });

  test("by a mouse never only shows it", () => {
    show(SPEC);
    point("pointerdown", "mouse");
    element.click();
    expect([table.shows.mock.calls, table.choose.mock.calls.length]).toEqual([[], 1]);
  });

  test("what may not be chosen says why", () => {
    table.legal = [];
    show(SPEC);
    element.click();
    expect([table.object.mock.calls, table.choose.mock.calls]).toEqual([[[3]], []]);
  });

  test("what is only a thing explains it", () => {
    table.legal = [];
    show({ thing: THING });
    element.click();
    expect(table.explain.mock.calls).toEqual([[THING, element]]);
  });

  test("does nothing on other keys, and nothing more once the element is gone", () => {
    show(SPEC);
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
    leave();
    element.click();
    expect(table.choose).not.toHaveBeenCalled();
  });
});

describe("explaining", () => {
  test("comes where a mouse rests, and not where it passes", () => {
    show(SPEC);
    point("pointermove", "mouse");
    point("pointerleave", "mouse");
    vi.advanceTimersByTime(REST);
    expect(table.explain).not.toHaveBeenCalled();
    point("pointermove", "mouse");
    vi.advanceTimersByTime(REST);
    expect(table.explained).toEqual({ what: THING, element });
  });

  test("comes by a long press, whose click does not choose", () => {
    show(SPEC);
    point("pointerdown", "touch");
    vi.advanceTimersByTime(REST);
    point("pointerup", "touch");
    element.click();
    expect([table.explained, table.choose.mock.calls]).toEqual([{ what: THING, element }, []]);
    element.click();
    expect(table.choose).toHaveBeenCalledTimes(1);
  });

  test("does not come where the finger moves on", () => {
    show(SPEC);
    point("pointerdown", "touch");
    point("pointermove", "touch", 40);
    vi.advanceTimersByTime(REST);
    expect(table.explain).not.toHaveBeenCalled();
  });

  test("is over when the focus goes elsewhere", async () => {
    show(SPEC);
    table.explain(THING, element);
    element.dispatchEvent(new FocusEvent("blur"));
    await Promise.resolve();
    expect(table.explained).toBeNull();
  });
});

test("all that picking may mean is offered together", () => {
  const view = { picks: (block: string, number: number) => [{ action: `${block}-${number}` }] } as unknown as View;
  const spec: Pick = {
    blocks: [
      ["card", 1],
      ["word", 2],
    ],
  };
  expect(choicesOf(view, spec)).toEqual([{ action: "card-1" }, { action: "word-2" }]);
  expect(choicesOf(view, {})).toEqual([]);
});

describe("while others move", () => {
  test("what is picked is planned, and shows its place among the plans", () => {
    table.legal = [];
    table.planning = { open: true, placeOf: () => 2, toggle: vi.fn() };
    show(SPEC);
    flushSync();
    element.click();
    expect(table.planning.toggle.mock.calls).toEqual([[{ blocks: SPEC.blocks, label: "Drollo" }]]);
    expect([table.object.mock.calls, element.getAttribute("data-planned")]).toEqual([[], "2"]);
  });
});

test("of things that begin with what is advised, only the one that is meant next is marked once that is known", () => {
  table.advised = { action: 3 } as Choice;
  show({ ...SPEC, blocks: [["card", 3], ["word", 1]] }); // prettier-ignore
  const marked = (following: number | null): boolean => {
    table.following = following;
    flushSync();
    return element.hasAttribute("data-advised");
  };
  expect([marked(null), marked(3), marked(4)]).toEqual([true, true, false]); // both blocks stand for action 3 here
});

test("what is advised and what was played are marked, and once where they are the same", () => {
  show(SPEC);
  const marks = (): boolean[] => ["data-advised", "data-played"].map((name) => element.hasAttribute(name));
  table.played = { action: 3 } as Choice;
  flushSync();
  expect(marks()).toEqual([false, true]);
  table.advised = { action: 3 } as Choice;
  flushSync();
  expect(marks()).toEqual([true, false]);
});
