// Collections of whole games, told from events, end where the rules end.

import { Table, Words } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import type { Event } from "../../../../../generated/cosmic-scavengers";
import { bundleFrom } from "../../../../test/bundles";
import { View } from "../../../table/view/view";
import { programOf, type CosmicView } from "./model";
import { cellPoints } from "./geometry";
import { collections, revealed, scenesOf } from "./scenes";
import { enacted, planned } from "./ship";

const bundle = bundleFrom("cosmic-scavengers");
const MOST = 700; // decisions

describe.each([2, 3, 4])("%i players", (players) => {
  const table = Table.deal(bundle, { players }, players);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const names = ["Ann", "Bob", "Cleo", "Dan"].slice(0, players);
  const see = (): CosmicView =>
    new View({ engine: table.engine, words, names }, table.seat(0).bytes, 0) as unknown as CosmicView;

  test("every collection can be shown, and brings what the rules say", () => {
    let shown = 0;
    for (let ply = 0; !table.over && ply < MOST; ply++) {
      const before = see();
      const seat = table.acting[ply % table.acting.length]!;
      const legal = table.seat(seat).legal();
      table.play(seat, legal[(ply * 13 + 5) % legal.length]!);
      const events = table.eventsAt(table.length - 1, 0) as unknown as readonly Event[];
      shown += enactAll(before, events);
    }
    expect(shown).toBeGreaterThan(5);
  });
});

/** Build all scenes of a frame; answers how many collections there were. */
function enactAll(before: CosmicView, events: readonly Event[]): number {
  const view = revealed(before, events)!;
  const found = collections(events);
  let ship: readonly number[] = view.record.ship;
  for (const collection of found) {
    const scenes = scenesOf(view, ship, collection);
    const last = scenes.at(-1)!;
    const taken = collection.moments.filter(({ kind }) => kind === "collect");
    expect(scenes[0]!.gone.size).toBe(0);
    expect(last.gone.size).toBe(taken.length);
    expect(last.ship.filter((type) => type >= 0)).toHaveLength(ship.filter((type) => type >= 0).length - taken.length);
    for (const seat of collection.seats) expect(programOf(view, seat).slots.length).toBeGreaterThan(0);
    expect(enacted(cellPoints(view), last).lanes.length).toBeGreaterThan(0);
    ship = last.ship;
  }
  return found.length;
}

test("nothing is revealed by events that reveal nothing", () => {
  const table = Table.deal(bundle, { players: 2 }, 1);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const view = new View(
    { engine: table.engine, words, names: ["Ann", "Bob"] },
    table.seat(0).bytes,
    0,
  ) as unknown as CosmicView;
  expect(revealed(view, [{ kind: "commit", seat: 1 }])).toBe(view);
  expect(planned(view, cellPoints(view), []).lanes).toEqual([]);
});
