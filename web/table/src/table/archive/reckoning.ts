// Results that were not kept, and whose turn it is: those of old games follow from their moves, the server is asked about its
// tables.

import type { Result } from "@starlode/engine";

import { replayed } from "../analysis/history";
import { makingOf } from "../resources/bundles";
import { isServed, server } from "../resources/server";
import { bundleFor } from "../resources/tablebundles";
import { allHeldSeats, heldSeats, noteTable } from "../storage/seattokens";
import { savedGame, savedGames, saveGame, type SavedGame } from "../storage/savedgames";

const MOST = 20; // tables that are asked for at once

/** Find what is missing, one game after the other, and tell after each; what cannot be found stays unknown. */
export async function reckon(tell: () => void, signal: AbortSignal): Promise<void> {
  const missing = savedGames().filter(({ over, results }) => over && !results);
  const steps = [...missing.map((saved) => () => reckonGame(saved)), ...(await unknownTables()).map(({ table }) => () => askFor(table))]; // prettier-ignore
  for (const step of steps) {
    const found = await step().catch(() => false);
    if (signal.aborted) return;
    if (found) tell();
    await new Promise((resolve) => setTimeout(resolve)); // a page that is used meanwhile must not stutter
  }
}

async function reckonGame(saved: SavedGame): Promise<boolean> {
  const results = await resultsOf(saved);
  if (!results || !savedGame(saved.id)) return false; // it may have been deleted meanwhile
  return saveGame({ ...saved, results });
}

/** The results of a finished game by its moves; null where its rules are not here. */
async function resultsOf(saved: SavedGame): Promise<readonly Result[] | null> {
  if ((await makingOf(saved.game)) !== "ready") return null;
  const table = replayed(await bundleFor(saved), saved);
  return table.over ? table.results : null;
}

async function unknownTables(): Promise<{ readonly table: string }[]> {
  if (!(await isServed())) return [];
  return allHeldSeats()
    .filter(({ over, results, elsewhere }) => !elsewhere && !(over && results))
    .slice(0, MOST);
}

async function askFor(table: string): Promise<boolean> {
  const info = await server.table(table);
  const held = heldSeats(table);
  if (!held) return false;
  noteTable(info, held.at); // nobody has been there
  return true;
}
