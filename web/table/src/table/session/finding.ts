// Where a game that is over comes from: this device, or the server.

import { say } from "../../words";
import { account } from "../people/account.svelte";
import { server } from "../resources/server";
import { savedGame, type SavedGame } from "../storage/savedgames";
import { heldSeats } from "../storage/seattokens";
import { tableOf, type MatchRecord } from "./records";

/** A game, and the seats in it that were the person's own. */
export interface FoundGame {
  readonly saved: SavedGame;
  readonly own: readonly number[];
}

/** A game of this device ("local") or of the server; throws where there is none. */
export async function findGame(kind: string, id: string): Promise<FoundGame> {
  if (kind === "table") {
    const table = await tableOf((await server.record(id)) as MatchRecord);
    const kept = account.games.filter((one) => one.table === id).map(({ seat }) => seat);
    return { saved: { ...table, id }, own: [...new Set([...Object.keys(heldSeats(id)?.seats ?? {}).map(Number), ...kept])] }; // prettier-ignore
  }
  const saved = savedGame(id);
  if (!saved) throw new Error(id);
  if (!saved.over) throw new Error(say("still-going")); // hands are still hidden
  const people = saved.seats.flatMap(({ kind: who }, seat) => (who === "human" ? [seat] : []));
  return { saved, own: saved.borrowed ? [] : people };
}
