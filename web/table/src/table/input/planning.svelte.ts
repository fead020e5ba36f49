// Planning: while others move a person marks what to do next. Plans wait, in their order, and never leave the page.

import { choicesOf, type Pick } from "./picking.svelte";
import type { Choice, View } from "../view/view";

type Blocks = NonNullable<Pick["blocks"]>;

/** Something that is meant to be chosen later. */
export interface Plan {
  readonly blocks: Blocks; // what choosing it may mean
  readonly label: string; // how it is called
}

/** What planning needs of a table, and asks of it. */
export interface PlannedTable {
  readonly view: View;
  readonly session: { readonly live: boolean };
  choose(choices: readonly Choice[], element?: Element): void;
  object(action: number): Promise<void>;
}

const sameBlocks = (one: Blocks, other: Blocks): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Planning {
  plans = $state.raw<readonly Plan[]>([]);

  constructor(private readonly table: PlannedTable) {}

  /** Whether something can be planned: a player waits. */
  get open(): boolean {
    const { view } = this.table;
    return view.seat >= 0 && !view.over && !view.decision;
  }

  /** Where among the plans something stands, from 1; 0 if it is not planned. */
  placeOf(blocks: Blocks): number {
    return 1 + this.plans.findIndex((plan) => sameBlocks(plan.blocks, blocks));
  }

  /** Plan something after all else, or no longer. */
  toggle(plan: Plan): void {
    if (this.placeOf(plan.blocks)) this.drop(plan);
    else this.plans = [...this.plans, plan];
  }

  drop({ blocks }: Plan): void {
    this.plans = this.plans.filter((plan) => !sameBlocks(plan.blocks, blocks));
  }

  /** Something is chosen: it needs no plan any more. */
  settle({ action }: Choice): void {
    const { view } = this.table;
    this.plans = this.plans.filter((plan) => !choicesOf(view, plan).some((choice) => choice.action === action));
  }

  /** Forget everything; answers whether there was something. */
  clear(): boolean {
    const planned = this.plans.length > 0;
    this.plans = [];
    return planned;
  }

  /** The first plan that answers what is asked now, legal or not: a plan for later waits. */
  get offered(): Plan | null {
    const { view, session } = this.table;
    if (!session.live || !view.decision) return null;
    const asked = view.choices.map(({ picked }) => picked.block.name);
    return this.plans.find(({ blocks }) => blocks.some(([block]) => asked.includes(block))) ?? null;
  }

  /** Do what was planned; where it is not possible any more it is said why. */
  carryOut(plan: Plan, element?: Element): void {
    const { view } = this.table;
    const choices = choicesOf(view, plan);
    this.drop(plan);
    if (choices.length) this.table.choose(choices, element);
    else void this.table.object(view.actionOn(...plan.blocks[0]!));
  }
}
