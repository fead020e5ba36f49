// The games' bundles. Texts are there at once; a fresh server compiles the modules first, and the page does without until then.

import { fetchBundle, fetchTexts, paramsFor, type Bundle, type Options, type Texts } from "@starlode/engine";

import { say } from "../../words";
import { isServed, server } from "./server";
import { LANGUAGES } from "../storage/settings.svelte";

const PAUSE = 3000; // milliseconds between two looks at what the server is making

/** Where the module of a game is: here, on its way, or nowhere. */
export type Making = "ready" | "building" | "missing";

/** How far each game is, by name; a site of plain files brings its modules along and answers with nothing. */
export async function makings(): Promise<ReadonlyMap<string, Making>> {
  const lines = (await isServed()) ? await server.bundles() : [];
  return new Map(lines.map(({ game, ready, building }) => [game, ready ? "ready" : building ? "building" : "missing"]));
}

/** How far one game is. */
export async function makingOf(game: string): Promise<Making> {
  return (await makings()).get(game) ?? "ready";
}

/** A pause before looking again. */
export function breather(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}

const texts = new Map<string, Promise<Texts>>();
const bundles = new Map<string, Promise<Bundle>>();

/** What a game says, in all languages; fetched once. */
export function textsOf(game: string): Promise<Texts> {
  return once(texts, game, () => fetchTexts(folderOf(game), LANGUAGES));
}

/** The bundle of a game, fetched once; waits while the server is still making it, and throws if it is not being made. */
export function bundleOf(game: string): Promise<Bundle> {
  return once(bundles, game, async () => {
    let making = await makingOf(game);
    for (; making === "building"; making = await makingOf(game)) await breather();
    if (making === "missing") throw new Error(say("no-module"));
    return fetchBundle(folderOf(game), LANGUAGES);
  });
}

const folderOf = (game: string): string => `./engine/${game}`;

/** Where a file of a game is. */
export const fileOf = (game: string, name: string): string => `${folderOf(game)}/${name}`;

/** What is fetched for a game, unless it is known; what failed is fetched again the next time. */
export function once<T>(known: Map<string, Promise<T>>, game: string, fetch: () => Promise<T>): Promise<T> {
  const found = known.get(game) ?? fetch();
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** The same with the numbers of a table; those that it does not have come from the server. */
export async function equipped<T extends Texts>(bundle: T, options: Options): Promise<T> {
  if (paramsFor(bundle, options)) return bundle;
  return { ...bundle, offer: await server.params(bundle.description.schema.game, options) };
}
