// What components of a table share: one choice at a time, asked about first where the person or the game wants it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TableContext } from "../../../src/table/input/context.svelte";
import type { GamePage } from "../../../src/table/input/gamepage";
import type { Session } from "../../../src/table/session/session.svelte";
import { settings } from "../../../src/table/storage/settings.svelte";
import { Stage } from "../../../src/table/motion/stage.svelte";
import type { Choice, InVain, Thing, View } from "../../../src/table/view/view";

const choice = (action: number): Choice => ({ action, picked: { block: { name: "card" }, number: action } }) as never;
const [ONE, OTHER] = [choice(1), choice(2)];
const THING: Thing = { sort: "card", number: 1 };
const ELEMENT = {} as Element;
const STEP = { free: true, asked: true }; // can be taken back, and the turn goes on
const PAGE = { enact: undefined } as unknown as GamePage;

/** A seat that may choose one of two cards. */
function seated(page: Partial<GamePage> = {}) {
  const stage = new Stage();
  const view = {
    picks: vi.fn((_: string, number: number) => [ONE, OTHER].filter(({ action }) => action === number)),
    objection: (action: number) => Promise.resolve(`no ${action}`),
    describe: (action: number) => `play ${action}`,
    consequence: vi.fn((): typeof STEP | null => null),
    seat: 0,
    decision: { name: "card" },
    choices: [ONE, OTHER] as readonly Choice[],
  };
  stage.jump(view as unknown as View, []);
  const session = {
    stage,
    live: true,
    choose: vi.fn(),
    undo: vi.fn(),
    reset: vi.fn(),
    canUndo: true,
    canReset: false,
    sitters: [] as { mine: boolean }[],
    forced: vi.fn((_inVain: InVain): Choice | null => null),
    get view() {
      return stage.view;
    },
  };
  return { session, view, table: new TableContext(session as unknown as Session, { ...PAGE, ...page } as GamePage) };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const name of ["confirm", "preview"] as const) settings.set(name, false);
  settings.set("forced", true);
  vi.useRealTimers();
});

describe("choosing", () => {
  test("plays the only choice at once", () => {
    const { session, table } = seated();
    table.choose([ONE], ELEMENT);
    expect(session.choose.mock.calls).toEqual([[ONE]]);
  });

  test("among several asks beside the element, and plays what is taken", () => {
    const { session, table } = seated();
    table.choose([ONE, OTHER], ELEMENT);
    expect(table.menu).toEqual({ what: [ONE, OTHER], element: ELEMENT });
    expect(session.choose).not.toHaveBeenCalled();
    table.settle(OTHER);
    expect([session.choose.mock.calls, table.menu]).toEqual([[[OTHER]], null]);
  });

  test("is not possible while something is shown", () => {
    const { session, table } = seated();
    session.live = false;
    table.choose([ONE], ELEMENT);
    table.choose([ONE, OTHER], ELEMENT);
    expect([session.choose.mock.calls, table.menu]).toEqual([[], null]);
  });

  test("is confirmed where the person wants it, by choosing the same again", () => {
    settings.set("confirm", true);
    const { session, table } = seated();
    table.choose([ONE]);
    table.choose([OTHER]);
    expect([session.choose.mock.calls, table.pending]).toEqual([[], OTHER]);
    table.choose([OTHER]);
    expect([session.choose.mock.calls, table.pending]).toEqual([[[OTHER]], null]);
  });

  test.each([
    ["that can be taken back while the turn goes on is not confirmed", STEP, true],
    ["that ends the turn is confirmed", { free: true, asked: false }, false],
    ["that cannot be taken back freely is confirmed", { free: false, asked: true }, false],
    ["of which nothing is known is confirmed", null, false],
  ])("what is wanted %s", (_, consequence, played) => {
    settings.set("confirm", true);
    const { session, view, table } = seated();
    view.consequence.mockReturnValue(consequence);
    table.choose([ONE]);
    expect([session.choose.mock.calls.length === 1, table.pending]).toEqual([played, played ? null : ONE]);
  });

  test("is confirmed where it would come to nothing", () => {
    const { session, table } = seated({ wasted: (_view, { action }) => (action === 1 ? "for nothing" : null) });
    table.choose([ONE]);
    expect([session.choose.mock.calls, table.pending]).toEqual([[], ONE]);
    table.confirm(ONE);
    table.choose([OTHER]);
    expect(session.choose.mock.calls).toEqual([[ONE], [OTHER]]);
  });
});

describe("a wish for the next decision", () => {
  test("is granted once, when the table has come to it", () => {
    const { session, table } = seated();
    table.choose([ONE], ELEMENT, ["card", 2]);
    session.live = false;
    table.grant();
    expect(session.choose.mock.calls).toEqual([[ONE]]);
    session.live = true;
    table.grant();
    table.grant();
    expect(session.choose.mock.calls).toEqual([[ONE], [OTHER]]);
  });

  test("that the table does not come to is forgotten", () => {
    const { session, table } = seated();
    table.choose([ONE], ELEMENT, ["card", 9]);
    table.grant();
    table.grant();
    expect(session.choose.mock.calls).toEqual([[ONE]]);
  });

  test("waits while a choice is to be confirmed", () => {
    settings.set("confirm", true);
    const { session, table } = seated();
    table.choose([ONE], ELEMENT, ["card", 2]);
    table.grant();
    expect(session.choose).not.toHaveBeenCalled();
    table.confirm(ONE);
    table.grant();
    expect(session.choose.mock.calls).toEqual([[ONE], [OTHER]]);
  });
});

test("a warning goes away by itself, and a newer one stays its whole time", async () => {
  const { table } = seated();
  await table.object(7);
  expect(table.toast).toBe("no 7");
  vi.advanceTimersByTime(4000);
  table.warn("another");
  vi.advanceTimersByTime(4000);
  expect(table.toast).toBe("another");
  vi.advanceTimersByTime(1000);
  expect(table.toast).toBe("");
});

describe("a refusal", () => {
  test("does not outlive the next move", () => {
    const { table } = seated();
    table.warn("too dear");
    table.choose([ONE], ELEMENT);
    expect(table.toast).toBe("");
  });

  test("does not outlive the question, and stays while others move", () => {
    const { session, view, table } = seated();
    table.warn("too dear");
    session.stage.jump({ ...view } as unknown as View, []);
    expect(table.toast).toBe("too dear");
    session.stage.jump({ ...view, choices: [ONE] } as unknown as View, []);
    expect(table.toast).toBe("");
  });

  test("of the table itself is read, though news come with it", () => {
    const { session, view, table } = seated();
    table.warn("the table has changed", null);
    session.stage.jump({ ...view, choices: [ONE] } as unknown as View, []);
    expect(table.toast).toBe("the table has changed");
    table.choose([ONE], ELEMENT);
    expect(table.toast).toBe("");
  });
});

describe("what is no choice", () => {
  test("is made after a moment, and told until the next choice", () => {
    const { session, view, table } = seated();
    view.choices = [ONE];
    session.forced.mockReturnValue(ONE);
    table.goOn();
    vi.advanceTimersByTime(399);
    expect(session.choose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(session.choose.mock.calls).toEqual([[ONE, true]]);
    expect(table.made).toBe("There was no other choice: play 1");
    table.choose([OTHER]);
    expect(table.made).toBeNull();
  });

  test("is said to be the only useful one where anything else would come to nothing, as the game says", () => {
    const { session, view, table } = seated({ wasted: (_view, { action }) => (action === 1 ? null : "in vain") });
    session.forced.mockImplementation((inVain: InVain) =>
      inVain(view as unknown as View, OTHER) && !inVain(view as unknown as View, ONE) ? ONE : null,
    );
    table.goOn();
    vi.advanceTimersByTime(400);
    expect(session.choose.mock.calls).toEqual([[ONE, true]]);
    expect(table.made).toBe("Anything else would have no effect: play 1");
  });

  test("is left to the person who wants that, and while something waits to be confirmed", () => {
    const { session, table } = seated();
    session.forced.mockReturnValue(ONE);
    settings.set("forced", false);
    expect(table.goOn()).toBeUndefined();
    settings.set("forced", true);
    table.pending = OTHER;
    expect(table.goOn()).toBeUndefined();
  });

  test("is not made once it is called off, or is a choice again", () => {
    const { session, table } = seated();
    session.forced.mockReturnValue(ONE);
    table.goOn()!();
    table.goOn();
    session.forced.mockReturnValue(null);
    vi.advanceTimersByTime(1000);
    expect([session.choose.mock.calls, table.made]).toEqual([[], null]);
  });
});

describe("what is new", () => {
  const seen = (number: number, seat = 0): View =>
    ({ seat, at: (_: string, place: number) => number + place }) as never;

  test("is what lay elsewhere when the person moved last, until that person acts", () => {
    const { session, view, table } = seated();
    Object.assign(view, { at: (_: string, place: number) => 5 + place });
    expect(table.isNew(["docks", 2])).toBe(false);
    session.stage.moments = [{ before: seen(4) }, { before: seen(5) }] as never;
    expect(table.isNew(["docks", 2])).toBe(true);
    session.live = false;
    expect(table.isNew(["docks", 2])).toBe(false);
    session.live = true;
    table.confirm(ONE);
    expect(table.isNew(["docks", 2])).toBe(false);
  });

  test("is not what another player at the device saw", () => {
    const { session, view, table } = seated();
    Object.assign(view, { at: () => 5 });
    session.stage.moments = [{ before: seen(4, 1) }] as never;
    expect(table.isNew(["docks", 2])).toBe(false);
  });
});

test("the person who looks is called you, and nobody else at the device, nor anybody in a replay", () => {
  const { session, view, table } = seated();
  Object.assign(view, { names: ["Ann", "Bob"] });
  session.sitters = [{ mine: true }, { mine: true }];
  expect([0, 1].map(table.nameOf)).toEqual(["You", "Bob"]);
  session.sitters = [{ mine: false }, { mine: false }];
  expect([0, 1].map(table.nameOf)).toEqual(["Ann", "Bob"]);
});

test("taking back is one step or the whole turn, where that is possible", () => {
  const { session, table } = seated();
  table.made = "something";
  expect([table.takeBack(true), session.reset.mock.calls.length]).toEqual([false, 0]);
  expect([table.takeBack(), session.undo.mock.calls.length, table.made]).toEqual([true, 1, null]);
  session.canReset = true;
  expect([table.takeBack(true), session.reset.mock.calls.length]).toEqual([true, 1]);
});

describe("a first touch", () => {
  test("shows a thing if that is wanted, and the second chooses", () => {
    const { table } = seated();
    expect(table.shows(ELEMENT, THING)).toBe(false);
    settings.set("preview", true);
    expect([table.shows(ELEMENT, THING), table.isShown(ELEMENT)]).toEqual([true, true]);
    expect(table.explained).toEqual({ what: THING, element: ELEMENT });
    expect(table.shows(ELEMENT, THING)).toBe(false);
  });

  test("counts only for the same thing in the same position", () => {
    settings.set("preview", true);
    const { session, view, table } = seated();
    table.shows(ELEMENT, THING);
    expect(table.isShown({} as Element)).toBe(false);
    session.stage.jump({ ...view } as unknown as View, []);
    expect(table.isShown(ELEMENT)).toBe(false);
    table.shows(ELEMENT, THING);
    table.dismiss();
    expect(table.isShown(ELEMENT)).toBe(false);
  });
});

test("whatever lies above the table is closed together, and it is said whether there was anything", () => {
  const { table } = seated();
  expect(table.dismiss()).toBe(false);
  table.explain(THING, ELEMENT);
  table.warn("careful");
  expect(table.dismiss()).toBe(true);
  expect([table.explained, table.menu, table.pending, table.toast]).toEqual([null, null, null, ""]);
});

test("choosing closes an explanation, and a thing without an element has none", () => {
  const { table } = seated();
  table.explain(THING, ELEMENT);
  table.choose([]);
  expect(table.explained).toBeNull();
  table.explain(THING);
  expect(table.explained).toBeNull();
});

test("every table has its own game's show on its own stage", () => {
  const enact = { causes: [], between: () => null, show: () => Promise.resolve() };
  const [first, second] = [seated({ enact }), seated()];
  expect([first.session.stage.enact, second.session.stage.enact]).toEqual([enact, null]);
  first.session.stage.scene = "somebody collects";
  expect([first.table.scene, second.table.scene]).toEqual(["somebody collects", null]);
});
