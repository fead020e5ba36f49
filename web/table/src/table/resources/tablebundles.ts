// The bundle that a table is played with: numbers for its options, some of them perhaps changed on the workbench.

import { changedBundle, misfits, type Bundle, type Changes, type Options, type Texts } from "@starlode/engine";

import { say } from "../../words";
import { bundleOf, equipped, textsOf } from "./bundles";
import { benchOf } from "./workbenches";

/** What decides the numbers of a table. */
export interface Played {
  readonly game: string;
  readonly options: Options;
  readonly changes?: Changes;
}

/** The bundle of a table; throws where its changes do not fit the cards that there are now. */
export async function bundleFor(played: Played): Promise<Bundle> {
  return numbered(await bundleOf(played.game), played);
}

/** The same without the module, for which nobody waits. */
export async function textsFor(played: Played): Promise<Texts> {
  return numbered(await textsOf(played.game), played);
}

async function numbered<T extends Texts>(own: T, { game, options, changes = {} }: Played): Promise<T> {
  const bundle = await equipped(own, options);
  if (!Object.keys(changes).length) return bundle;
  const { knobs } = await benchOf(game);
  const wrong = misfits(knobs, changes);
  if (wrong.length) throw new Error(say("cards-misfit", { numbers: wrong.join(", ") }));
  return changedBundle(bundle, options, knobs, changes);
}
