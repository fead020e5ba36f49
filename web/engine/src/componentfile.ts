// A game's component file with changed numbers, as TOML that Python reads (lab/sweep.py writes the same).

import type { Changes } from "./knobs";

type Data = string | number | boolean | Data[] | { [key: string]: Data };

const isTable = (value: Data | undefined): value is { [key: string]: Data } =>
  typeof value === "object" && !Array.isArray(value);

/** The file with numbers changed by the paths of their knobs; comments are gone. */
export function componentFile(components: unknown, changes: Changes): string {
  const data = structuredClone(components) as { [key: string]: Data };
  for (const [path, value] of Object.entries(changes)) put(data, path.split("."), value);
  return Object.entries(data)
    .map(([key, value]) => `${JSON.stringify(key)} = ${sheet(value)}\n`)
    .join("");
}

/** Write a number at the end of a path: rows go by their ids, lists by place, texts of counts by letter. */
function put(holder: Data, path: readonly string[], value: number): void {
  const [first, ...rest] = path;
  const key = Array.isArray(holder) ? placeIn(holder, first!) : first!;
  const inside = (holder as Record<string | number, Data>)[key];
  if (inside === undefined) throw new Error(`the component file has no '${path.join(".")}'`);
  if (!rest.length) (holder as Record<string | number, Data>)[key] = value;
  else if (typeof inside === "string")
    (holder as Record<string | number, Data>)[key] = counted(inside, rest[0]!, value);
  else put(inside, rest, value);
}

function placeIn(rows: readonly Data[], word: string): number {
  const found = rows.findIndex((row) => isTable(row) && row.id === word);
  return found < 0 ? Number(word) : found;
}

/** A text of counts such as `O3 W1` with another count of a letter. */
function counted(text: string, letter: string, count: number): string {
  const words = text.split(" ").map((word) => (word.startsWith(letter) ? `${letter}${count}` : word));
  return words.filter((word) => !word.endsWith("0")).join(" ");
}

function sheet(value: Data): string {
  const rows = Array.isArray(value) && isTable(value[0]);
  return rows ? `[\n${(value as Data[]).map((row) => `  ${written(row)},\n`).join("")}]` : written(value);
}

function written(value: Data): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (!isTable(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)} = ${written(part)}`);
  return `{ ${fields.join(", ")} }`;
}
