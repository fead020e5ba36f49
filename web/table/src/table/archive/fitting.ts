// Which level is an even match for you, by your games against bots, as `starlode.bots.matching` finds it.

import type { ScaleDescription } from "@starlode/engine";

import { numberOf } from "../../art/variants";
import { outcomeOf, rivalsOf, type MyGame } from "./mygames";
import { counted } from "./statistics";

export const ENOUGH = 3; // games before a level is proposed
const LATEST = 20; // games that count: who has learned plays others than a month ago
const STEP = 120; // rating points of a level where nothing was measured
const MIDDLE = 5.5; // of the scale
const TRIES = Array.from({ length: 91 }, (_, place) => 1 + place / 10);

type Scales = Readonly<Record<number, ScaleDescription>>;

/** A game: rating points of a level in it, where the rivals are on the scale, and your share of the victory. */
interface Encounter {
  readonly step: number;
  readonly rivals: readonly number[];
  readonly share: number;
}

/** The level from 1 to 10 that you would beat every other time, by your latest games, which come first; 0 after too few. */
export function fittingLevel(games: readonly MyGame[], scales: Scales): number {
  const known = counted(games)
    .flatMap((game) => encountersOf(game, scales))
    .slice(0, LATEST);
  return known.length < ENOUGH ? 0 : Math.round(likeliest(known));
}

/** A win and a loss in the middle keep a single game from deciding. */
function likeliest(known: readonly Encounter[]): number {
  const all = [...known, ...[0, 1].map((share) => ({ step: STEP, rivals: [MIDDLE], share }))];
  const likeness = TRIES.map((place) => all.reduce((sum, one) => sum + likenessOf(one, place), 0));
  return TRIES[likeness.indexOf(Math.max(...likeness))]!;
}

function likenessOf({ step, rivals, share }: Encounter, place: number): number {
  const chance = 1 / (1 + rivals.reduce((sum, rival) => sum + 10 ** (((rival - place) * step) / 400), 0));
  return share * Math.log(chance) + (1 - share) * Math.log(1 - chance);
}

/** A game against bots alone that are all on the scale; a shared victory counts in part. */
function encountersOf(game: MyGame, scales: Scales): Encounter[] {
  const scale = scales[game.seats.length];
  const rivals = rivalsOf(game).map(({ kind, level }) => (kind === "bot" ? placeOf(level ?? "", scale) : undefined));
  if (!scale || !rivals.length || rivals.includes(undefined)) return [];
  const winners = game.results.filter(({ rank }) => rank === 1).length;
  return [{ step: scale.step, rivals: rivals as number[], share: outcomeOf(game)!.won ? 1 / winners : 0 }];
}

/** Where a bot is on the scale: levels from 1 to 10 are the scale itself. */
function placeOf(level: string, scale: ScaleDescription | undefined): number | undefined {
  return numberOf(level) || scale?.places[level];
}
