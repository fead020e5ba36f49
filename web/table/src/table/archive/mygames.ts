// Your games: those of this device and those of the server, in one list.

import type { Result } from "@starlode/engine";

import type { GameOfMine } from "../../../../generated/wire";
import { namedAlike } from "../../art/variants";
import { LEVELS, type Level } from "../bots/levels";
import { account } from "../people/account.svelte";
import { allHeldSeats, type HeldSeats } from "../storage/seattokens";
import { savedGames, type SavedGame } from "../storage/savedgames";
import { bin } from "./bin.svelte";

/** A player of one of your games, as far as known here. */
export interface Participant {
  readonly kind: "human" | "bot" | "open";
  readonly name: string;
  readonly level?: string | null; // of a bot
}

export interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly remote: boolean;
  readonly over: boolean;
  readonly at: number; // of the last move, in milliseconds
  readonly seats: readonly Participant[]; // nobody where an old holding does not say
  readonly mine: readonly number[];
  readonly results: readonly Result[]; // by seat; none as long as they are not known
  readonly asked: boolean; // whether you are to move, as far as known here
  readonly borrowed: boolean; // not played by you from its first move
  readonly changed?: boolean; // whether it is played with changed cards
  readonly rated?: boolean;
  readonly kept?: boolean; // by the server, for its person: it cannot be deleted here
  readonly link: string | null; // where it goes on, or is shown again
}

/** Whom a game is played against: people, or bots, of which the strongest counts. */
export type Opposition = Level | "people";
export const OPPOSITIONS: readonly Opposition[] = [...LEVELS, "people"];

/** All that are not deleted, the latest first. Of those that the server keeps for you it knows best. */
export function myGames(): MyGame[] {
  const known = new Set(account.games.filter(({ status }) => status !== "closed").map(({ table }) => table));
  const kept = [...known].map((id) => ofPerson(account.games.filter(({ table }) => table === id)));
  const held = allHeldSeats().filter(({ table }) => !known.has(table));
  const all = [...savedGames().map(ofDevice), ...held.map(ofServer), ...kept];
  return all.filter(({ id }) => !bin.has(id)).sort((a, b) => b.at - a.at);
}

/** Whether others wait for your move. */
export const isAwaited = ({ asked, remote }: MyGame): boolean => asked && remote;

/** Games that go on: those in which others wait for you, then those in which you are to move. */
export function going(games: readonly MyGame[]): MyGame[] {
  const haste = (game: MyGame): number => Number(isAwaited(game)) + Number(game.asked);
  return games.filter(({ over }) => !over).sort((a, b) => haste(b) - haste(a));
}

function ofDevice({ id, game, over, at, seats, results = [], acting, borrowed, changes }: SavedGame): MyGame {
  const mine = seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
  const asked = !over && (!acting || acting.some((seat) => mine.includes(seat)));
  const link = over ? `#/replay/local/${id}` : `#/local/${id}`;
  const marks = { borrowed: borrowed ?? false, changed: changes !== undefined };
  return { id, game, remote: false, over, at, seats, mine, results, asked, ...marks, link };
}

function ofServer({
  table: id,
  game,
  over,
  at,
  seats: held,
  sitters = [],
  results = [],
  acting = [],
  changed = false,
  elsewhere,
}: HeldSeats): MyGame {
  const mine = Object.keys(held).map(Number);
  const asked = !over && acting.some((seat) => mine.includes(seat));
  const link = elsewhere ? null : over ? `#/replay/table/${id}` : `#/table/${id}`;
  return { id, game, remote: true, over, at, seats: sitters, mine, results, asked, borrowed: false, changed, link };
}

/** A table at which a person sits, in one seat or several. */
function ofPerson(claims: readonly GameOfMine[]): MyGame {
  const { table: id, game, status, at, seats, results, rated } = claims[0]!;
  const over = status === "over";
  const marks = { remote: true, borrowed: false, kept: true, rated };
  const link = over ? `#/replay/table/${id}` : `#/table/${id}`;
  const [mine, asked] = [claims.map(({ seat }) => seat), !over && claims.some(({ turn }) => turn)];
  return { id, game, over, at, seats, mine, results: results ?? [], asked, ...marks, link };
}

/** The others at a table. */
export function rivalsOf({ seats, mine }: MyGame): Participant[] {
  return seats.filter((_, seat) => !mine.includes(seat));
}

/** Whom a game is played against; null where that is not known. */
export function oppositionOf(game: MyGame): Opposition | null {
  const rivals = rivalsOf(game);
  if (rivals.some(({ kind }) => kind !== "bot") || game.mine.length > 1) return "people";
  return LEVELS.findLast((level) => rivals.some((rival) => namedAlike(rival.level ?? "") === level)) ?? null;
}

/** How a game ended for you. */
export interface Outcome {
  readonly rank: number;
  readonly players: number;
  readonly points: number;
  readonly won: boolean; // alone, or with others
}

/** How a game ended for you; null where that is not known, or where several people share this device. */
export function outcomeOf({ mine, results }: MyGame): Outcome | null {
  const own = mine.length === 1 ? results[mine[0]!] : undefined;
  return own ? { ...own, players: results.length, won: own.rank === 1 } : null;
}
