// @vitest-environment happy-dom
// A round is shown cause by cause: players who are done have their points, and the log tells no more than is seen.

import { sameBytes, type Event as Told } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import type { Event } from "../../../../../generated/cosmic-scavengers";
import { shownGame } from "../../../../test/shown";
import { cut, type Act, type Frame } from "../../../table/motion/frames";
import type { View } from "../../../table/view/view";
import { enact } from "./enact";
import { marblesOf, robotsAt, type CosmicView } from "../model/model";
import type { Staged } from "../model/scenes";

const MOST = 900; // decisions

interface Shown {
  readonly before: CosmicView;
  readonly after: CosmicView;
  readonly frame: Frame;
  readonly pieces: readonly Frame[];
}

/** Everything that a viewer is shown of a random game. */
function game(seed: number, viewer: number): Shown[] {
  return shownGame("cosmic-scavengers", seed, viewer, MOST).map(({ before, frame }) => ({
    before: cosmic(before),
    after: cosmic(frame.view),
    frame,
    pieces: cut(frame, before, enact),
  }));
}

const cosmic = (view: View): CosmicView => view as unknown as CosmicView;
const eventsOf = ({ events }: Pick<Frame, "events">): readonly Event[] => events as unknown as readonly Event[];
const collects = ({ kind }: Event): boolean => kind === "collect" || kind === "collide";
const fulfils = (event: Event): event is Extract<Event, { kind: "fulfil" }> => event.kind === "fulfil";
const takesPart = ({ kind }: Event): boolean => ["collect", "collide", "robot-home", "pay", "fulfil"].includes(kind);
const marbles = (view: CosmicView, seat: number): number[][] => [
  marblesOf(view, "fresh", seat),
  marblesOf(view, "store", seat),
];

describe.each([0, 1])("through the eyes of seat %i", (viewer) => {
  const shown = [3, 5, 8].flatMap((seed) => game(seed, viewer));
  const long = shown.filter(({ pieces }) => pieces.length > 1);

  test("nothing is lost or told twice by cutting", () => {
    expect(long.length).toBeGreaterThan(20);
    for (const { pieces, after } of shown) {
      expect(sameBytes(pieces.at(-1)!.view.bytes, after.bytes)).toBe(true);
      for (const { events, lines } of pieces)
        expect(lines.map(({ event }) => event.kind)).toEqual(events.map((e) => e.kind));
    }
  });

  test("a piece has one cause: one collection, or what one seat pays", () => {
    for (const events of long.flatMap(({ pieces }) => pieces.map(eventsOf))) {
      const runs = events.filter((event, place) => collects(event) && !(place && collects(events[place - 1]!)));
      expect(runs.length).toBeLessThanOrEqual(1);
      expect(new Set(events.filter(fulfils).map(({ seat }) => seat)).size).toBeLessThanOrEqual(1);
      expect(runs.length > 0 && events.some(fulfils)).toBe(false);
    }
  });

  test("who has fulfilled a contract has its points, has paid, and it is sold, while others collect", () => {
    let seen = 0;
    for (const { before, after, pieces } of long) {
      pieces.slice(0, -1).forEach((piece, place) => {
        const rest = pieces.slice(place + 1).flatMap(eventsOf);
        for (const { seat, contract } of eventsOf(piece).filter(fulfils)) {
          if (rest.some((event) => event.seat === seat && takesPart(event))) continue; // the next decision of a seat
          const view = cosmic(piece.view);
          expect(view.surveyAt("score", seat)).toBe(after.surveyAt("score", seat));
          expect(view.surveyAt("score", seat)).toBeGreaterThan(before.surveyAt("score", seat));
          expect(marbles(view, seat)).toEqual(marbles(after, seat));
          expect(view.record.market).not.toContain(contract);
          seen += 1;
        }
      });
    }
    expect(seen).toBeGreaterThan(3);
  });

  test("who is through has all of it though a robot of theirs is called back for the next round", () => {
    let seen = 0;
    for (const { before, after, frame } of long) {
      const paid = eventsOf(frame).find(fulfils);
      const robots = paid ? robotsAt(after, paid.seat) : [];
      if (!paid || !robots.length || !eventsOf(frame).some(({ kind }) => kind === "round")) continue;
      const recall = { kind: "recall", seat: paid.seat, card: robots[0]! } satisfies Event as unknown as Told;
      const later = { ...frame, events: [...frame.events, recall], lines: [...frame.lines, frame.lines[0]!] };
      const pieces = cut(later, before as unknown as View, enact);
      const view = cosmic(pieces.find((piece) => eventsOf(piece).some(fulfils))!.view);
      expect(view.surveyAt("score", paid.seat)).toBe(after.surveyAt("score", paid.seat));
      expect(marbles(view, paid.seat)).toEqual(marbles(after, paid.seat));
      expect(robotsAt(view, paid.seat)).toEqual(robots.slice(1)); // the one that is called back is still to come
      seen += 1;
    }
    expect(seen).toBeGreaterThan(1);
  });

  test("whoever has still to collect has what they had, and the viewer is asked nothing", () => {
    for (const { before, pieces } of long) {
      pieces.slice(0, -1).forEach((piece, place) => {
        const view = cosmic(piece.view);
        const done = new Set(pieces.slice(0, place + 1).flatMap(({ events }) => events.map(({ seat }) => seat)));
        for (const seat of [0, 1, 2]) if (!done.has(seat)) expect(marbles(view, seat)).toEqual(marbles(before, seat));
        if (view.bytes !== before.bytes) expect(view.decision).toBeNull();
      });
    }
  });

  test("the ship is empty where something was collected, from then on", () => {
    for (const { before, pieces } of long) {
      const taken = new Set<number>();
      for (const piece of pieces.slice(0, -1)) {
        for (const event of eventsOf(piece)) if (event.kind === "collect") taken.add(event.cell);
        const ship = before.record.ship.map((type, cell) => (taken.has(cell) ? -1 : type));
        expect(cosmic(piece.view).record.ship).toEqual(ship);
      }
    }
  });

  test("the log tells of a marble when the robot has it", async () => {
    let collected = 0;
    for (const { before, pieces } of long) {
      let view: View = before as unknown as View;
      for (const piece of pieces) {
        collected += await followed(view, piece);
        view = piece.view;
      }
    }
    expect(collected).toBeGreaterThan(50);
  });
});

/** Watch a piece; answers how many marbles were collected in it. */
async function followed(before: View, piece: Frame): Promise<number> {
  const events = eventsOf(piece);
  let scene: Staged["scene"] = null;
  let told = 0;
  let most = 0;
  const act: Act = {
    ...piece,
    before,
    show: (shown) => void (scene = (shown as Staged).scene),
    tell: (count) => void (told = count),
    async wait() {
      if (!scene) return;
      const lines = events.slice(0, told).filter(({ kind }) => kind === "collect");
      expect(lines).toHaveLength(scene.gone.size);
      expect(events.slice(0, told).filter(({ kind }) => kind === "robot-home")).toEqual([]); // no robot is home yet
      most = Math.max(most, lines.length);
    },
  };
  await enact.show(act);
  return most;
}
