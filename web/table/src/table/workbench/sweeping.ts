// One value of a sweep: how often the chosen component is taken then, and what its takers win.

import { takenBy, wonWith, type Findings, type WorkbenchDescription } from "@starlode/engine";

import { columnsOf, peersOf } from "./rows";

export interface SweepPoint {
  readonly value: number;
  readonly wins: number;
  readonly reach: number; // of its interval
  readonly taken: number;
  readonly takers: number;
  readonly peers: number | null; // what takers of others of its kind win; null where there are none
  readonly gap: number | null; // between the two; null where there is nothing to compare
}

/** What a comparison says about a component at one value. */
export function pointOf(workbench: WorkbenchDescription, id: string, value: number, findings: Findings): SweepPoint {
  const [column] = columnsOf(workbench, id);
  if (column === undefined) throw new Error(`nothing is counted of '${id}'`);
  const won = findings.told[wonWith(workbench, column)]!;
  const peers = peersOf(workbench, column, findings);
  return {
    value,
    wins: won.after,
    reach: won.afterReach,
    taken: findings.told[takenBy(workbench, column)]!.after,
    takers: won.afterCount,
    peers,
    gap: won.afterCount > 0 && peers !== null ? won.after - peers : null,
  };
}
