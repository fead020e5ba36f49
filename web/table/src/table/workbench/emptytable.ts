// A table that no one plays at: enough for names and explanations.

import { Engine, paramsFor, Words, type Bundle, type Bytes, type Changes } from "@starlode/engine";

import { say } from "../../words";
import { bundleOf } from "../resources/bundles";
import { benchOf } from "../resources/workbenches";
import { View } from "../view/view";
import { catalogueOf, changedNumbers, type ChangedNumber } from "./catalogue";

/** What a spectator of such a table sees, with these numbers. */
export function emptyTable(bundle: Bundle, params: Bytes, players: number, language: string): View {
  const engine = new Engine(bundle, params);
  const words = new Words(bundle.description.schema, language, bundle.words);
  const dealt = engine.hide(engine.deal(players, engine.stretch(1)), -1);
  return new View({ engine, words, names: [] }, dealt, -1);
}

/** What was changed in a game, by name. */
export async function whatChanged(game: string, changes: Changes, language: string): Promise<ChangedNumber[]> {
  const [bundle, workbench] = await Promise.all([bundleOf(game), benchOf(game)]);
  const [players] = bundle.description.schema.players;
  const view = emptyTable(bundle, paramsFor(bundle, { players })!, players, language);
  const sheets = catalogueOf(workbench, view, say("bench-numbers"));
  return changedNumbers(
    sheets.flatMap(({ items }) => items),
    changes,
    view,
  );
}
