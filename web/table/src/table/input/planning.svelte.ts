// Planning: while others move a person marks what to do next. Plans wait, in their order, until the turn they are for is
// over. The tab keeps them over a reload, for each seat its own, and tells nobody.

import { choicesOf, type Pick } from "./picking.svelte";
import { recall, remember } from "../storage/remembered";
import type { Choice, View } from "../view/view";

type Blocks = NonNullable<Pick["blocks"]>;

/** Something that is meant to be chosen later. */
export interface Plan {
  readonly blocks: Blocks; // what choosing it may mean
  readonly label: string; // how it is called
  readonly met?: boolean; // whether its seat has been asked for such a thing since
}

/** What planning needs of a table, and asks of it. */
export interface PlannedTable {
  readonly view: View;
  readonly session: { readonly live: boolean; readonly sitters: readonly { readonly mine: boolean }[] };
  choose(choices: readonly Choice[], element?: Element): void;
  object(action: number): Promise<void>;
}

/** Whether a tab has kept a plan, and not something else under its name. */
const isPlan = (kept: Partial<Plan> | null): boolean => Array.isArray(kept?.blocks) && typeof kept.label === "string";

const sameBlocks = (one: Blocks, other: Blocks): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a seat's plans are kept as, with the address of the table. */
const nameOf = (seat: number): string => `plans-${seat}`;

type BySeat = Record<number, readonly Plan[]>;

export class Planning {
  private made = $state.raw<Readonly<BySeat>>({}); // since the page was opened
  private readonly kept: BySeat = {}; // from before

  constructor(private readonly table: PlannedTable) {}

  /** The plans of the seat that looks; others at the same device have their own. */
  get plans(): readonly Plan[] {
    const { seat } = this.table.view;
    return this.made[seat] ?? this.recalled(seat);
  }

  private recalled(seat: number): readonly Plan[] {
    return (this.kept[seat] ??= recall<Plan>(nameOf(seat)).filter(isPlan));
  }

  private set plans(plans: readonly Plan[]) {
    const { seat } = this.table.view;
    this.made = { ...this.made, [seat]: plans };
    remember(nameOf(seat), plans);
  }

  /** Whether something can be planned: a player waits. */
  get open(): boolean {
    const { view, session } = this.table;
    return (session.sitters[view.seat]?.mine ?? false) && !view.over && !view.decision;
  }

  /** A plan that could have been carried out goes with the turn; one for which nothing was asked yet waits. */
  follow(): void {
    const { view, session } = this.table;
    const asked = view.acting.includes(view.seat);
    if (view.over) this.keep(() => false);
    else if (asked && session.live) this.meet();
    else if (!asked && view.acting.length) this.keep(({ met }) => !met);
  }

  private meet(): void {
    const answers = (plan: Plan): boolean => !plan.met && this.answers(plan);
    if (this.plans.some(answers))
      this.plans = this.plans.map((plan) => (answers(plan) ? { ...plan, met: true } : plan));
  }

  private keep(isKept: (plan: Plan) => boolean): void {
    if (!this.plans.every(isKept)) this.plans = this.plans.filter(isKept);
  }

  /** Whether a plan is about what is asked now, legal or not. */
  private answers({ blocks }: Plan): boolean {
    const asked = this.table.view.choices.map(({ picked }) => picked.block.name);
    return blocks.some(([block]) => asked.includes(block));
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
    this.keep((plan) => !sameBlocks(plan.blocks, blocks));
  }

  /** Something is chosen: it needs no plan any more. */
  settle({ action }: Choice): void {
    const { view } = this.table;
    this.keep((plan) => !choicesOf(view, plan).some((choice) => choice.action === action));
  }

  /** Forget everything; answers whether there was something. */
  clear(): boolean {
    const planned = this.plans.length > 0;
    this.keep(() => false);
    return planned;
  }

  /** The first plan that answers what is asked now, a legal one if there is any: a plan for later waits. */
  get offered(): Plan | null {
    const { view, session } = this.table;
    if (!session.live || !view.decision) return null;
    const answering = this.plans.filter((plan) => this.answers(plan));
    return answering.find((plan) => choicesOf(view, plan).length) ?? answering[0] ?? null;
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
