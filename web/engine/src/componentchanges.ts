// What another component file of a game changes: numbers that have knobs, and everything else with the reason why not.

import type { Changes, FixedNumber, Knob } from "./knobs";
import type { WorkbenchDescription } from "./workbench";

/** Something of a file that cannot be taken over. */
export interface Unfit {
  readonly path: string;
  readonly why: FixedNumber["why"] | "range" | "other";
  readonly knob: Knob | null; // whose range it leaves
}

export interface FileChanges {
  readonly changes: Changes;
  readonly left: readonly Unfit[];
}

type Leaf = string | number | boolean;
type Leaves = ReadonlyMap<string, Leaf>;

const COUNTS = /^[A-Z][1-9]( [A-Z][1-9])*$/; // as starlode/workbench/component_numbers.py reads them

/** Compare a file, as TOML was read, with the game's own. */
export function changesFrom(
  own: unknown,
  given: unknown,
  workbench: Pick<WorkbenchDescription, "knobs" | "fixed">,
): FileChanges {
  const [before, after] = [leavesOf(own), leavesOf(given)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const found = paths
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => judged(path, after, workbench));
  const fitting = found.flatMap((one) => ("value" in one ? [[one.path, one.value] as const] : []));
  return { changes: Object.fromEntries(fitting), left: found.flatMap((one) => ("why" in one ? [one] : [])) };
}

function judged(
  path: string,
  after: Leaves,
  { knobs, fixed }: Pick<WorkbenchDescription, "knobs" | "fixed">,
): Unfit | { readonly path: string; readonly value: number } {
  const knob = knobs.find((one) => one.path === path) ?? null;
  if (!knob) return { path, why: fixed.find((one) => one.path === path)?.why ?? "other", knob };
  const value = after.get(path) ?? (/^[A-Z]$/.test(path.split(".").at(-1)!) ? 0 : null); // a letter that is gone counts none
  if (typeof value !== "number" || !Number.isInteger(value)) return { path, why: "other", knob: null };
  return value < knob.low || value > knob.high ? { path, why: "range", knob } : { path, value };
}

/** Everything that a file says, by path: rows go by their ids, lists by place, texts of counts by letter. */
function leavesOf(data: unknown): Leaves {
  return new Map(below(data, []));
}

function below(value: unknown, path: readonly string[]): [string, Leaf][] {
  if (Array.isArray(value)) return value.flatMap((part, place) => below(part, [...path, nameIn(value, place)]));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) => below(part, [...path, key]));
  if (typeof value === "string" && COUNTS.test(value))
    return value.split(" ").map((word) => [[...path, word[0]].join("."), Number(word[1])]);
  return value === "" ? [] : [[path.join("."), value as Leaf]];
}

/** What a part of a list is called; a second row with the same id goes by its place. */
function nameIn(rows: readonly unknown[], place: number): string {
  const ids = rows.map((row) => (row as { id?: unknown } | null)?.id);
  const id = ids[place];
  return typeof id === "string" && ids.indexOf(id) === place ? id : String(place);
}
