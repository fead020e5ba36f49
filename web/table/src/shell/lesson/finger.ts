// A finger that shows what to do: it comes from the coach to the thing, and presses it.

import { settings } from "../../table/storage/settings.svelte";
import type { Box } from "../widgets/placing";

const TIME = 750; // milliseconds

function middle({ x, y, width, height }: Box): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

function at([x, y]: readonly [number, number], scale = 1): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Resolves when the finger has pressed the thing; at once where nothing moves. */
export async function press(finger: HTMLElement, thing: Box, coach: Box): Promise<void> {
  if (!settings.moves || settings.pace === Infinity || document.hidden) return;
  const frames = [
    { transform: at(middle(coach)), opacity: 1, easing: "ease-in-out" },
    { transform: at(middle(thing)), opacity: 1, offset: 0.7 },
    { transform: at(middle(thing), 0.6), opacity: 1, offset: 0.85 },
    { transform: at(middle(thing), 1.4), opacity: 1 },
  ];
  await finger.animate(frames, { duration: TIME }).finished.catch(() => {}); // it may be taken away
}
