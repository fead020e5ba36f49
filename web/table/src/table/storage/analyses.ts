// Analyses that were thought out on this device, by what identifies a game: they are there at once the next time.

import { read, readAll, remove, write } from "./storage";

/** What is kept of an analysis. */
export interface KeptAnalysis<V> {
  readonly id: string;
  readonly makings: string; // what it was judged by
  readonly verdicts: readonly V[];
  readonly at: number; // in milliseconds
}

const PREFIX = "starlode-analysis-";
const MOST = 40; // analyses that are kept, at some 10 kB each

/** What was found out about a game by the same judge; empty where nothing is kept. */
export function keptVerdicts<V>(id: string, makings: string): readonly V[] {
  const kept = read<KeptAnalysis<V>>(PREFIX + id);
  return kept?.makings === makings && Array.isArray(kept.verdicts) ? kept.verdicts : [];
}

export function keepVerdicts<V>(id: string, makings: string, verdicts: readonly V[]): void {
  write(PREFIX + id, { id, makings, verdicts, at: Date.now() } satisfies KeptAnalysis<V>);
  const all = readAll<KeptAnalysis<V>>(PREFIX).sort((a, b) => b.at - a.at);
  for (const old of all.slice(MOST)) remove(PREFIX + old.id);
}
