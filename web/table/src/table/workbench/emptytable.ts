// A table that no one plays at: enough for names and explanations.

import { Engine, paramsFor, readParams, Scope, Words, type Bundle, type Bytes, type Changes, type Texts } from "@starlode/engine"; // prettier-ignore

import { say } from "../../words";
import { textsOf } from "../resources/bundles";
import { benchOf } from "../resources/workbenches";
import { View } from "../view/view";
import { catalogueOf, changedNumbers, type ChangedNumber, type Namer } from "./catalogue";

/** What a spectator of such a table sees, with these numbers. */
export function emptyTable(bundle: Bundle, params: Bytes, players: number, language: string): View {
  const engine = new Engine(bundle, params);
  const words = new Words(bundle.description.schema, language, bundle.words);
  const dealt = engine.hide(engine.deal(players, engine.stretch(1)), -1);
  return new View({ engine, words, names: [] }, dealt, -1);
}

/** The words of a game without any table, and before its rules can run in this page. */
export function namerOf(texts: Texts, language: string): Namer {
  const { schema } = texts.description;
  const words = new Words(schema, language, texts.words);
  const fields = readParams(schema, paramsFor(texts, { players: schema.players[0] })!);
  const scope = new Scope(schema, [], {}, { record: null, params: { layout: schema.params, fields: () => fields }, survey: null }); // prettier-ignore
  return {
    schema,
    words,
    text: (message, facts = {}) => words.text(message, facts),
    name: (sort, number, form = "") => words.name({ sort, number, scope, count: 1 }, form),
  };
}

/** What was changed in a game, by name. */
export async function whatChanged(game: string, changes: Changes, language: string): Promise<ChangedNumber[]> {
  const [texts, workbench] = await Promise.all([textsOf(game), benchOf(game)]);
  const namer = namerOf(texts, language);
  const sheets = catalogueOf(workbench, namer, say("bench-numbers"));
  return changedNumbers(
    sheets.flatMap(({ items }) => items),
    changes,
    namer,
  );
}
