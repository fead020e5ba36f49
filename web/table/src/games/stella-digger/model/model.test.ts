import { Table, Words } from "@starlode/engine";
import { expect, test } from "vitest";

import { bundleFrom } from "../../../../test/bundles";
import { View } from "../../../table/view/view";
import {
  gemsOf,
  handOf,
  layoutOf,
  linkedWith,
  outlookOf,
  pointsOf,
  priceOf,
  range,
  signed,
  tileOn,
  topicOf,
  type StellaView,
} from "./model";
import { drawRock, tunnels } from "../art/rock";
import { isJudged, sceneOf } from "./scenes";

const bundle = bundleFrom("stella-digger");
const words = new Words(bundle.description.schema, "en", bundle.words);
const names = ["Ann", "Bob"];

/** What seat 0 sees after the first legal action was played this many times. */
function seen(decisions: number): { table: Table; view: StellaView } {
  const table = Table.deal(bundle, { players: 2 }, 143);
  for (let ply = 0; ply < decisions; ply++) {
    const seat = table.acting[0]!;
    table.play(seat, table.engine.legal(table.seat(seat).bytes, seat)[0]!);
  }
  return {
    table,
    view: new View({ engine: table.engine, words, names }, table.seat(0).bytes, 0) as unknown as StellaView,
  };
}

test("the map has its squares, walls and bays where the components say", () => {
  const { view } = seen(0);
  const { squares, walls, bays, width, height } = layoutOf(view);
  expect([squares.length, walls.length, bays.length, width, height]).toEqual([36, 3, 3, 800, 600]);
  expect(squares.find(({ name }) => name === "a1")).toMatchObject({ place: view.params.start, x: 0, y: 500 });
  expect(squares.find(({ name }) => name === "h6")).toMatchObject({ x: 700, y: 0 });
});

test("every drawing of the rock is the same, and tunnels join dug squares", () => {
  const layout = layoutOf(seen(0).view);
  expect(drawRock(layout)).toEqual(drawRock(layout));
  expect(tunnels([{ x: 0, y: 0 }])).toHaveLength(1);
  expect(
    tunnels([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]),
  ).toHaveLength(3);
});

test("tiles beside START are seen, all others are not", () => {
  const { view } = seen(0);
  const up = range(view.params.places).filter(
    (place) => typeof tileOn(view, place) === "object" && tileOn(view, place),
  );
  expect(up.map((place) => view.name("place", place))).toEqual(["b1", "a2"]);
  expect(gemsOf(view, up)).toEqual(["green", "green", "red"]);
  expect(linkedWith(view, up[0]!)).toEqual([]);
  expect(topicOf(view)).toBe("targets");
});

test("hand cards say what would come of them", () => {
  const { view } = seen(9);
  expect(view.decision?.name).toBe("action");
  const hand = handOf(view, 0);
  expect(hand).toHaveLength(4);
  expect(hand.every(({ card }) => outlookOf(view, card).words !== "")).toBe(true);
  expect(topicOf(view)).toBe("field");
});

test("prices list a crystal at a time, and a minus is a real one", () => {
  const { view } = seen(0);
  expect(priceOf(view, "gadget_price", 0)).toEqual(["red", "red", "any"]);
  expect(signed(pointsOf(view, 0))).toBe("−5");
});

test("a field that was judged is shown with the last card", () => {
  const { view } = seen(9);
  const events = [
    { kind: "play", seat: 0, card: 11 },
    { kind: "play", seat: 1, card: 8 },
    { kind: "winner", seat: 1, strength: 1, matching: 1 },
    { kind: "play", seat: 0, card: 2 },
  ] as const;
  expect(isJudged(events.slice(0, 2))).toBe(false);
  expect(isJudged(events)).toBe(true);
  const { plays, winner } = sceneOf(view, events);
  expect(winner).toBe(1);
  expect([...plays.values()].map(({ cards }) => cards)).toEqual([[11], [8]]);
});
