import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../../test/bundles";
import { Scored } from "../../../../../generated/cave-in";
import { View } from "../../../table/view/view";
import { slotsOf } from "./copies";
import { handOf, linesOf, paidWith, pileOf, phaseOf, setsOf, unknownOf, wildColours, type CaveView } from "./model";

const bundle = bundleFrom("cave-in");
const words = new Words(bundle.description.schema, "en", bundle.words);

/** Every position of a game in which choices are made by turns, as both seats see it. */
function* views(seed: number): Generator<CaveView> {
  const table = Table.deal(bundle, { players: 2 }, seed);
  for (let ply = 0; !table.over; ply++) {
    for (const seat of [0, 1])
      yield new View({ engine: table.engine, words, names: ["Ann", "Bob"] }, table.seat(seat).bytes, seat);
    const seat = table.acting[0]!;
    const legal = table.engine.legal(table.seat(seat).bytes, seat);
    table.play(seat, legal[(ply * 5 + 3) % legal.length]!);
  }
}

test("what is drawn adds up to what the record says, all game long", () => {
  for (const view of views(3)) {
    for (const seat of [0, 1]) {
      const { levelled, rest } = unknownOf(view, seat);
      const unknown = levelled.reduce((sum, count) => sum + count, rest);
      expect(handOf(view, seat).length + unknown).toBe(view.at("hand_count", seat));
      expect(pileOf(view, seat)).toHaveLength(view.at("pile_count", seat));
      const worth = setsOf(view, seat).reduce((sum, set) => sum + view.paramAt("set_vp", set.length), 0);
      expect(worth).toBe(view.surveyAt("sources", seat, Scored.symbols));
    }
    const places = slotsOf(view).map(({ zone, place }) => `${zone}/${place}`);
    expect(new Set(places).size).toBe(places.length);
    expect(wildColours(view)).toHaveLength(2);
  }
});

test("a payment is made of the last cards of the row", () => {
  let seen = 0;
  for (const view of views(4)) {
    if (!["mine-pay", "collect-pay"].includes(phaseOf(view))) continue;
    const paid = paidWith(view).reduce((sum, type) => sum + view.surveyAt("counted", type), 0);
    expect(paid).toBe(view.record.paid);
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

test("Docks and Mine interlock: every line has five spaces", () => {
  const [view] = views(5);
  expect(linesOf(view!).map(({ docks, mine }) => docks.length + mine.length)).toEqual([5, 5, 5, 5]);
});
