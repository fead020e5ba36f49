// What a turn leaves to the next player: nothing is said that does not come true, and nothing that the seat cannot know.

import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { leftBy } from "../../../src/table/view/leaving";
import { View } from "../../../src/table/view/view";
import { bundleFrom } from "../../bundles";

const MOST = 200; // decisions
const bundle = bundleFrom("cave-in");
const words = new Words(bundle.description.schema, "en", bundle.words);

/** A view of a position as its seat knows it, or with all cards open. */
function see(table: Table, bytes: Uint8Array<ArrayBuffer>, seat: number): View {
  return new View({ engine: table.engine, words, names: ["Ann", "Bob", "Cleo"] }, bytes, seat);
}

/** What the next seat can really choose if this one ends its turn, once it is asked about things. */
function truth(table: Table, seat: number, rival: number): readonly number[] {
  const { engine } = table;
  let view = see(table, table.state, seat);
  let state = table.state;
  do {
    const end = view.spoken.find((choice) => view.decision!.leaving.includes(view.wordOf(choice)!))!;
    state = engine.apply(state, view.seat, end.action);
    view = see(table, state, rival);
  } while (view.choices.length === view.spoken.length && view.choices.length);
  return view.choices.map(({ action }) => action);
}

test("a rival is said to be able to do what it can do, in games of Cave-In", () => {
  const table = Table.deal(bundle, { players: 3 }, 1);
  const said = new Set<string>();
  for (let ply = 0; !table.over && ply < MOST; ply++) {
    const seat = table.acting[0]!;
    const view = see(table, table.seat(seat).bytes, seat);
    const left = leftBy(view);
    const real = left ? truth(table, seat, left.seat) : [];
    for (const { action, picked } of left?.choices ?? []) {
      expect(real).toContain(action);
      said.add(picked.block.name);
    }
    table.play(seat, view.choices[(ply * 5 + 3) % view.choices.length]!.action);
  }
  expect([...said]).toEqual(expect.arrayContaining(["seat", "crystal", "hand"]));
});
