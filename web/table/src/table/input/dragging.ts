// Dragging: what can be pressed can also be carried to a place, by mouse, pen or finger.

import type { Attachment } from "svelte/attachments";

const SLIP = 10; // pixels that a press may move

interface Carried {
  readonly x: number;
  readonly y: number;
  ghost: HTMLElement | null; // once it has left its place
}

/** Let an element be carried to what a selector names; dropped there it is pressed. */
export function carry(target: string): Attachment<HTMLElement> {
  return (element) => {
    let carried: Carried | null = null;
    const control = new AbortController();
    const hear = (
      name: "pointerdown" | "pointermove" | "pointerup" | "pointercancel",
      handle: (e: PointerEvent) => void,
    ) => element.addEventListener(name, handle, { signal: control.signal });
    const drop = (): void => (carried?.ghost?.remove(), void (carried = null));

    hear(
      "pointerdown",
      ({ button, clientX: x, clientY: y }) => void (button === 0 && (carried = { x, y, ghost: null })),
    );
    hear("pointermove", (event) => {
      if (!carried) return;
      const [x, y] = [event.clientX - carried.x, event.clientY - carried.y];
      if (!carried.ghost && Math.hypot(x, y) > SLIP) carried.ghost = lifted(element, event.pointerId);
      if (carried.ghost) carried.ghost.style.translate = `${x}px ${y}px`;
    });
    hear("pointerup", ({ clientX, clientY }) => {
      const there = carried?.ghost && document.elementFromPoint(clientX, clientY)?.closest(target);
      drop();
      if (there) element.click();
    });
    hear("pointercancel", drop);
    return () => (drop(), control.abort());
  };
}

/** A likeness of an element that lies above everything and takes no press; the element hears where the pointer goes. */
function lifted(element: HTMLElement, pointer: number): HTMLElement {
  const { x, y, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-key", "data-pick", "data-legal", "data-spot"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "fixed", left: `${x}px`, top: `${y}px`, zIndex: "50", pointerEvents: "none" });
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, opacity: "0.85" });
  document.body.append(ghost);
  element.setPointerCapture(pointer);
  return ghost;
}
