// Where to stop on a branch: decisions that belong to one turn, such as a whole program, are one stop.

import type { Branch, GameTree, Twig } from "./tree";

/** Decisions of one seat in one turn, and the last of them, to which the stop leads. */
export interface BranchStop {
  readonly last: Twig;
  readonly all: readonly Twig[];
}

/** The stops of a branch; where it forks, a stop ends, so that every way can be gone. */
export function stopsOf({ moments }: Branch, tree: GameTree, roundAt: (moment: number) => number): BranchStop[] {
  const groups: Twig[][] = [];
  for (const twig of moments) {
    const last = groups.at(-1)?.at(-1);
    const same = last?.seat === twig.seat && roundAt(last.after) === roundAt(twig.after);
    if (same && tree.tried(last.id).length < 2) groups.at(-1)!.push(twig);
    else groups.push([twig]);
  }
  return groups.map((all) => ({ last: all.at(-1)!, all }));
}
