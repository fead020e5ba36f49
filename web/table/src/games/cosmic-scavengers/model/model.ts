// What a view says about seats, cards and programs, in shapes that are easy to draw. No rule is in here.

import {
  Group,
  GROUP,
  Icon,
  ICONS,
  IN_DECK,
  Journey,
  Phase,
  RobotAt,
  ROW,
  SEATS,
  Stance,
  TYPES,
  UNITS,
  Zone,
  type GroupName,
  type Types,
} from "../../../../../generated/cosmic-scavengers";
import type { View } from "../../../table/view/view";

export type CosmicView = View<Types>;

/** Which group a contract belongs to: they follow each other, and are of one size. */
export function groupOf(contract: number): GroupName {
  return (Object.keys(Group) as GroupName[])[Math.floor(contract / GROUP)]!;
}

const numbers = (length: number): number[] => Array.from({ length }, (_, number) => number);

// ---- what a seat has ----

/** A seat's robots at a place. */
export function robotsAt(view: CosmicView, seat: number, place: number = RobotAt.hand): number[] {
  const cards = view.params.card_kind.length;
  return numbers(cards).filter((card) => view.at("robot_at", seat, card) === place);
}

/** A seat's contracts in a zone. */
export function contractsIn(view: CosmicView, seat: number, zone: number): number[] {
  const at = zone * SEATS + seat;
  return numbers(view.record.contract_at.length).filter((contract) => view.record.contract_at[contract] === at);
}

/** The contracts that a seat shows: prizes and robots in its tableau, then PROGRAMMABLE ones in its discard. */
export function shownBy(view: CosmicView, seat: number): number[] {
  return [...contractsIn(view, seat, Zone.tableau), ...contractsIn(view, seat, Zone.discard)];
}

/** Every contract that a seat has fulfilled, wherever it lies. */
export function contractsOf(view: CosmicView, seat: number): number[] {
  return numbers(view.record.contract_at.length).filter((contract) => {
    const at = view.record.contract_at[contract]!;
    return at >= 0 && at % SEATS === seat;
  });
}

/** Who has a contract, -1 nobody. */
export function takerOf(view: CosmicView, contract: number): number {
  const at = view.record.contract_at[contract]!;
  return at >= 0 ? at % SEATS : -1;
}

export function kindOf(view: CosmicView, card: number): number {
  return view.paramAt("card_kind", card);
}

/** How many marbles of each type a seat has, new or stored. */
export function marblesOf(view: CosmicView, field: "fresh" | "store" | "held", seat: number): number[] {
  return numbers(TYPES).map((type) => view.at(field, seat, type));
}

/** Counts by number as one entry for each: `[0, 2, 1]` is `[1, 1, 2]`. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, number) => Array.from({ length: Math.max(0, count) }, () => number));
}

export function deckSize(view: CosmicView): number {
  return view.record.contract_at.filter((at) => at === IN_DECK).length;
}

// ---- cards ----

/** The icons of one of a robot's modes, one entry each. */
export function modeIcons(view: CosmicView, kind: number, mode: number): number[] {
  return spread(numbers(ICONS).map((icon) => view.paramAt("icons", kind, mode, icon)));
}

/** The units that a contract costs: as printed, or for the seat that looks where it is in the market. */
export function costOf(view: CosmicView, contract: number, own = true): number[] {
  const place = view.surveyAt("place", contract);
  const mine = own && view.seat >= 0 && place >= 0;
  const count = (unit: number): number =>
    mine ? view.surveyAt("price", place, unit) : view.paramAt("cost", contract, unit);
  return spread(numbers(UNITS).map(count));
}

// ---- programs ----

export interface Slot {
  readonly card: number;
  readonly kind: number;
  readonly mode: number;
  readonly icons: readonly number[]; // active ones, one entry each
  readonly printed: readonly number[];
  readonly diligence: number;
  readonly room: number;
  readonly way: readonly number[]; // cells in the order of travel
  readonly reached: number; // of them, until the robot is full
  readonly caught: readonly number[]; // type by place on the way, -1 none
  readonly load: number;
  readonly delay: number;
  readonly full: boolean;
  readonly damaged: boolean;
  readonly travels: boolean;
}

export interface Inserted {
  readonly contract: number;
  readonly gap: number;
  readonly ignored: boolean;
}

export interface Program {
  readonly designation: number; // -1 none
  readonly slots: readonly Slot[];
  readonly stack: readonly Inserted[];
  readonly waiting: number; // contract without a gap, -1 none
}

/** A program as far as the viewer knows it, with what the survey foretells. */
export function programOf(view: CosmicView, seat: number): Program {
  const count = view.at("stack_count", seat);
  return {
    designation: view.at("designation", seat),
    slots: numbers(view.surveyAt("placed", seat)).map((slot) => slotOf(view, seat, slot)),
    stack: numbers(count).map((at) => ({
      contract: view.at("stack", seat, at),
      gap: view.at("stack_gap", seat, at),
      ignored: ((view.surveyAt("ignored", seat) >> at) & 1) === 1,
    })),
    waiting: view.at("waiting", seat),
  };
}

function slotOf(view: CosmicView, seat: number, slot: number): Slot {
  const card = view.at("slot_card", seat, slot);
  const [kind, mode] = [kindOf(view, card), view.at("slot_mode", seat, slot)];
  const journey = view.surveyAt("journey", seat, slot);
  const icons = spread(numbers(ICONS).map((icon) => view.surveyAt("icons", seat, slot, icon)));
  return {
    card,
    kind,
    mode,
    icons,
    printed: modeIcons(view, kind, mode),
    diligence: view.surveyAt("diligence_of", seat, slot),
    room: view.surveyAt("room", seat, slot),
    way: numbers(ROW)
      .map((place) => view.surveyAt("walk", seat, slot, place))
      .filter((cell) => cell >= 0),
    reached: view.surveyAt("reached", seat, slot),
    caught: numbers(ROW).map((place) => view.surveyAt("caught", seat, slot, place)),
    load: view.surveyAt("load", seat, slot),
    delay: view.surveyAt("delay", seat, slot),
    full: journey === Journey["stopped-full"],
    damaged: journey === Journey["stopped-damaged"],
    travels: icons.some((icon) => icon < Icon.capacity),
  };
}

/** What a program is expected to bring, one entry for each marble, the most valuable first. */
export function expected(program: Program): number[] {
  return program.slots.flatMap(({ caught }) => caught.filter((type) => type >= 0)).sort((a, b) => a - b);
}

/** Icons before and after contracts took effect: what stays, what is lost, what is new. */
export function changes(
  before: readonly number[],
  after: readonly number[],
): { icon: number; fate: "kept" | "lost" | "new" }[] {
  const left = [...after];
  const old = before.map((icon) => {
    const at = left.indexOf(icon);
    if (at >= 0) left.splice(at, 1);
    return { icon, fate: at >= 0 ? ("kept" as const) : ("lost" as const) };
  });
  return [...old, ...left.map((icon) => ({ icon, fate: "new" as const }))];
}

/** The place of a seat in the turn order, from 1; tied seats share theirs. 0 before the reveal. */
export function turnOf(view: CosmicView, seat: number): number {
  const at = view.record.order.indexOf(seat);
  return at < 0 ? 0 : 1 + at - view.record.tied.slice(0, at + 1).reduce((sum, tied) => sum + tied, 0);
}

// ---- the market ----

export interface Stand {
  readonly seat: number;
  readonly stance: number;
}

/** Who stands for a contract of the market, or has given it up, in a claim group. */
export function standsFor(view: CosmicView, contract: number): Stand[] {
  const place = view.surveyAt("place", contract);
  if (place < 0) return [];
  return numbers(view.players)
    .map((seat) => ({ seat, stance: view.at("stance", seat, place) }))
    .filter(({ stance }) => stance !== Stance.none);
}

/** Whether a bit of a seat is set in a field of the market. */
export function marked(view: CosmicView, field: "payable" | "reach", contract: number, seat: number): boolean {
  const place = view.surveyAt("place", contract);
  return place >= 0 && seat >= 0 && ((view.surveyAt(field, place) >> seat) & 1) === 1;
}

/** The rivals that could pay for a contract of the market, as far as the viewer can know. */
export function rivalsPaying(view: CosmicView, contract: number): number[] {
  const field = view.record.phase === Phase.program ? "reach" : "payable";
  return numbers(view.players).filter((seat) => seat !== view.seat && marked(view, field, contract, seat));
}

/** How many contracts of the market the viewer could pay, now or with what its program would bring. */
export function reachable(view: CosmicView, field: "payable" | "reach"): number {
  return view.record.market.filter((contract) => contract >= 0 && marked(view, field, contract, view.seat)).length;
}
