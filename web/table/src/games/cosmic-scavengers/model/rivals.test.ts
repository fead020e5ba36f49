import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../../test/bundles";
import { View } from "../../../table/view/view";
import { rivalsPaying, type CosmicView } from "./model";

/** Numbers far from each other, for dice. */
const scattered = (n: number): number => (Math.imul(n, 2654435761) >>> 0) | 1;

test("a rival is said to be able to pay for exactly those contracts that it may fulfil", () => {
  const bundle = bundleFrom("cosmic-scavengers");
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const table = Table.deal(bundle, { players: 3 }, 3);
  const ground = { engine: table.engine, words, names: ["Ann", "Bob", "Cleo"] };
  const see = (seat: number): CosmicView => new View(ground, table.seat(seat).bytes, seat) as unknown as CosmicView;
  const found = { payable: 0, not: 0 };
  for (let n = 1; !table.over; n++) {
    const rival = table.acting[0]!;
    const [asked, seen] = [see(rival), see((rival + 1) % 3)];
    for (const contract of asked.decision?.name === "fulfil" ? asked.record.market.filter((one) => one >= 0) : []) {
      const may = asked.picks("contract", contract).length > 0;
      expect(rivalsPaying(seen, contract).includes(rival)).toBe(may);
      found[may ? "payable" : "not"] += 1;
    }
    table.play(rival, table.engine.chooseGreedily(table.seat(rival).bytes, rival, scattered(n), scattered(-n)));
  }
  expect(Math.min(found.payable, found.not)).toBeGreaterThan(5);
});
