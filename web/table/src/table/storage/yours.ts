// Your games: those of this device and those of the server, in one list.

import { holdings } from "./holdings";
import { shelf } from "./shelf";

export interface Yours {
  readonly id: string;
  readonly game: string;
  readonly remote: boolean;
  readonly over: boolean;
  readonly at: number;
  readonly names: readonly string[]; // of the others, as far as known here
}

export function ours(): Yours[] {
  const local = shelf().map(({ id, game, over, at, seats }): Yours => ({
    id,
    game,
    over,
    at,
    remote: false,
    names: seats.slice(1).map(({ name }) => name),
  }));
  const remote = holdings().map(({ table, game, over, at }): Yours => ({
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
export function wayTo({ id, remote, over }: Yours): string {
  if (over) return `#/replay/${remote ? "table" : "local"}/${id}`;
  return `#/${remote ? "table" : "local"}/${id}`;
}
