// The keyboard: digits and arrows reach whatever glows, letters do the rest.

import type { TableContext } from "./context.svelte";
import { glowing } from "./reaching.svelte";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What keys do, by their names in lower case, besides taking back. */
export type Letters = Readonly<Record<string, () => void>>;

/** React to a key that nothing else has handled. */
export function steer(event: KeyboardEvent, table: TableContext, letters: Letters): void {
  const target = event.target as HTMLElement;
  table.reaching.note(event.key);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) return;
  if (!answer(event, table, letters)) return;
  event.preventDefault();
}

function isWriting(element: HTMLElement): boolean {
  return (
    element.matches?.("input, textarea, select, [contenteditable]") || document.querySelector("dialog[open]") !== null
  );
}

function answer({ key, shiftKey }: KeyboardEvent, table: TableContext, letters: Letters): boolean {
  if (key === "Escape" && table.dismiss()) return true;
  if (/^[1-9]$/.test(key)) return table.reaching.type(key);
  if (table.zoom.key(key)) return true;
  const arrow = ARROWS[key];
  if (arrow) return walk(arrow, shiftKey);
  if (key.toLowerCase() === "u") return table.takeBack(shiftKey);
  const letter = letters[key.toLowerCase()];
  letter?.();
  return letter !== undefined;
}

/** To the nearest thing in a direction; with shift things that only explain themselves count as well. */
function walk([x, y]: readonly [number, number], all: boolean): boolean {
  const things = all ? [...document.querySelectorAll<HTMLElement>("[data-pick]")] : glowing();
  const from = document.activeElement;
  if (!from?.matches("[data-pick], [data-opens]")) return (things[0]?.focus(), things.length > 0);
  const start = middle(from);
  const ranked = things
    .filter((thing) => thing !== from)
    .map((thing) => ({ thing, distance: distance(start, middle(thing), x, y) }))
    .filter((one) => one.distance < Infinity)
    .sort((a, b) => a.distance - b.distance);
  ranked[0]?.thing.focus();
  return true;
}

function middle(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** How far something is in a direction; straying to the side counts double, the other way does not count. */
function distance(from: readonly number[], to: readonly number[], x: number, y: number): number {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const along = dx * x + dy * y;
  const aside = Math.abs(dx * y) + Math.abs(dy * x);
  return along > 1 ? along + 2 * aside : Infinity;
}
