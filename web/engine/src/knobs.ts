// Knobs: numbers of a component file that a page can change by adding to numbers of `params` (starlode/workbench/knobs.py).

import { paramsFor, resolveOptions, type Texts } from "./bundle";
import type { Bytes } from "./engine";
import { addAt, toBase64 } from "./records";
import type { FieldLayout, Options } from "./schema";

/** A number of `params` that a knob changes: where it is, and by how much it changes with each step. */
export interface Target {
  readonly offset: number;
  readonly type: FieldLayout["type"];
  readonly weight: number;
}

export interface Knob {
  readonly path: string; // in the component file
  readonly value: number; // in the game's own file
  readonly low: number;
  readonly high: number;
  readonly targets: readonly Target[];
  readonly word: string; // the message that names it, which may mention `place`
  readonly place: string;
  readonly row: string; // the id of the row that holds it, empty if there is none
  readonly sort: string; // the thing itself, which may be part of a row
  readonly number: number;
}

/** A number that cannot be turned, and why not. */
export interface FixedNumber {
  readonly path: string;
  readonly why: "shape" | "tied" | "unused";
  readonly row: string;
}

/** Changed numbers by the paths of their knobs. */
export type Changes = Readonly<Record<string, number>>;

const fits = ({ low, high }: Knob, value: number): boolean => Number.isInteger(value) && value >= low && value <= high;

/** The paths of changes that no knob can make: it is unknown, or does not go that far. */
export function misfits(knobs: readonly Knob[], changes: Changes): string[] {
  const able = (path: string, value: number): boolean => knobs.some((knob) => knob.path === path && fits(knob, value));
  return Object.entries(changes).flatMap(([path, value]) => (able(path, value) ? [] : [path]));
}

/** The numbers of a table with some knobs turned; those whose range a value leaves, and unknown ones, are refused. */
export function turned(params: Uint8Array, knobs: readonly Knob[], changes: Changes): Bytes {
  const bytes = new Uint8Array(params);
  for (const [path, value] of Object.entries(changes)) {
    const knob = knobs.find((one) => one.path === path);
    if (!knob) throw new Error(`there is no number '${path}' to change`);
    if (!fits(knob, value)) throw new Error(`${path} goes from ${knob.low} to ${knob.high}, not to ${value}`);
    for (const { type, offset, weight } of knob.targets) addAt(bytes, type, offset, (value - knob.value) * weight);
  }
  return bytes;
}

/** A bundle for one table, with some of its numbers changed. */
export function changedBundle<T extends Texts>(bundle: T, given: Options, knobs: readonly Knob[], changes: Changes): T {
  const options = resolveOptions(bundle.description, given);
  const own = paramsFor(bundle, options);
  if (!own) throw new Error("this bundle has no table with these options");
  const used = Object.entries(changes).filter(([path]) => isUsed(bundle, options, knobs, path));
  const base = toBase64(turned(own, knobs, Object.fromEntries(used)));
  return { ...bundle, offer: { base, sets: [{ options, patches: [] }] } };
}

/** Whether a table uses a number: one that goes with an option's default does nothing where something else is chosen. */
function isUsed({ description }: Texts, options: Options, knobs: readonly Knob[], path: string): boolean {
  const place = knobs.find((knob) => knob.path === path)?.place ?? "";
  const owner = description.schema.options.find(({ default: usual }) => usual === place);
  return !owner || options[owner.name] === place;
}
