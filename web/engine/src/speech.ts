// What a game says, from its tables: prompts, choices, objections and the log, as messages in any language.

import type { Event } from "./events";
import { idOf, Scope, type ScopedThing } from "./facts";
import { readParams, readRecord, type Fields } from "./records";
import type { Rules } from "./rules";
import type { Block, DecisionRow, Schema } from "./schema";
import type { Message } from "./words";

export const WORD = "word"; // the block of the action space whose numbers are words

/** What an action chooses. */
export interface Picked {
  readonly block: Block;
  readonly number: number;
  readonly detail: number;
}

export function split(schema: Schema, action: number): Picked {
  const block = schema.layout.blocks.findLast(({ start }) => start <= action);
  if (!block) throw new Error(`there is no action ${action}`);
  const rest = block.axes.slice(1).reduce((product, { size }) => product * size, 1);
  const place = action - block.start;
  return { block, number: Math.floor(place / rest), detail: place % rest };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A seat's perspective of a position: its record and what can be asked about it. */
export class Perspective {
  readonly schema: Schema;
  private readonly readFields: () => Fields;
  private readonly readSurvey: () => Fields | null;

  constructor(
    private readonly rules: Rules,
    private readonly record: Uint8Array,
    readonly seat: number,
    readonly names: readonly string[] = [],
  ) {
    this.schema = rules.description.schema;
    this.readFields = lazy(() => readRecord(this.schema.record, record));
    this.readSurvey = lazy(() => rules.survey(record, seat));
  }

  field(name: string): number {
    return this.readFields()[name] as number;
  }

  get isAsked(): boolean {
    return this.seat >= 0 && !this.field("over") && Boolean((this.field("acting") >> this.seat) & 1);
  }

  /** The row of the decision that the seat is asked for, if it is asked. */
  get decision(): DecisionRow {
    return this.schema.decisions[this.rules.asked(this.record, this.seat)]!;
  }

  /** Why an action that answers the decision is not legal now. */
  async reason(action: number): Promise<Schema["reasons"][number]> {
    return this.schema.reasons[await this.rules.objection(this.record, this.seat, action)]!;
  }

  /** Where facts about the position, or about something picked, are found. */
  scope(picked?: Picked): Scope {
    const { schema } = this;
    const numbers = { seat: this.seat, ...(picked && { number: picked.number, detail: picked.detail }) };
    return new Scope(schema, this.names, numbers, {
      record: { layout: schema.record, fields: this.readFields },
      params: { layout: schema.params, fields: () => readParams(schema, this.rules.params) },
      survey: schema.survey && { layout: schema.survey, fields: this.readSurvey },
    });
  }
}

/** What the seat is asked to decide now, in one sentence. */
export function prompt(perspective: Perspective): Message {
  const scope = perspective.scope();
  if (perspective.field("over")) return { ids: ["game-over"], scope, facts: {} };
  if (!perspective.isAsked) {
    return {
      ids: ["waiting"],
      scope,
      facts: { seats: scope.thing("seat", perspective.field("acting"), { bits: true }) },
    };
  }
  return { ids: [`ask-${perspective.decision.name}`], scope, facts: perspective.decision.facts };
}

/** An action in a few words, for menus. */
export function describe(perspective: Perspective, action: number): Message {
  const picked = split(perspective.schema, action);
  const { name, facts, choices } = perspective.decision;
  const scope = perspective.scope(picked);
  const block = picked.block.name;
  if (block === WORD) {
    const word = perspective.schema.layout.words[picked.number];
    return { ids: [`say-${name}-${word}`, `say-${word}`], scope, facts };
  }
  const choice = choices.find((one) => one.block === block);
  return {
    ids: [`do-${name}-${block}`, `do-${block}`],
    scope,
    facts: { ...picked.block.facts, ...facts, ...choice?.facts },
  };
}

/** Why an action is not legal now, in one sentence for the player. */
export async function objection(perspective: Perspective, action: number): Promise<Message> {
  if (!perspective.isAsked)
    return perspective.field("over") ? prompt(perspective) : { ...prompt(perspective), ids: ["not-your-turn"] };
  const picked = split(perspective.schema, action);
  if (!answers(perspective, picked)) return { ids: ["not-asked"], scope: perspective.scope(), facts: {} };
  const reason = await perspective.reason(action);
  const facts = { ...picked.block.facts, ...perspective.decision.facts, ...reason.facts };
  return { ids: [`no-${reason.name}`], scope: perspective.scope(picked), facts };
}

/** Whether the decision asks for such a thing at all. */
export function answers(perspective: Perspective, { block, number }: Picked): boolean {
  if (block.name === WORD) return perspective.decision.words.includes(perspective.schema.layout.words[number]!);
  return perspective.decision.choices.some((choice) => choice.block === block.name);
}

/** An event in one sentence; details that were redacted are vague. */
export function logLine(rules: Pick<Rules, "description" | "params">, event: Event, names: readonly string[]): Message {
  const { schema } = rules.description;
  const kind = schema.events.kinds.find(({ name }) => name === event.kind)!;
  const numbers = Object.fromEntries(Object.entries(event).filter(([, value]) => typeof value === "number"));
  const params = { layout: schema.params, fields: () => readParams(schema, rules.params) };
  const scope = new Scope(schema, names, numbers as Record<string, number>, { record: null, params, survey: null });
  const details = kind.details.map(({ name, sort, ...several }) => [
    name,
    scope.thing(sort, event[name] as number | readonly number[] | null, several),
  ]);
  const facts = { seat: scope.thing("seat", event.seat), ...Object.fromEntries(details), ...kind.facts };
  const chosen = kind.by === null ? [] : [`log-${event.kind}-${idOf(schema, facts[kind.by] as ScopedThing)}`];
  return { ids: [...chosen, `log-${event.kind}`], scope, facts };
}
