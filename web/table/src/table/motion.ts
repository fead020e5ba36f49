// Motion: things glide from where they were to where they are. A thing is known by its data-key.

import { tick } from "svelte";

import type { Frame } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { View } from "./view";

const GLIDE = 280; // milliseconds
const TURN = 2000; // the most that a rival's whole turn may take
const FADE = 150;

interface Spot {
  readonly box: DOMRect;
  readonly element: Element;
}

/** Shows what led from one view to the next; `wait` answers whether the person wants to skip the rest. */
export type Enact = (before: View, frame: Frame, wait: (time: number) => Promise<boolean>) => Promise<void>;

class Pace {
  enact: Enact | null = null; // of the game on the table
  private waiting: (() => void) | null = null;
  private hurry = false;

  /** Show the next view; resolves when its motion is over. */
  async step(before: View | undefined, frame: Frame, left: number, show: (view: View) => void): Promise<void> {
    const { view } = frame;
    if (before && this.enact && settings.moves && !this.hurry && !document.hidden) {
      await this.enact(before, frame, (time) => this.wait(time).then(() => this.hurry));
    }
    const own = before?.seat === view.seat && before.acting.includes(view.seat);
    const spots = before ? spotsNow() : new Map<string, Spot>();
    show(view);
    await tick();
    if (this.hurry || document.hidden || !before) return this.rest(left);
    const time = settings.moves ? Math.min(GLIDE, TURN / (left + 1)) : FADE;
    const moved = settings.moves ? glide(spots, time) : fade(spots, time);
    if (moved) await this.wait(own && left === 0 ? time / 2 : time);
    this.rest(left);
  }

  /** Skip what is still to be shown. */
  skip(): void {
    this.hurry = true;
    this.waiting?.();
    for (const animation of document.getAnimations()) if (animation.id === "glide") animation.finish();
  }

  private rest(left: number): void {
    if (left === 0) this.hurry = false;
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.waiting = (): void => (clearTimeout(timer), resolve());
    });
  }
}

export const pace = new Pace();

function spotsNow(): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of document.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) spots.set(element.getAttribute("data-key")!, { box, element });
  }
  return spots;
}

/** Let everything glide from its old place to its new one; answers whether something did. */
function glide(before: ReadonlyMap<string, Spot>, duration: number): boolean {
  let moved = false;
  for (const [key, { box, element }] of spotsNow()) {
    const from = before.get(key)?.box ?? sourceOf(element);
    if (!from) moved = appear(element, duration) || moved;
    else if (far(from, box)) moved = travel(element, from, box, duration) || moved;
  }
  return moved;
}

/** Where a new thing comes from: the zone that it names as its source. */
function sourceOf(element: Element): DOMRect | null {
  const name = element.getAttribute("data-from");
  if (!name) return null;
  return document.querySelector(`[data-source="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null;
}

function far(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > 2 || Math.abs(from.y - to.y) > 2;
}

function travel(element: Element, from: DOMRect, to: DOMRect, duration: number): boolean {
  const scale = scaleOf(element, to);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)));
  const start = `translate(${x * scale}px, ${y * scale}px) scale(${size})`;
  return animate(element, [{ transform: start }, { transform: "none" }], duration);
}

function appear(element: Element, duration: number): boolean {
  return animate(element, [{ opacity: 0 }, { opacity: 1 }], duration);
}

function animate(element: Element, frames: Keyframe[], duration: number): boolean {
  const boxed = frames.map((frame) => ({ ...frame, transformBox: "fill-box", transformOrigin: "center" }));
  const animation = element.animate(boxed, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", composite: "add" });
  animation.id = "glide";
  return true;
}

/** Lengths inside a drawing are its own; this many of them make a pixel. */
function scaleOf(element: Element, _to: DOMRect): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  const matrix = element.getScreenCTM();
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

/** Without motion what is new or elsewhere fades in. */
function fade(before: ReadonlyMap<string, Spot>, duration: number): boolean {
  let changed = false;
  for (const [key, { box, element }] of spotsNow()) {
    const from = before.get(key)?.box;
    if (!from || far(from, box)) changed = appear(element, duration) || changed;
  }
  return changed;
}
