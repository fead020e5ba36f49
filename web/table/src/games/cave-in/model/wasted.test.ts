import { Table, Words, type Event } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../../test/bundles";
import { View } from "../../../table/view/view";
import type { CaveView } from "./model";
import { wasted } from "./wasted";

const bundle = bundleFrom("cave-in");
const words = new Words(bundle.description.schema, "en", bundle.words);

function see(table: Table, seat: number): CaveView {
  const ground = { engine: table.engine, words, names: ["Ann", "Bob", "Cleo"] };
  return new View(ground, table.seat(seat).bytes, seat) as unknown as CaveView;
}

test("a skill is called wasted exactly when nothing follows from it", () => {
  const [vain, useful]: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const seed of [1, 2, 3, 4]) {
    const table = Table.deal(bundle, { players: 3 }, seed);
    for (let ply = 0; !table.over; ply++) {
      const seat = table.acting[0]!;
      const view = see(table, seat);
      const choice = view.choices[(ply * 5 + 3) % view.choices.length]!;
      const empty = wasted(view, choice) !== null;
      const caused = table.play(seat, choice.action) as readonly Event[];
      const told = caused.map(({ kind }) => kind);
      if (!told.includes("skill") && !told.includes("leader")) {
        expect(empty).toBe(false);
        continue;
      }
      (empty ? vain : useful).add(view.describe(choice.action));
      if (empty) expect(told).toHaveLength(1); // it was announced, and that was all
    }
  }
  expect(vain.size).toBeGreaterThan(3);
  expect(useful.size).toBeGreaterThan(3);
});

test("a skill in vain is no choice, and nobody is asked about it who keeps no secret by it", () => {
  const known = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const table = Table.deal(bundle, { players: 3 }, seed);
    for (let ply = 0; !table.over; ply++) {
      const seat = table.acting[0]!;
      const view = see(table, seat);
      const vain = view.choices.filter((choice) => wasted(view, choice));
      const forced = view.forced([0, 1, 2], (of, choice) => wasted(of as unknown as CaveView, choice) !== null);
      if (view.decision!.name === "leader" && vain.length) {
        const alone = view.forced([seat], (of, choice) => wasted(of as unknown as CaveView, choice) !== null);
        expect(view.wordOf(alone!)).toBe("done");
        known.add(forced ? "open" : "secret");
      }
      if (forced) expect(vain).not.toContainEqual(forced);
      table.play(seat, view.choices[(ply * 5 + 3) % view.choices.length]!.action);
    }
  }
  expect(known).toContain("open");
});
