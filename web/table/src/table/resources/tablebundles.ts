// The bundle that a table is played with: numbers for its options, some of them perhaps changed on the workbench.

import { changedBundle, misfits, type Bundle, type Changes, type Options } from "@starlode/engine";

import { say } from "../../words";
import { bundleOf, equipped } from "./bundles";
import { benchOf } from "./workbenches";

/** What decides the numbers of a table. */
export interface Played {
  readonly game: string;
  readonly options: Options;
  readonly changes?: Changes;
}

/** The bundle of a table; throws where its changes do not fit the cards that there are now. */
export async function bundleFor({ game, options, changes = {} }: Played): Promise<Bundle> {
  const bundle = await equipped(await bundleOf(game), options);
  if (!Object.keys(changes).length) return bundle;
  const { knobs } = await benchOf(game);
  const wrong = misfits(knobs, changes);
  if (wrong.length) throw new Error(say("cards-misfit", { numbers: wrong.join(", ") }));
  return changedBundle(bundle, options, knobs, changes);
}
