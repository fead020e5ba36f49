import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../../test/bundles";
import { View } from "../../../table/view/view";
import type { CaveView } from "./model";
import { threatOf } from "./raids";

const bundle = bundleFrom("cave-in");
const words = new Words(bundle.description.schema, "en", bundle.words);

test("what you leave to the next rival is told of that rival alone, a Raid on you before all else", () => {
  const table = Table.deal(bundle, { players: 3 }, 2);
  const ground = { engine: table.engine, words, names: ["Ann", "Bob", "Cleo"] };
  const told = new Set<string>();
  for (let ply = 0; !table.over && told.size < 2; ply++) {
    const seat = table.acting[0]!;
    const view = new View(ground, table.seat(seat).bytes, seat) as unknown as CaveView;
    const [next, last] = [(seat + 1) % 3, (seat + 2) % 3].map((rival) => threatOf(view, rival));
    expect(last).toBeNull();
    if (next) told.add(next.replaceAll(/\d+/g, "1"));
    table.play(seat, view.choices[(ply * 5 + 3) % view.choices.length]!.action);
  }
  expect([...told].some((line) => line.startsWith("Could raid you: "))).toBe(true);
  expect(told).toContain("Could mine up to 1 VP");
});
