// What is drawn on a ship: marbles, the lanes of programs, robots on their way. Pure functions of a view or a scene.

import { Phase } from "../../../../../generated/cosmic-scavengers";
import type { CosmicView, Program, Slot } from "./model";
import { programOf } from "./model";
import { rowOf, startOf, type Point } from "./geometry";
import type { Scene } from "./scenes";

/** The way of one robot. */
export interface Lane {
  readonly seat: number;
  readonly slot: number;
  readonly kind: number; // -1 for a slot that is still open
  readonly points: readonly Point[]; // from before the first cell on
  readonly until: number; // index of the last point that the robot gets to
  readonly token: number | null; // index of the point at which it is drawn
  readonly state: "" | "full" | "damaged";
  readonly travels: boolean;
}

/** Everything on the ship at one moment. */
export interface ShipDrawing {
  readonly marbles: readonly number[]; // type by cell, -1 none
  readonly lanes: readonly Lane[];
  readonly rings: ReadonlyMap<number, number>; // cell to the seat that is expected to collect there
  readonly touched: ReadonlySet<number>; // cells on a lane
  readonly gone: ReadonlyMap<number, number>; // cell to the seat that collected there just now
}

/** Programs as they are planned: lanes are solid until a robot is full. */
export function planned(view: CosmicView, points: readonly Point[], seats: readonly number[]): ShipDrawing {
  const programs = seats.map((seat) => [seat, programOf(view, seat)] as const);
  const lanes = programs.flatMap(([seat, program]) => [
    ...program.slots.map((slot, place) => laneOf(points, seat, place, slot, slot.reached)),
    ...openLanes(view, points, seat, program),
  ]);
  const rings = new Map<number, number>();
  const touched = new Set<number>();
  for (const [seat, { slots }] of programs) {
    for (const { way, reached, caught } of slots) {
      for (const [place, cell] of way.entries()) {
        if (place < reached) touched.add(cell);
        if (caught[place]! >= 0) rings.set(cell, seat);
      }
    }
  }
  return { marbles: view.record.ship, lanes, rings, touched, gone: new Map() };
}

/** The ways from the pads whose slots are still to be filled. */
function openLanes(view: CosmicView, points: readonly Point[], seat: number, { designation, slots }: Program): Lane[] {
  const due = view.record.phase === Phase.program ? view.surveyAt("robots_due", seat) : 0;
  return Array.from({ length: Math.max(0, due - slots.length) }, (_, place) => {
    const way = rowOf(view, designation, slots.length + place + 1);
    const path = [startOf(points, way), ...way.map((cell) => points[cell]!)];
    return {
      seat,
      slot: slots.length + place,
      kind: -1,
      points: path,
      until: 0,
      token: null,
      state: "",
      travels: true,
    };
  });
}

function laneOf(points: readonly Point[], seat: number, place: number, slot: Slot, until: number): Lane {
  const state = slot.full ? "full" : slot.damaged ? "damaged" : "";
  const way = [startOf(points, slot.way), ...slot.way.map((cell) => points[cell]!)];
  return { seat, slot: place, kind: slot.kind, points: way, until, token: null, state, travels: slot.travels };
}

/** A collection while it goes on. */
export function enacted(points: readonly Point[], scene: Scene): ShipDrawing {
  const lanes = scene.seats.flatMap((seat) =>
    scene.programs.get(seat)!.slots.map((slot, place) => moving(points, scene, seat, place, slot)),
  );
  const touched = new Set(scene.seats.flatMap((seat) => scene.programs.get(seat)!.slots.flatMap(({ way }) => way)));
  return { marbles: scene.ship, lanes, rings: new Map(), touched, gone: scene.gone };
}

function moving(points: readonly Point[], scene: Scene, seat: number, place: number, slot: Slot): Lane {
  const stop = scene.stops.get(`${seat}-${place}`);
  const at = Math.max(0, Math.min(scene.step - slot.delay, stop?.at ?? slot.way.length));
  const stopped = stop !== undefined && scene.step - slot.delay >= stop.at;
  return { ...laneOf(points, seat, place, slot, at), token: slot.travels ? at : null, state: stopped ? stop.fate : "" };
}

/** The seats that start from each side. */
export function sidesUsed(programs: readonly (readonly [seat: number, side: string])[]): Map<string, number[]> {
  const used = new Map<string, number[]>();
  for (const [seat, side] of programs) used.set(side, [...(used.get(side) ?? []), seat]);
  return used;
}
