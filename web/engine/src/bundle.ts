// A bundle: everything a page has of a game, as `starlode wasm` wrote it.

import { fromBase64 } from "./records";
import type { Description, Offer, Options } from "./schema";

/** What a bundle says; a page that has no more than this asks a server about the rules. */
export interface Texts {
  readonly description: Description;
  readonly offer: Offer;
  readonly words: Readonly<Record<string, string>>; // catalogues by language
}

export interface Bundle extends Texts {
  readonly folder: string; // the address of its files
  readonly module: WebAssembly.Module;
}

const FORMAT = 1;

/** Fetch a bundle from a folder, with the catalogues of these languages (English besides). */
export async function fetchBundle(folder: string, languages: readonly string[] = []): Promise<Bundle> {
  const module = WebAssembly.compileStreaming(fetched(folder, "rules.wasm"));
  const [texts, compiled] = await Promise.all([fetchTexts(folder, languages), module]);
  return { ...texts, module: compiled, folder: new URL(folder, location.href).href };
}

/** The same without the module. */
export async function fetchTexts(folder: string, languages: readonly string[] = []): Promise<Texts> {
  const json = async (name: string): Promise<unknown> => (await fetched(folder, name)).json();
  const [description, offer] = await Promise.all([
    json("rules.json") as Promise<Description>,
    json("params.json") as Promise<Offer>,
  ]);
  const spoken = new Set(["en", ...languages].filter((language) => description.schema.languages.includes(language)));
  const texts = [...spoken].map(async (language) => [
    language,
    await (await fetched(folder, `words/${language}.ftl`)).text(),
  ]);
  return checked({ description, offer, words: Object.fromEntries(await Promise.all(texts)) });
}

/** How a file is fetched. */
export type Getting = (address: string) => Promise<Response>;

/** A file of a bundle; throws where there is none. */
export async function fetched(folder: string, name: string, get: Getting = fetch): Promise<Response> {
  const response = await get(`${folder}/${name}`);
  if (!response.ok) throw new Error(`${folder}/${name}: ${response.status} ${response.statusText}`);
  return response;
}

/** The bundle itself; throws for one that was written in another format. */
export function checked<T extends Texts>(bundle: T): T {
  if (bundle.description.module !== FORMAT) {
    throw new Error(`the bundle has format ${bundle.description.module}, expected ${FORMAT}: build it again`);
  }
  return bundle;
}

/** Every option with its given or default value; throws for an option that the game does not have. */
export function resolveOptions(description: Description, given: Options): Options {
  const known = description.schema.options;
  for (const name of Object.keys(given)) {
    if (!known.some((option) => option.name === name)) throw new Error(`there is no option '${name}'`);
  }
  return Object.fromEntries(known.map(({ name, default: usual }) => [name, given[name] ?? usual]));
}

/** The numbers of a table with these options, or null where the bundle does not have them and a server must be asked. */
export function paramsFor(bundle: Texts, given: Options): Uint8Array<ArrayBuffer> | null {
  const wanted = JSON.stringify(resolveOptions(bundle.description, given));
  const found = bundle.offer.sets.find(
    (set) => JSON.stringify(resolveOptions(bundle.description, set.options)) === wanted,
  );
  if (!found) return null;
  const bytes = fromBase64(bundle.offer.base);
  for (const [place, digits] of found.patches) bytes.set(fromHex(digits), place);
  return bytes;
}

export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
