// A round is shown cause by cause: what one does, how the field is judged, and what each of them has of it.

import { describe, expect, test } from "vitest";

import { EMPTY, type Event } from "../../../../../generated/stella-digger";
import { expectPatience, expectWhole, kindsOf, runs, shownGame } from "../../../../test/shown";
import { cut, type Act, type Frame } from "../../../table/motion/frames";
import { View } from "../../../table/view/view";
import { enact, narrate } from "./enact";
import { fieldOf, pointsOf, range, type StellaView } from "../model/model";
import type { Scene } from "../model/scenes";
import { settled } from "./settled";

const NAMES = ["Ann", "Bob", "Cleo"];
const MOST = 500; // decisions

/** Everything that lies somewhere, as far as a viewer knows. */
const LIES = [
  ...["start_player", "round_number", "marker", "tile_on", "shown", "blocked", "link_to", "drill_on", "aimed", "hand"],
  ...[
    "tile_at",
    "hand_count",
    "hand_colours",
    "field",
    "field_colour",
    "discards",
    "stock",
    "crystals",
    "gadget_owner",
  ],
  ...["drones", "token_at", "token_aim", "chips_left", "chips_gone", "big", "small", "section", "tears", "monster"],
  ...["winner"],
] as (keyof StellaView["record"])[];

const lying = (view: StellaView): object => Object.fromEntries(LIES.map((field) => [field, view.record[field]]));
const stella = (view: View): StellaView => view as unknown as StellaView;
const eventsOf = ({ events }: Pick<Frame, "events">): readonly Event[] => events as unknown as readonly Event[];

describe.each([0, 1, -1])("through the eyes of seat %i", (viewer) => {
  const games = [3, 5, 8, 11, 12].map((seed) => shownGame("stella-digger", seed, viewer, MOST));
  const single = games.flat();
  const shown = [...single, ...games.flatMap((one) => runs(one, 9))];
  const pieces = shown.map(({ before, frame }) => cut(frame, before, enact));

  test("nothing is lost or told twice by cutting", () => expectWhole(shown, pieces));

  test("a decision is cut where another cause or another seat begins", () => {
    const found = new Set(pieces.slice(0, single.length).map((cuts) => cuts.map(kindsOf).join(" | ")));
    for (const expected of [
      "action play",
      "play | winner | tile",
      "action | blockade | round",
      "play | winner | tile crystal | crystal | reveal reveal | round",
    ])
      expect([...found].sort()).toContain(expected);
  });

  test("a piece has one actor, but where all are judged", () => {
    for (const events of pieces.flatMap((cuts) => cuts.map(eventsOf))) {
      if (events.some(({ kind }) => kind === "withstand" || kind === "fail")) continue;
      expect(new Set(events.map(({ seat }) => seat).filter((seat) => seat >= 0)).size).toBeLessThanOrEqual(1);
    }
  });

  test("once all events have happened, everything lies where it does in the end", () => {
    for (const { before, frame } of shown) {
      if (stella(frame.view).record.buying !== EMPTY) continue; // it is theirs once it is paid
      const all = settled(stella(before), eventsOf(frame), stella(frame.view), [])!;
      expect({ kinds: kindsOf(frame), ...lying(all) }).toEqual({ kinds: kindsOf(frame), ...lying(stella(frame.view)) });
    }
  });

  test("whoever has had their share has their points, and others have what they had", () => {
    let seen = 0;
    shown.slice(0, single.length).forEach(({ before, frame }, place) => {
      const cuts = pieces[place]!;
      cuts.slice(0, -1).forEach((piece, at) => {
        const [done, rest] = [cuts.slice(0, at + 1).flatMap(eventsOf), cuts.slice(at + 1).flatMap(eventsOf)];
        const names = (events: readonly Event[], seat: number): boolean =>
          events.some((event) => event.seat === seat || (event.kind === "crystal" && event.source === seat));
        for (const seat of range(NAMES.length)) {
          const points = pointsOf(stella(piece.view), seat);
          if (!names(done, seat)) expect(points).toBe(pointsOf(stella(before), seat));
          if (names(rest, seat)) continue;
          expect(points).toBe(pointsOf(stella(frame.view), seat));
          if (points !== pointsOf(stella(before), seat)) seen += 1;
        }
      });
    });
    expect(seen).toBeGreaterThan(20);
  });

  test("the card that ended the round lies in the field while it is judged, and until all have their share", () => {
    let judged = 0;
    for (const cuts of pieces.slice(0, single.length)) {
      const at = cuts.findIndex((piece) => kindsOf(piece) === "winner");
      if (at < 1) continue;
      const played = eventsOf(cuts[at - 1]!).find((event) => event.kind === "play");
      const scene = sceneIn(cuts[at - 1]!.view, cuts[at]!);
      expect(scene.winner).toBe(cuts[at]!.events[0]!.seat);
      if (!played) continue;
      expect(scene.plays.get(played.seat)?.cards).toContain(played.card);
      const spoils = cuts.slice(at, -1).filter((piece) => /^(tile|crystal)/.test(kindsOf(piece)));
      for (const { view } of spoils) expect(fieldOf(stella(view), played.seat)).toContain(played.card);
      judged += 1;
    }
    expect(judged).toBeGreaterThan(2);
  });

  test("nobody is asked anything before the rest has been shown", () => expectPatience(pieces));
});

/** What a piece puts on the stage, which must be something. */
function sceneIn(before: View, piece: Frame): Scene {
  let scene: Scene | null = null;
  const act: Act = {
    ...piece,
    before,
    show: (shown) => void (scene = shown as Scene),
    tell() {},
    wait: async () => {},
  };
  void enact.show(act);
  expect(narrate(stella(before), scene)).toMatch(/ wins?\b/);
  return scene!;
}
