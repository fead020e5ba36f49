// The components of a game as a list: by the sheets of its file, each with the numbers that can be turned.

import type { Changes, Knob, WorkbenchDescription } from "@starlode/engine";

import type { Thing, View } from "../view/view";

/** What knows the words of a game: a view, or less than that. */
export type Namer = Pick<View, "schema" | "words" | "text" | "name">;

/** A row of the component file, or all numbers of the rules. */
export interface Item {
  readonly id: string; // empty for the numbers of the rules
  readonly name: string;
  readonly thing: Thing | null;
  readonly knobs: readonly Knob[];
  readonly fixed: number; // how many of its numbers cannot be turned
}

export interface Sheet {
  readonly name: string; // in the file
  readonly title: string;
  readonly items: readonly Item[];
}

const NUMBERS = "numbers"; // the sheet of the rules

const sheetOf = ({ path }: { readonly path: string }): string => path.split(".", 1)[0]!;

/** Every component with a number that can be turned, in the order of the file; the numbers of the rules come last. */
export function catalogueOf(workbench: WorkbenchDescription, view: Namer, rules: string): Sheet[] {
  const names = [...new Set(workbench.knobs.map(sheetOf))].sort(
    (a, b) => Number(a === NUMBERS) - Number(b === NUMBERS),
  );
  return names.map((name) => ({
    name,
    title: name === NUMBERS ? rules : view.text(`knob-sheet-${name.replaceAll("_", "-")}`),
    items: itemsOf(workbench, view, name, rules),
  }));
}

function itemsOf(workbench: WorkbenchDescription, view: Namer, sheet: string, rules: string): Item[] {
  const knobs = workbench.knobs.filter((knob) => sheetOf(knob) === sheet);
  const fixed = workbench.fixed.filter((one) => sheetOf(one) === sheet);
  const items = [...new Set(knobs.map(({ row }) => row))].map((id) => {
    const thing = id ? thingCalled(view, id) : null;
    return {
      id,
      name: thing ? titleOf(view, thing) : id || rules,
      thing,
      knobs: knobs.filter(({ row }) => row === id),
      fixed: fixed.filter(({ row }) => row === id).length,
    };
  });
  return toldApart(items);
}

/** Items with the same name, such as tiles with the same face, show the ids that the component file gives them. */
function toldApart(items: readonly Item[]): Item[] {
  const count = (wanted: string): number => items.filter(({ name }) => name === wanted).length;
  return items.map((item) => (count(item.name) > 1 ? { ...item, name: `${item.name} · ${item.id}` } : item));
}

/** The thing with an id, as the game's tables know it; null where they do not. */
export function thingCalled({ schema }: Namer, id: string): Thing | null {
  const [sort, found] = Object.entries(schema.sorts).find(([, { ids }]) => ids?.includes(id)) ?? [];
  return sort && found?.ids ? { sort, number: found.ids.indexOf(id) } : null;
}

/** A thing by its name on a line of its own. */
export function titleOf(view: Namer, { sort, number }: Thing): string {
  return capital(view.name(sort, number, "title"), view);
}

const capital = (text: string, { words }: Namer): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** What a number is called. */
export function knobName(view: Namer, { word, place }: Knob): string {
  return view.text(word, { place: /^\d+$/.test(place) ? Number(place) : place });
}

/** What a number is called among others: with the part of the component that it belongs to, if it is only a part. */
export function partName(view: Namer, item: Item, { sort, number }: Knob): string {
  const whole = !item.thing || (item.thing.sort === sort && item.thing.number === number);
  return whole ? "" : titleOf(view, { sort, number });
}

/** A number that was changed, and its name on a line of its own. */
export interface ChangedNumber {
  readonly knob: Knob;
  readonly name: string;
}

/** All numbers that were changed, in the order of the list. */
export function changedNumbers(items: readonly Item[], changes: Changes, view: Namer): ChangedNumber[] {
  return items.flatMap((item) =>
    item.knobs
      .filter(({ path }) => path in changes)
      .map((knob) => ({ knob, name: item.id ? `${item.name}: ${knobName(view, knob)}` : knobName(view, knob) })),
  );
}

/** How many numbers of an item were changed. */
export function changedIn({ knobs }: Item, changes: Changes): number {
  return knobs.filter(({ path }) => path in changes).length;
}
