// The text of moves, from the game's rows of decisions and forms, as Python writes it (engine/text/notation.py).

import { fillIn, type Scope } from "./facts";
import type { Block, ChoiceRow } from "./schema";
import { split, WORD, type Picked, type Perspective } from "./speech";

const UNASKED = "choose";

/** The move's text; unique among the moves that are legal for the seat. */
export function spell(perspective: Perspective, action: number): string {
  const picked = split(perspective.schema, action);
  const { name } = picked.block;
  if (name === WORD) return perspective.schema.layout.words[picked.number]!;
  const choice = perspective.decision.choices.find(({ block }) => block === name);
  const scope = perspective.scope(picked);
  return `${choice ? verbOf(choice, scope) : usual(perspective, picked)} ${written(picked.block, scope)}`;
}

/** The legal action that a text means; null where there is none. */
export function readMove(perspective: Perspective, legal: readonly number[], text: string): number | null {
  return legal.find((action) => spell(perspective, action) === text) ?? null;
}

function written(block: Block, scope: Scope): string {
  const form = block.forms.find(({ when }) => !when || scope.number(when));
  if (!form) throw new Error(`no form fits a thing of '${block.name}'`);
  return fillIn(form.pattern, scope, form.facts);
}

/** The verb by which a decision asks for a thing. */
function verbOf({ verbs, which }: ChoiceRow, scope: Scope): string {
  return verbs.length === 1 ? verbs[0]! : verbs[scope.number(which)]!;
}

/** The verb for a thing that is not asked for: the first that takes it. */
function usual({ schema }: Perspective, { block }: Picked): string {
  const choices = schema.decisions.flatMap((decision) => decision.choices);
  const verbs = [...new Set(choices.flatMap((choice) => choice.verbs))];
  return verbs.find((verb) => choices.some((one) => one.block === block.name && one.verbs.includes(verb))) ?? UNASKED;
}
