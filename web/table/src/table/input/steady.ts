// What has just come or changed takes no press: whoever presses means what was there before. Nor does what has just been
// pressed, nor what has slipped into its place, since a double click means one thing.

import type { Attachment } from "svelte/attachments";

export const STEADY = 400; // milliseconds; the second press of a double click comes sooner
const SLIP = 10; // pixels between the presses of a double click
const FRESH = "data-fresh";
const AGAIN = "data-again";

interface Known {
  readonly meaning: string;
  readonly timer: ReturnType<typeof setTimeout>;
  settled(): void;
}

const known = new WeakMap<Element, Known>();

/** Note what pressing an element means now; if that is new, presses do not count for a moment. */
export function mean(element: Element, meaning: string, settled = (): void => {}): void {
  if (known.get(element)?.meaning !== meaning) rest(element, { meaning, settled });
}

/** Let presses on an element not count for a moment. */
function rest(element: Element, { meaning, settled }: Pick<Known, "meaning" | "settled">): void {
  clearTimeout(known.get(element)?.timer);
  element.setAttribute(FRESH, "");
  const settle = (): void => (element.removeAttribute(FRESH), settled());
  known.set(element, { meaning, settled, timer: setTimeout(settle, STEADY) });
}

export function isFresh(element: Element): boolean {
  return element.hasAttribute(FRESH);
}

/** For a button: what pressing it means, and whether it is pressed again and again. */
export function steady(meaning: string, again = false): Attachment {
  return (element) => {
    element.toggleAttribute(AGAIN, again);
    mean(element, meaning, () => element.removeAttribute("aria-disabled"));
    if (isFresh(element)) element.setAttribute("aria-disabled", "true");
  };
}

/** Whether an event presses something; a button is clicked by the browser after a key. */
function presses(event: Event, element: Element): boolean {
  return event.type === "click" || !(element instanceof HTMLButtonElement);
}

interface Press {
  readonly x: number;
  readonly y: number;
}

let last: Press | null = null; // a moment ago

/** Whether a press is the second one of a double click; what a key does has no place. */
function isSecond({ x, y }: Press): boolean {
  return last !== null && (x !== 0 || y !== 0) && Math.hypot(x - last.x, y - last.y) < SLIP;
}

/** A press that counts: for a moment no other does that comes to the same. */
function count(event: Event, element: Element): void {
  rest(element, known.get(element)!);
  if (!(event instanceof MouseEvent)) return;
  const press = { x: event.clientX, y: event.clientY };
  last = press;
  setTimeout(() => last === press && (last = null), STEADY);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Let nobody hear of a press on something fresh; belongs to a window's capturing listeners. */
export function shield(event: Event): void {
  if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
  const target = event.target as Element;
  if (target.closest?.(`[${FRESH}]`)) return swallow(event);
  const pressed = target.closest?.("[data-pick], button");
  if (!pressed || !known.has(pressed) || pressed.hasAttribute(AGAIN) || !presses(event, pressed)) return;
  if (event instanceof MouseEvent && isSecond({ x: event.clientX, y: event.clientY })) swallow(event);
  else count(event, pressed);
}
