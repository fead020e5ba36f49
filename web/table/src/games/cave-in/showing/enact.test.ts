// A turn is shown cause by cause, and between two of them everything lies where the rules have put it.

import { Words } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import type { Event } from "../../../../../generated/cave-in";
import { bundleFrom } from "../../../../test/bundles";
import { expectPatience, expectWhole, kindsOf, runs, shownGame } from "../../../../test/shown";
import { cut, type Act, type Frame } from "../../../table/motion/frames";
import { View } from "../../../table/view/view";
import { enact, narrate } from "./enact";
import { baseOf, type CaveView } from "../model/model";
import { settled } from "./settled";

const bundle = bundleFrom("cave-in");
const words = new Words(bundle.description.schema, "en", bundle.words);
const MOST = 700; // decisions

/** Everything that lies somewhere, as far as a viewer knows; the rest is the turn in progress. */
const LIES = [
  ...["docks", "mine", "mine_colour", "crystal_at", "crystal_left", "stack_left", "box", "totem", "artifact_at"],
  ...["artifact_top", "artifact_left", "half_owner", "hand", "hand_count", "seen", "levelled", "bases", "base_count"],
  ...["pile_count", "subjugated", "subjugated_count", "row", "row_count", "cave_ins", "round_number", "active"],
] as (keyof CaveView["record"])[];

const lying = (view: CaveView): object => Object.fromEntries(LIES.map((field) => [field, view.record[field]]));
const cave = (view: View): CaveView => view as unknown as CaveView;
const eventsOf = ({ events }: Pick<Frame, "events">): readonly Event[] => events as unknown as readonly Event[];

describe.each([0, 1, -1])("through the eyes of seat %i", (viewer) => {
  const games = [3, 5, 8, 13].map((seed) => shownGame("cave-in", seed, viewer, MOST));
  const moments = games.map((one) => one.filter(({ frame }) => !frame.view.over)); // the end lays open what was secret
  const single = moments.flat();
  const shown = [...single, ...moments.flatMap((one) => runs(one, 7))];
  const pieces = shown.map(({ before, frame }) => cut(frame, before, enact));

  test("nothing is lost or told twice by cutting", () => expectWhole(shown, pieces));

  test("a decision is cut where another cause begins", () => {
    const found = new Set(pieces.slice(0, single.length).map((cuts) => cuts.map(kindsOf).join(" | ")));
    for (const expected of [
      "pay recruit",
      "mine | cave-in",
      "pay mine | cave-in",
      "keep | reveal-artifact",
      "raid return-leader | totem | raid-card raid-card",
      "end-actions | turn",
      "end-actions base | refill-dock refill-mine | turn",
      "end-actions base | refill-dock refill-mine | cave-in | turn",
      "end-actions | idle-round | cave-in | turn",
    ])
      expect([...found]).toContain(expected);
  });

  test("a piece has one actor, and its owner is the only other one a Raid speaks of", () => {
    for (const events of pieces.flatMap((cuts) => cuts.map(eventsOf))) {
      const raided = events.flatMap((event) => (event.kind === "raid" ? [event.owner] : []));
      const actors = new Set(events.map(({ seat }) => seat).filter((seat) => seat >= 0));
      for (const owner of raided) if (actors.size > 1) actors.delete(owner);
      expect(actors.size).toBeLessThanOrEqual(1);
    }
  });

  test("once all events have happened, everything lies where it does in the end", () => {
    for (const { before, frame } of shown) {
      const all = settled(cave(before), eventsOf(frame), cave(frame.view), [])!;
      expect(lying(all)).toEqual(lying(cave(frame.view)));
    }
  });

  test("in a Raid the Leader goes home first, then the Totem, then the cards are carried off", () => {
    let raids = 0;
    shown.slice(0, single.length).forEach(({ before, frame }, place) => {
      const [first, ...rest] = pieces[place]!;
      const raid = eventsOf(first!).find((event) => event.kind === "raid");
      if (!raid || !rest.some((piece) => kindsOf(piece).startsWith("raid-card"))) return;
      const [was, now, end] = [cave(before), cave(first!.view), cave(frame.view)];
      expect(baseOf(now, raid.owner)).toEqual(baseOf(was, raid.owner).slice(0, -1));
      expect(now.at("hand_count", raid.owner)).toBe(was.at("hand_count", raid.owner) + 1);
      expect(now.record.totem).toEqual(was.record.totem);
      expect(cave(rest.at(-1)!.view).record.totem).toEqual(end.record.totem);
      expect(cave(rest.at(-2)?.view ?? first!.view).record.totem).toEqual(end.record.totem);
      raids += 1;
    });
    expect(raids).toBeGreaterThan(5);
  });

  test("the end is shown after what led to it", () => {
    const ends = games.map((one) => one.at(-1)!).filter(({ frame }) => frame.view.over);
    expect(ends.length).toBeGreaterThan(0);
    for (const { before, frame } of ends) {
      const cuts = cut(frame, before, enact);
      expect(kindsOf(cuts.at(-1)!)).toBe("over");
      expect(cuts.slice(0, -1).map(({ view }) => view.over)).toEqual(cuts.slice(1).map(() => false));
    }
  });

  test("the token has not moved while what moves it is shown, nor is the next turn there", () => {
    let moved = 0;
    shown.slice(0, single.length).forEach(({ before }, place) => {
      pieces[place]!.slice(0, -1).forEach((piece, at) => {
        const rest = pieces[place]!.slice(at + 1);
        if (rest.some((later) => kindsOf(later).startsWith("cave-in"))) {
          expect(cave(piece.view).record.cave_ins).toBe(cave(before).record.cave_ins);
          moved += 1;
        }
        expect(cave(piece.view).record.active).toBe(cave(before).record.active);
      });
    });
    expect(moved).toBeGreaterThan(5);
  });

  test("nobody is asked anything before the rest has been shown", () => expectPatience(pieces));

  test("the points follow what is shown", () => {
    for (const cuts of pieces) {
      for (const piece of cuts.filter(({ events }) => events.some(({ kind }) => kind === "mine"))) {
        const { seat } = piece.events.find(({ kind }) => kind === "mine")!;
        const end = cuts.at(-1)!;
        if (cuts.length <= 3 && piece !== end && kindsOf(end) === "cave-in")
          expect(cave(piece.view).surveyAt("points", seat)).toBe(cave(end.view).surveyAt("points", seat));
      }
    }
  });

  test("what others do is looked at and said, what one does oneself is not, but for a cave-in", async () => {
    const looked = new Set<string>();
    for (const { before, frame } of single) {
      let [waited, scene] = [0, null as unknown];
      const act: Act = {
        ...frame,
        before,
        show: (shown) => void (scene = shown),
        tell: () => {},
        wait: async (time) => void (waited += time),
      };
      await enact.show(act);
      expect(waited > 0).toBe(scene !== null);
      if (!waited) continue;
      const told = frame.lines.map((line) => line.say(words));
      expect(told).toContain(narrate(cave(frame.view), scene));
      for (const { kind, seat } of frame.events) if (seat === viewer) looked.add(kind);
    }
    if (viewer >= 0) expect(looked).toContain("cave-in");
    for (const kind of ["raid", "recruit", "skill"]) expect(looked).not.toContain(kind);
  });
});
