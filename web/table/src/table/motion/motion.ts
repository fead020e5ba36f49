// Motion: things glide from where they were to where they are. A thing is known by its data-key.

export const MOTION = "glide"; // the id of animations that can be skipped

interface Spot {
  readonly box: DOMRect;
  readonly element: Element;
}

/** Where everything is now, by its key. */
export type Spots = ReadonlyMap<string, Spot>;

export function spots(): Spots {
  const found = new Map<string, Spot>();
  for (const element of document.querySelectorAll("[data-key]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.getAttribute("data-key")!, { box, element });
  }
  return found;
}

/** Let everything glide from its old place to its new one; answers whether something did. */
export function glide(before: Spots, duration: number): boolean {
  let moved = false;
  for (const [key, { box, element }] of spots()) {
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
  const scale = scaleOf(element);
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)));
  const start = `translate(${x * scale}px, ${y * scale}px) scale(${size})`;
  return animate(element, [{ transform: start }, { transform: "none" }], duration);
}

function appear(element: Element, duration: number): boolean {
  return animate(element, [{ opacity: 0 }, { opacity: 1 }], duration);
}

/** Bring whatever still moves to its place. */
export function finish(): void {
  for (const animation of document.getAnimations()) if (animation.id === MOTION) animation.finish();
}

function animate(element: Element, frames: Keyframe[], duration: number): boolean {
  const boxed = frames.map((frame) => ({ ...frame, transformBox: "fill-box", transformOrigin: "center" }));
  const animation = element.animate(boxed, { duration, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", composite: "add" });
  animation.id = MOTION;
  return true;
}

/** Lengths inside a drawing are its own; this many of them make a pixel. */
function scaleOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return 1;
  const matrix = element.getScreenCTM();
  return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
}

/** Without motion what is new or elsewhere fades in. */
export function fade(before: Spots, duration: number): boolean {
  let changed = false;
  for (const [key, { box, element }] of spots()) {
    const from = before.get(key)?.box;
    if (!from || far(from, box)) changed = appear(element, duration) || changed;
  }
  return changed;
}
