// Your games: those of this device and those of the server, in one list.

import { allHeldSeats } from "./seattokens";
import { savedGames } from "./savedgames";

export interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly remote: boolean;
  readonly over: boolean;
  readonly at: number;
  readonly names: readonly string[]; // of the others, as far as known here
}

export function myGames(): MyGame[] {
  const local = savedGames().map(({ id, game, over, at, seats }): MyGame => ({
    id,
    game,
    over,
    at,
    remote: false,
    names: seats.slice(1).map(({ name }) => name),
  }));
  const remote = allHeldSeats().map(({ table, game, over, at }): MyGame => ({
    id: table,
    game,
    over,
    at,
    remote: true,
    names: [],
  }));
  return [...local, ...remote].sort((a, b) => b.at - a.at);
}

/** Where one of your games goes on, or is shown again. */
export function linkTo({ id, remote, over }: MyGame): string {
  if (over) return `#/replay/${remote ? "table" : "local"}/${id}`;
  return `#/${remote ? "table" : "local"}/${id}`;
}
