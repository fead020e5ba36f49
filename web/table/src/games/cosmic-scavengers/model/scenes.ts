// Collections out of events: which robot was where at which step. What was revealed is written into the record first, so
// that the rules themselves say which ways the robots go.

import { writeNumber } from "@starlode/engine";

import { Fate, SEATS, SLOTS, type Event } from "../../../../../generated/cosmic-scavengers";
import { programOf, type CosmicView, type Program } from "./model";

type Of<K extends Event["kind"]> = Extract<Event, { kind: K }>;
type Moment = Of<"collect"> | Of<"collide">;

/** Where a robot stops, and why. */
export interface Stop {
  readonly at: number; // cells of its way
  readonly fate: "full" | "damaged" | "";
}

/** Two or more robots that wanted the same marble and were equal. */
export interface Clash {
  readonly cell: number;
  readonly marble: number;
  readonly robots: readonly { readonly seat: number; readonly slot: number }[];
}

/** A collection at one step of it. */
export interface Scene {
  readonly seats: readonly number[]; // who collects
  readonly programs: ReadonlyMap<number, Program>;
  readonly step: number;
  readonly steps: number;
  readonly ship: readonly number[];
  readonly stops: ReadonlyMap<string, Stop>; // by seat and slot
  readonly gone: ReadonlyMap<number, number>;
  readonly gained: ReadonlyMap<number, readonly number[]>; // types by seat
  readonly clash: Clash | null;
  readonly told: number; // moments that have happened until then
}

/** What is on the stage: all programs, and a collection once it goes on. */
export interface Staged {
  readonly view: CosmicView;
  readonly scene: Scene | null;
}

/** One collection: who, with which programs, what happened, and how the robots came home. */
export interface Collection {
  readonly seats: readonly number[];
  readonly moments: readonly Moment[];
  readonly homes: readonly Of<"robot-home">[];
}

/** The view with all programs that the events reveal; the same view where they reveal none, null without rules of our own. */
export function revealed(view: CosmicView, events: readonly Event[]): CosmicView | null {
  if (!events.some(({ kind }) => kind === "designation")) return view;
  const bytes = view.bytes.slice();
  const group = view.record.stack.length / SEATS;
  const counts = new Map<number, number>();
  const write = (field: string, value: number, place: number): void =>
    writeNumber(view.schema.record, field, bytes, value, place);
  for (const event of events) {
    if (event.kind === "designation") write("designation", event.designation, event.seat);
    if (event.kind === "robot") {
      write("slot_card", event.card, event.seat * SLOTS + event.slot);
      write("slot_mode", event.mode, event.seat * SLOTS + event.slot);
    }
    if (event.kind === "contract") {
      const at = counts.get(event.seat) ?? 0;
      write("stack", event.contract, event.seat * group + at);
      write("stack_gap", event.gap, event.seat * group + at);
      write("stack_count", at + 1, event.seat);
      counts.set(event.seat, at + 1);
    }
  }
  return view.with(bytes);
}

/** The collections among events, in order. */
export function collections(events: readonly Event[]): Collection[] {
  const found: { seats: number[]; moments: Moment[]; homes: Of<"robot-home">[] }[] = [];
  let open = false;
  for (const event of events) {
    const moment = event.kind === "collect" || event.kind === "collide";
    const home = event.kind === "robot-home";
    if (!moment && !home) open &&= event.kind === "replace";
    else {
      const last = found.at(-1);
      if (!open || !last || (moment && last.homes.length)) found.push({ seats: [], moments: [], homes: [] });
      const now = found.at(-1)!;
      if (moment) now.moments.push(event);
      else now.homes.push(event);
      if (!now.seats.includes(event.seat)) now.seats.push(event.seat);
      open = true;
    }
  }
  return found;
}

/** The scenes of a collection, one a step; the first is before anything moves. */
export function scenesOf(view: CosmicView, ship: readonly number[], { seats, moments, homes }: Collection): Scene[] {
  const programs = new Map(seats.map((seat) => [seat, programOf(view, seat)]));
  const told = moments.map((moment) => ({ moment, ...placed(programs.get(moment.seat)!, moment) }));
  const stops = new Map(
    homes.flatMap((home) =>
      stopOf(
        programs.get(home.seat)!,
        home,
        told.map(({ moment }) => moment),
      ),
    ),
  );
  const steps = Math.max(1, ...seats.flatMap((seat) => lengths(seat, programs.get(seat)!, stops)));
  const collided = told.filter(({ moment }) => moment.kind === "collide");
  return Array.from({ length: steps + 1 }, (_, step) => {
    const past = told.filter((one) => one.moment.kind === "collect" && one.step <= step).map(({ moment }) => moment);
    const next = told.findIndex((one) => one.step > step);
    const crash = collided.filter((one) => one.step <= step).at(-1);
    return {
      seats,
      programs,
      step,
      steps,
      stops,
      ship: ship.map((type, cell) => (past.some((moment) => moment.cell === cell) ? -1 : type)),
      gone: new Map(past.map(({ cell, seat }) => [cell, seat])),
      gained: new Map(
        seats.map((seat) => [seat, past.filter((moment) => moment.seat === seat).map(({ marble }) => marble)]),
      ),
      clash: crash ? clashOf(collided, crash) : null,
      told: next < 0 ? told.length : next,
    };
  });
}

interface Told {
  readonly moment: Moment;
  readonly slot: number;
  readonly step: number;
}

function placed(program: Program, { card, cell }: Moment): { slot: number; step: number } {
  const slot = program.slots.findIndex((one) => one.card === card);
  const { way, delay } = program.slots[slot]!;
  return { slot, step: way.indexOf(cell) + 1 + delay };
}

function stopOf(program: Program, home: Of<"robot-home">, moments: readonly Moment[]): [string, Stop][] {
  const slot = program.slots.findIndex(({ card }) => card === home.card);
  const last = moments.filter(({ seat, card }) => seat === home.seat && card === home.card).at(-1);
  if (slot < 0 || !last || home.fate === Fate.back) return [];
  const fate = last.kind === "collide" ? "damaged" : "full";
  return [[`${home.seat}-${slot}`, { at: program.slots[slot]!.way.indexOf(last.cell) + 1, fate }]];
}

/** How many steps each robot of a program is under way. */
function lengths(seat: number, program: Program, stops: ReadonlyMap<string, Stop>): number[] {
  return program.slots.map(({ way, delay, travels }, slot) =>
    travels ? (stops.get(`${seat}-${slot}`)?.at ?? way.length) + delay : 0,
  );
}

function clashOf(collided: readonly Told[], { moment, step }: Told): Clash {
  const robots = collided.filter((one) => one.moment.cell === moment.cell && one.step === step);
  return {
    cell: moment.cell,
    marble: moment.marble,
    robots: robots.map(({ moment: { seat }, slot }) => ({ seat, slot })),
  };
}
