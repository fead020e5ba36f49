// What a viewer is shown of a random game, decision by decision or several at a time, for tests of how games are shown.

import { sameBytes, Table, Words, type Event as Told } from "@starlode/engine";
import { expect } from "vitest";

import type { Frame } from "../src/table/motion/frames";
import { lineOf } from "../src/table/view/log";
import { View } from "../src/table/view/view";
import { bundleFrom } from "./bundles";

const NAMES = ["Ann", "Bob", "Cleo"];

/** What one decision was to a viewer. */
export interface Moment {
  readonly before: View;
  readonly frame: Frame;
}

/** Everything that a viewer is shown of a random game of at most this many decisions. */
export function shownGame(game: string, seed: number, viewer: number, most: number): Moment[] {
  const bundle = bundleFrom(game);
  const words = new Words(bundle.description.schema, "en", bundle.words);
  const table = Table.deal(bundle, { players: NAMES.length }, seed);
  const ground = { engine: table.engine, words, names: NAMES };
  const see = (): View => new View(ground, table.seat(viewer).bytes, viewer);
  const moments: Moment[] = [];
  for (let ply = 0; !table.over && ply < most; ply++) {
    const before = see();
    const seat = table.acting[ply % table.acting.length]!;
    const legal = table.seat(seat).legal();
    table.play(seat, legal[(ply * 13 + seed) % legal.length]!);
    const events = table.eventsAt(table.length - 1, viewer) as Told[];
    const lines = events.map((event) => lineOf(table.engine, event, ply, NAMES, null));
    moments.push({ before, frame: { view: see(), events, lines } });
  }
  return moments;
}

/** Several decisions as one frame, as a viewer who was away is told of them. */
function together(moments: readonly Moment[]): Moment {
  const [events, lines] = [moments.flatMap(({ frame }) => frame.events), moments.flatMap(({ frame }) => frame.lines)];
  return { before: moments[0]!.before, frame: { view: moments.at(-1)!.frame.view, events, lines } };
}

/** A game in frames of this many decisions each. */
export const runs = (moments: readonly Moment[], length: number): Moment[] =>
  Array.from({ length: Math.floor(moments.length / length) }, (_, n) =>
    together(moments.slice(n * length, (n + 1) * length)),
  );

/** The kinds of the events of a piece, in order. */
export const kindsOf = (piece: Pick<Frame, "events">): string => piece.events.map(({ kind }) => kind).join(" ");

/** Cutting loses nothing, and tells nothing twice. */
export function expectWhole(shown: readonly Moment[], pieces: readonly (readonly Frame[])[]): void {
  shown.forEach(({ frame }, place) => {
    expect(sameBytes(pieces[place]!.at(-1)!.view.bytes, frame.view.bytes)).toBe(true);
    expect(pieces[place]!.flatMap(({ events }) => events)).toEqual(frame.events);
    expect(pieces[place]!.flatMap(({ lines }) => lines)).toEqual(frame.lines);
  });
}

/** Before the rest has been shown, no player is asked anything. */
export function expectPatience(pieces: readonly (readonly Frame[])[]): void {
  for (const piece of pieces.flatMap((cuts) => cuts.slice(0, -1)))
    expect([piece.view.acting, piece.view.choices]).toEqual([[], []]);
}
