// Plans: marked while others move, offered when they answer what is asked, and gone once they are done or dropped.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Planning, type Plan } from "../../../src/table/input/planning.svelte";
import type { Choice, View } from "../../../src/table/view/view";

const choice = (block: string, number: number): Choice =>
  ({ action: 10 + number, picked: { block: { name: block }, number } }) as never;
const gem = (number: number): Plan => ({ blocks: [["crystal", number]], label: `gem ${number}` });

/** A seat that waits for another, until it is asked for something. */
function waiting() {
  const table = {
    view: { seat: 0, over: false, decision: null, acting: [1], choices: [] } as unknown as View,
    session: { live: true, sitters: [{ mine: true }, { mine: false }, { mine: true }] },
    choose: vi.fn(),
    object: vi.fn(() => Promise.resolve()),
    ask: (...choices: Choice[]): void => {
      table.view = {
        ...table.view,
        decision: {},
        acting: [0],
        choices,
        picks: (block: string, number: number) =>
          choices.filter(({ picked }) => picked.block.name === block && picked.number === number),
        actionOn: (_: string, number: number) => 10 + number,
      } as unknown as View;
    },
  };
  return { table, planning: new Planning(table) };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("location", { hash: "#/local/a" });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("planning", () => {
  test("is possible while one waits, and not while one is asked, or watches, or when the game is over", () => {
    const { table, planning } = waiting();
    const { view } = table;
    expect(planning.open).toBe(true);
    for (const other of [{ seat: -1 }, { seat: 1 }, { over: true }, { decision: {} }]) {
      table.view = { ...view, ...other } as unknown as View;
      expect(planning.open).toBe(false);
    }
  });

  test("is done with what is chosen without it", () => {
    const { table, planning } = waiting();
    for (const number of [3, 5]) planning.toggle(gem(number));
    table.ask(choice("crystal", 3), choice("crystal", 5));
    planning.settle(choice("crystal", 5));
    expect(planning.plans.map(({ label }) => label)).toEqual(["gem 3"]);
  });

  test("keeps the order, takes back what is marked again, and survives what others do", () => {
    const { table, planning } = waiting();
    for (const number of [3, 5, 7]) planning.toggle(gem(number));
    planning.toggle(gem(5));
    table.view = { ...table.view, acting: [2] } as unknown as View;
    expect(planning.plans.map(({ label }) => label)).toEqual(["gem 3", "gem 7"]);
    expect([planning.placeOf(gem(7).blocks), planning.placeOf(gem(5).blocks)]).toEqual([2, 0]);
  });

  test("offers the first plan once such a thing is asked for, and a plan for later waits", () => {
    const { table, planning } = waiting();
    planning.toggle(gem(3));
    expect(planning.offered).toBeNull();
    table.ask(choice("word", 1));
    expect(planning.offered).toBeNull();
    table.ask(choice("crystal", 3), choice("crystal", 4));
    expect(planning.offered?.label).toBe("gem 3");
    table.session.live = false;
    expect(planning.offered).toBeNull();
  });

  test("plays what is legal, and is done with it", () => {
    const { table, planning } = waiting();
    planning.toggle(gem(3));
    table.ask(choice("crystal", 3));
    planning.carryOut(planning.offered!);
    expect(table.choose.mock.calls[0]![0]).toEqual([choice("crystal", 3)]);
    expect(planning.plans).toEqual([]);
  });

  test("says why not where it is not legal, and drops it", () => {
    const { table, planning } = waiting();
    planning.toggle(gem(3));
    table.ask(choice("crystal", 4));
    planning.carryOut(planning.offered!);
    expect(table.object.mock.calls).toEqual([[13]]);
    expect([table.choose.mock.calls, planning.plans]).toEqual([[], []]);
  });

  test("offers what is legal before what is not", () => {
    const { table, planning } = waiting();
    for (const number of [3, 5]) planning.toggle(gem(number));
    table.ask(choice("crystal", 5));
    expect(planning.offered?.label).toBe("gem 5");
  });

  test("ends with the turn in which it could have been carried out, legal or not", () => {
    const { table, planning } = waiting();
    const others = table.view;
    for (const plan of [gem(3), { blocks: [["robot", 1]], label: "robot 1" } as Plan]) planning.toggle(plan);
    planning.follow();
    table.ask(choice("crystal", 4));
    planning.follow();
    expect(planning.plans).toHaveLength(2);
    table.view = { ...table.view, acting: [] } as unknown as View; // something is being shown
    planning.follow();
    expect(planning.plans).toHaveLength(2);
    table.view = others;
    planning.follow();
    expect(planning.plans.map(({ label }) => label)).toEqual(["robot 1"]); // nothing of the kind was asked yet
    table.view = { ...others, acting: [], over: true } as unknown as View;
    planning.follow();
    expect(planning.plans).toEqual([]);
  });

  test("outlasts a reload, and is its seat's alone", () => {
    const { table, planning } = waiting();
    planning.toggle(gem(3));
    const again = new Planning(table);
    expect(again.plans.map(({ label }) => label)).toEqual(["gem 3"]);
    expect(again.plans).toBe(again.plans);
    table.view = { ...table.view, seat: 2 } as unknown as View; // the device was handed on
    expect([planning.plans, again.plans]).toEqual([[], []]);
    table.view = { ...table.view, seat: 0 } as unknown as View;
    again.clear();
    expect(new Planning(table).plans).toEqual([]);
  });

  test("is nothing where a tab has kept something else", () => {
    sessionStorage.setItem("starlode-shown-plans-0 #/local/a", JSON.stringify([{ label: 3 }, 7, null]));
    expect(waiting().planning.plans).toEqual([]);
  });

  test("forgets everything when told to", () => {
    const { planning } = waiting();
    planning.toggle(gem(3));
    expect([planning.clear(), planning.plans, planning.clear()]).toEqual([true, [], false]);
  });
});
