// What a search for a better number has found, as far as the page must judge it.

import { takenBy, wonWith, type TriedState, type Weight, type WorkbenchDescription } from "@starlode/engine";

import { columnsOf } from "./rows";

/** Whether chance may explain how far a component is from its peers. */
export function fits({ won, shouldWin, wonReach, used, shouldUse, usedReach }: Weight): boolean {
  return Math.abs(won - shouldWin) <= wonReach && Math.abs(used - shouldUse) <= usedReach;
}

/** The measures that have certainly changed with a state, other than those of the component itself and its parts. */
export function sideEffects(workbench: WorkbenchDescription, id: string, { told }: Pick<TriedState, "told">): number[] {
  const own = new Set(columnsOf(workbench, id).flatMap((one) => [takenBy(workbench, one), wonWith(workbench, one)]));
  return told.flatMap(({ verdict }, measure) =>
    (verdict === "more" || verdict === "less") && !own.has(measure) ? [measure] : [],
  );
}
