// What thinking needs: lines to workers, a game, and its network.

import { hasVectors, type Bundle, type Description, type Network, type WorkerPort } from "@starlode/engine";

/** A line to where searches run, and how to end them. */
export interface SearchPort extends WorkerPort {
  terminate(): void;
}

export type Game = Pick<Bundle, "module" | "description" | "folder">;

/** Fetch the network of a game that has one. */
export type Fetching = (game: Game) => Promise<Network>;

/** Whether this page can think with a network: the game has one, and the browser has vectors. */
export function hasMasters({ network }: Pick<Description, "network">): boolean {
  return network !== null && hasVectors();
}
