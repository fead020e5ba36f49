// Lays what belongs to a thing on the board beside it, over the board and never beyond its edges.

import type { Attachment } from "svelte/attachments";

import { beside, clearest, type Box } from "./placing";

const WANTED = '[data-legal="yes"], [data-opens]'; // better not hidden

/** Where something is, seen from the corner of a room. */
function seenFrom(room: DOMRect, element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - room.x, y: y - room.y, width, height };
}

function lay(element: HTMLElement, over: Element, thing: Element): void {
  const room = over.getBoundingClientRect();
  const at = seenFrom(room, thing);
  const others = [...document.querySelectorAll(WANTED)].filter((one) => !element.contains(one));
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const places = beside(at, size, room);
  const { x, y } = clearest(
    places,
    [at],
    others.map((one) => seenFrom(room, one)),
  );
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
}

/** For a fixed element inside what lies over the board: beside the thing with a spot, whatever the window's size. */
export function hangFrom(spot: string): Attachment<HTMLElement> {
  return (element) => {
    const over = element.closest(".over")!;
    const settle = (): void => {
      const thing = document.querySelector(`[data-spot="${spot}"]`);
      if (thing) lay(element, over, thing);
    };
    const watch = new ResizeObserver(settle);
    for (const one of [over, element]) watch.observe(one);
    settle();
    return () => watch.disconnect();
  };
}
