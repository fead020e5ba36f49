// A link to the workbench, or to a new table, holds what was changed, and nothing else.

import { misfits, type Changes, type Knob } from "@starlode/engine";

const SUGGEST = "suggest";

/** The changes that a query names; what is no number, out of range or unchanged is left out. */
export function changesIn(query: URLSearchParams, knobs: readonly Knob[]): Changes {
  const given = numbersIn(query);
  const wrong = misfits(knobs, given);
  const wanted = knobs.filter(({ path, value }) => path in given && given[path] !== value && !wrong.includes(path));
  return Object.fromEntries(wanted.map(({ path }) => [path, given[path]!]));
}

/** What a query names that no knob can do. */
export function strangersIn(query: URLSearchParams, knobs: readonly Knob[]): string[] {
  const given = numbersIn(query);
  const wrong = misfits(knobs, given);
  const paths = [...query.keys()].filter((key) => key !== SUGGEST);
  return paths.filter((path) => !(path in given) || wrong.includes(path));
}

/** Whether a query wants a better number to be searched for at once. */
export function wantsSuggestion(query: URLSearchParams): boolean {
  return query.has(SUGGEST);
}

/** The address of a component on the workbench, where a better number is searched for at once. */
export function suggestionFor(game: string, chosen: string): string {
  return `${linkTo(game, chosen, {})}?${SUGGEST}`;
}

/** The address of a game's workbench with these changes. */
export function linkTo(game: string, chosen: string, changes: Changes): string {
  return addressOf(["workbench", game, ...(chosen ? [chosen] : [])], changes);
}

/** The address of a new table with these changes. */
export function tableWith(game: string, changes: Changes): string {
  return addressOf(["new", game], changes);
}

function addressOf(parts: readonly string[], changes: Changes): string {
  const query = new URLSearchParams(Object.entries(changes).map(([path, value]) => [path, String(value)]));
  return `/${parts.map(encodeURIComponent).join("/")}${query.size ? `?${query.toString()}` : ""}`;
}

/** The numbers that a query gives to paths of a component file, whether or not there are such knobs. */
export function numbersIn(query: URLSearchParams): Changes {
  const found = [...query].filter(([path, value]) => path.includes(".") && /^-?\d+$/.test(value));
  return Object.fromEntries(found.map(([path, value]) => [path, Number(value)]));
}
