// What the table shows, read from a view: which things lie where. Numbers and rules stay with the engine.

import {
  Ability,
  AbilityWays,
  ColourIds,
  Discount,
  EMPTY,
  HALVES,
  LEVELS,
  PhaseWays,
  Skill,
  SkillWays,
  type AbilityName,
  type ColourId,
  type SkillName,
  type Types,
} from "../../../../../generated/cave-in";
import type { View } from "../../../table/view/view";
import type { MarkName } from "../art/glyphs";

export type CaveView = View<Types>;

/** Factions, their colours and their symbols share these numbers. */
export const COLOURS = ColourIds;

/** A card in a hand, which may have another colour this turn. */
export interface HandCard {
  readonly type: number;
  readonly colour: number;
  readonly copy: number; // tells cards apart that look alike
}

/** One of the four lines of the board: Docks of a level beside Mine spaces of a cost. */
export interface BoardLine {
  readonly level: number; // 0 to 3
  readonly cut: number; // 0 to 3
  readonly docks: readonly number[]; // spaces
  readonly mine: readonly number[]; // spaces
}

export function colourName(colour: number): ColourId | undefined {
  return COLOURS[colour];
}

/** The lines from the top: strong Mercenaries are few where cheap Crystals are many. */
export function linesOf(view: CaveView): BoardLine[] {
  const spaces = (kind: number): number[] =>
    [...view.params.space_class.keys()].filter((space) => view.paramAt("space_class", space) === kind);
  return Array.from({ length: LEVELS }, (_, cut) => ({
    level: LEVELS - 1 - cut,
    cut,
    docks: spaces(LEVELS - 1 - cut),
    mine: spaces(cut),
  }));
}

/** Whose things lie in front: the viewer's, or for those who only watch, the things of the seat in turn. */
export function ownSeat(view: CaveView): number {
  return view.seat >= 0 ? view.seat : view.record.active;
}

/** The cards of a hand that the viewer knows, by faction and level. */
export function handOf(view: CaveView, seat: number): HandCard[] {
  const types = view.params.level.length;
  return Array.from({ length: types }, (_, type) => coloured(view, seat, type)).flat();
}

function coloured(view: CaveView, seat: number, type: number): HandCard[] {
  const printed = view.paramAt("faction", type);
  const tinted = COLOURS.map((_, colour) => (seat === view.record.active ? view.at("tint", type, colour) : 0));
  const plain = view.at("hand", seat, type) - tinted.reduce((sum, count) => sum + count, 0);
  const counts = tinted.map((count, colour) => (colour === printed ? count + plain : count));
  return counts.flatMap((count, colour) => Array.from({ length: count }, (_, copy) => ({ type, colour, copy })));
}

/** How many cards of a hand the viewer does not know: of each level, and quite unknown. */
export function unknownOf(view: CaveView, seat: number): { levelled: number[]; rest: number } {
  const known = handOf(view, seat).length;
  const all = view.at("hand_count", seat) - known;
  const levelled = Array.from({ length: LEVELS }, (_, level) => view.at("levelled", seat, level));
  const told = seat === view.seat ? 0 : levelled.reduce((sum, count) => sum + count, 0);
  return seat === view.seat ? { levelled: [], rest: 0 } : { levelled, rest: Math.max(0, all - told) };
}

/** A Base, bottom first. */
export function baseOf(view: CaveView, seat: number): number[] {
  return Array.from({ length: view.at("base_count", seat) }, (_, place) => view.at("bases", seat, place));
}

/** The cards played this turn, in order. */
export function rowOf(view: CaveView): number[] {
  return view.record.row.slice(0, view.record.row_count);
}

/** The last cards of the row, with which the purchase in progress is being paid. */
export function paidWith(view: CaveView): number[] {
  const row = rowOf(view);
  let [sum, from] = [0, row.length];
  while (from > 0 && sum < view.record.paid) sum += view.surveyAt("counted", row[--from]!);
  return row.slice(from);
}

/** Whether something is being paid for, by whomever. */
export function isPaying(view: CaveView): boolean {
  return "paid" in (view.schema.decisions[view.record.phase]?.facts ?? {});
}

/** What is paid of a price in levels, and what is still owed; null where no such price is paid. */
export function billOf(view: CaveView): { paid: number; cost: number; due: number } | null {
  const { paid, cost } = view.record;
  return isPaying(view) ? { paid, cost, due: Math.max(0, cost - paid) } : null;
}

/** How many points more the viewer would have after a choice; null without rules of our own. */
export function gainOf(view: CaveView, action: number): number | null {
  const after = view.after(action);
  return after && after.surveyAt("points", view.seat) - view.surveyAt("points", view.seat);
}

/** Which card pays for the Mercenary that is being hired. */
export function levelsToPay(view: CaveView): string {
  const bits = view.surveyAt("levels", view.paramAt("level", view.record.target) - 1);
  const levels = Array.from({ length: LEVELS }, (_, one) => one + 1).filter((one) => (bits >> one) & 1);
  return levels.length
    ? view.text("page-hire-for", { levels: view.words.list(levels.map(String), "disjunction") })
    : view.text("page-hire-free");
}

/** The Crystals in a pile, as far as the viewer knows them, cheap ones first. */
export function pileOf(view: CaveView, seat: number): number[] {
  return [...view.record.crystal_at.keys()].filter((crystal) => view.at("crystal_at", crystal) === seat);
}

/** The faction symbols on those Crystals, in sets: the first set has every symbol there is, and so on. */
export function setsOf(view: CaveView, seat: number): number[][] {
  const counts = COLOURS.map(
    (_, symbol) => pileOf(view, seat).filter((crystal) => view.paramAt("crystal_symbol", crystal) === symbol).length,
  );
  return Array.from({ length: Math.max(...counts) }, (_, set) =>
    [...counts.keys()].filter((symbol) => counts[symbol]! > set),
  );
}

export function totemsOf(view: CaveView, holder: number): number[] {
  return [...COLOURS.keys()].filter((colour) => view.at("totem", colour) === holder);
}

/** The colours that are wild in this game: those of the factions that are not in play. */
export function wildColours(view: CaveView): number[] {
  return [...COLOURS.keys()].filter((colour) => !view.at("in_play", colour));
}

export function halvesOf(view: CaveView, seat: number): number[] {
  return Array.from({ length: HALVES }, (_, half) => half).filter((half) => view.at("half_owner", half) === seat);
}

export function subjugatedOf(view: CaveView, seat: number): number[] {
  return view.params.level.flatMap((_, type) => Array.from({ length: view.at("subjugated", seat, type) }, () => type));
}

/** The decision in progress by name, also while another player decides. */
export function phaseOf(view: CaveView): string {
  return view.schema.decisions[view.record.phase]?.name ?? "";
}

/** What the decision in progress is about: a card of the Docks, a Crystal, an Artifact and so on. */
export function targets(view: CaveView, what: keyof typeof PhaseWays): boolean {
  return worksBy(PhaseWays[what], view.record.phase);
}

/** Whether the viewer is asked for such things. */
export function asks(view: CaveView, block: string): boolean {
  return view.decision?.choices.some((choice) => choice.block === block) ?? false;
}

/** A word as something to pick. */
export function word(view: CaveView, name: string): readonly [string, number] {
  return ["word", view.schema.layout.words.indexOf(name)];
}

/** What makes something cheaper now, by name: a Totem, a skill or an Artifact. */
export function cutsOf(view: CaveView, cut: (which: number) => number): { name: string; by: number }[] {
  return Object.entries(Discount)
    .map(([id, which]) => ({ name: discountName(view, id), by: cut(which) }))
    .filter(({ by }) => by > 0);
}

function discountName(view: CaveView, id: string): string {
  if (id in Skill) return view.name("card", view.params.skill.indexOf(Skill[id as SkillName]), "short");
  return id in Ability
    ? view.name("half", view.paramAt("ability_half", Ability[id as AbilityName]))
    : view.text(`page-${id}`);
}

const worksBy = (way: readonly number[], effect: number): boolean => way.includes(effect);

/** At once, for the turn, or as an extra action: how a skill works. */
export function skillMark(skill: number): MarkName {
  if (worksBy(SkillWays.extra, skill)) return "plus";
  return worksBy(SkillWays.instant, skill) ? "bolt" : "glass";
}

/** Points, an ability to activate, or one that always works: what a half is. */
export function halfMark(view: CaveView, half: number): MarkName {
  const ability = view.paramAt("half_ability", half);
  if (ability === EMPTY) return "star";
  return worksBy(AbilityWays.start, ability) ? "bolt" : "glass";
}
