// Where things of a lesson are on the screen.

import type { Box } from "../widgets/placing";

const KINDS = ["key", "spot", "zone"];

function seen(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect();
  const inside = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  return box.width > 0 && box.height > 0 && inside ? box : null;
}

/** The first of some places that is to be seen. */
export function lookFor(points: readonly string[]): Box | null {
  for (const point of points) {
    const found = document.querySelectorAll(KINDS.map((kind) => `[data-${kind}="${point}"]`).join());
    const box = [...found].map(seen).find((one) => one !== null);
    if (box) return { x: box.x, y: box.y, width: box.width, height: box.height };
  }
  return null;
}

export function boardBox(): Box {
  return document.querySelector('[data-zone="board"]')!.getBoundingClientRect();
}

/** Whatever the coach had better not lie on: all that may be chosen, and words that are to be read. */
export function wanted(): Box[] {
  const things = document.querySelectorAll(
    '[data-legal="yes"], [data-opens], .prompt button, .options button, .prompt p',
  );
  return [...things].map((thing) => thing.getBoundingClientRect());
}

export function sameBox(a: Box | null, b: Box | null): boolean {
  return (
    a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height)
  );
}
