// What components of a table share: one choice at a time, asked about first where the person or the game wants it.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { TableContext } from "../../../src/table/input/context.svelte";
import type { GamePage } from "../../../src/table/input/gamepage";
import type { Session } from "../../../src/table/session/session.svelte";
import { settings } from "../../../src/table/storage/settings.svelte";
import { Stage } from "../../../src/table/motion/stage.svelte";
import type { Choice, Thing, View } from "../../../src/table/view/view";

const choice = (action: number): Choice => ({ action, picked: { block: { name: "card" }, number: action } }) as never;
const [ONE, OTHER] = [choice(1), choice(2)];
const THING: Thing = { sort: "card", number: 1 };
const ELEMENT = {} as Element;
const PAGE = { enact: undefined } as unknown as GamePage;

/** A seat that may choose one of two cards. */
function seated(page: Partial<GamePage> = {}) {
  const stage = new Stage();
  const view = {
    picks: vi.fn((_: string, number: number) => [ONE, OTHER].filter(({ action }) => action === number)),
    objection: (action: number) => Promise.resolve(`no ${action}`),
  };
  stage.jump(view as unknown as View, []);
  const session = {
    stage,
    live: true,
    choose: vi.fn(),
    get view() {
      return stage.view;
    },
  };
  return { session, table: new TableContext(session as unknown as Session, { ...PAGE, ...page } as GamePage) };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  settings.set("confirm", false);
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
