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

/** A seat's sight of a position: its record and what can be asked about it. */
export class Sight {
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
export function prompt(sight: Sight): Message {
  const scope = sight.scope();
  if (sight.field("over")) return { ids: ["game-over"], scope, facts: {} };
  if (!sight.isAsked) {
    return { ids: ["waiting"], scope, facts: { seats: scope.thing("seat", sight.field("acting"), { bits: true }) } };
  }
  return { ids: [`ask-${sight.decision.name}`], scope, facts: sight.decision.facts };
}

/** An action in a few words, for menus. */
export function describe(sight: Sight, action: number): Message {
  const picked = split(sight.schema, action);
  const { name, facts, choices } = sight.decision;
  const scope = sight.scope(picked);
  const block = picked.block.name;
  if (block === WORD) {
    const word = sight.schema.layout.words[picked.number];
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
export async function objection(sight: Sight, action: number): Promise<Message> {
  if (!sight.isAsked) return sight.field("over") ? prompt(sight) : { ...prompt(sight), ids: ["not-your-turn"] };
  const picked = split(sight.schema, action);
  if (!answers(sight, picked)) return { ids: ["not-asked"], scope: sight.scope(), facts: {} };
  const reason = await sight.reason(action);
  const facts = { ...picked.block.facts, ...sight.decision.facts, ...reason.facts };
  return { ids: [`no-${reason.name}`], scope: sight.scope(picked), facts };
}

/** Whether the decision asks for such a thing at all. */
export function answers(sight: Sight, { block, number }: Picked): boolean {
  if (block.name === WORD) return sight.decision.words.includes(sight.schema.layout.words[number]!);
  return sight.decision.choices.some((choice) => choice.block === block.name);
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
