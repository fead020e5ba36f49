// A program in the making: robots that the player has planned for the slots which are still free.

import type { Plan } from "../../../table/input/planning.svelte";

/** A robot and the mode that it is meant to have. */
export interface Sketched {
  readonly kind: number;
  readonly mode: number;
  readonly plan: Plan;
}

/** The planned robots, in the order of their slots. */
export function sketched(plans: readonly Plan[]): Sketched[] {
  return plans.flatMap((plan) => {
    const [block, kind, mode = 0] = plan.blocks[0]!;
    return block === "mode" ? [{ kind, mode, plan }] : [];
  });
}
