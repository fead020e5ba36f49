// How you have been doing: sums over your finished games, and the games that someone wants to see.

import { oppositionOf, OPPOSITIONS, outcomeOf, type MyGame, type Opposition } from "./mygames";

export const FEW = 5; // games below which a share or a mean says nothing

/** What some games amount to. */
export interface Tally {
  readonly played: number;
  readonly won: number;
  readonly share: number | null; // of games won, from 0 to 1; null for too few
  readonly mean: number | null; // points; null for too few
  readonly best: number; // points
  readonly streak: number; // games won in a row until now
}

/** The games that count: yours alone, finished, with the cards as printed and a result that is known. */
export function counted(games: readonly MyGame[]): MyGame[] {
  return games.filter((game) => game.over && !game.borrowed && !game.changed && outcomeOf(game));
}

/** Sum up games that count, the latest first; null for none. */
export function tally(games: readonly MyGame[]): Tally | null {
  const outcomes = counted(games).map((game) => outcomeOf(game)!);
  const played = outcomes.length;
  if (!played) return null;
  const won = outcomes.filter((one) => one.won).length;
  const points = outcomes.map((one) => one.points);
  const mean = points.reduce((sum, one) => sum + one, 0) / played;
  const lost = outcomes.findIndex((one) => !one.won);
  const enough = played >= FEW;
  return {
    played,
    won,
    share: enough ? won / played : null,
    mean: enough ? mean : null,
    best: Math.max(...points),
    streak: lost < 0 ? played : lost,
  };
}

/** A game's sum, and one for each kind of opposition, the weakest first. */
export interface Ledgered {
  readonly game: string;
  readonly all: Tally;
  readonly against: readonly { readonly opposition: Opposition; readonly tally: Tally }[];
}

/** Sums by game and by opposition, for those there are. */
export function tallies(games: readonly MyGame[], names: readonly string[]): Ledgered[] {
  return names.flatMap((game) => {
    const own = games.filter((one) => one.game === game);
    const all = tally(own);
    return all ? [{ game, all, against: byOpposition(own) }] : [];
  });
}

function byOpposition(games: readonly MyGame[]): Ledgered["against"] {
  return OPPOSITIONS.flatMap((opposition) => {
    const sum = tally(games.filter((game) => oppositionOf(game) === opposition));
    return sum ? [{ opposition, tally: sum }] : [];
  });
}

/** Which games are wanted; empty means any. */
export interface Sieve {
  readonly game: string;
  readonly opposition: Opposition | "";
  readonly players: number; // 0 means any
  readonly state: "" | "going" | "won" | "lost";
}

export const EVERYTHING: Sieve = { game: "", opposition: "", players: 0, state: "" };

/** Whether a game is wanted. */
export function passes(sieve: Sieve, game: MyGame): boolean {
  return (
    (!sieve.game || game.game === sieve.game) &&
    (!sieve.opposition || oppositionOf(game) === sieve.opposition) &&
    (!sieve.players || game.seats.length === sieve.players) &&
    (!sieve.state || stateOf(game) === sieve.state)
  );
}

function stateOf(game: MyGame): "going" | "won" | "lost" | null {
  if (!game.over) return "going";
  const outcome = outcomeOf(game);
  return outcome && (outcome.won ? "won" : "lost");
}
