// What thinking in a page takes: a game, its network, and a line to where searches run.

import { hasVectors, type Bundle, type Description, type Network, type WorkerPort } from "@starlode/engine";

export type Game = Pick<Bundle, "module" | "description" | "folder">;

/** Fetch the network of a game for a number of players. */
export type Fetching = (game: Game, players: number) => Promise<Network>;

/** A line to where searches run, and how to end them. */
export interface SearchPort extends WorkerPort {
  terminate(): void;
}

/** Whether this page can think with a network: the game has one, and the browser has vectors. */
export function hasMasters({ network }: Pick<Description, "network">): boolean {
  return network !== null && hasVectors();
}
