// Looking closer at a part of the board: a wheel with Ctrl, two fingers or keys enlarge it, dragging moves it. It keeps its place
// and its size; only what is drawn inside grows, and can be chosen as before.

import type { Attachment } from "svelte/attachments";

const MOST = 4;
const STEP = 1.3; // of a key, or of one notch of a wheel
const NOTCH = 100; // pixels
const SLIP = 6; // pixels that a press may move and still be one

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Point = { x: 0, y: 0 };
const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class Zoom {
  scale = $state(1);
  private at = $state.raw<Point>(NONE); // of the upper left corner, in pixels
  private size: Size = { width: 0, height: 0 };

  get zoomed(): boolean {
    return this.scale > 1;
  }

  /** How the enlarged thing is drawn; nothing is said of one that is not. */
  get style(): string {
    return this.zoomed ? `translate(${this.at.x}px, ${this.at.y}px) scale(${this.scale})` : "";
  }

  /** Enlarge by a factor, so that a point stays where it is; without one, that in the middle. */
  by(factor: number, still: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const scale = within(this.scale * factor, 1, MOST);
    const grown = scale / this.scale;
    this.scale = scale;
    this.put({ x: still.x - (still.x - this.at.x) * grown, y: still.y - (still.y - this.at.y) * grown });
  }

  move(x: number, y: number): void {
    if (this.zoomed) this.put({ x: this.at.x + x, y: this.at.y + y });
  }

  reset(): void {
    this.scale = 1;
    this.at = NONE;
  }

  /** What a key does, if it does something here. */
  key(key: string): boolean {
    if (!this.size.width) return false;
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-") this.by(1 / STEP);
    else if (key === "0") this.reset();
    else return false;
    return true;
  }

  /** No edge comes inside. */
  private put({ x, y }: Point): void {
    const { width, height } = this.size;
    this.at = { x: within(x, width * (1 - this.scale), 0), y: within(y, height * (1 - this.scale), 0) };
  }

  /** For what holds the enlarged thing, its first child that is drawn; another moment shows all of it again. */
  readonly on = (moment: () => unknown): Attachment<HTMLElement> => {
    return (element) => {
      $effect(() => {
        const drawn = element.querySelector<SVGElement>(":scope > svg")!;
        drawn.style.transformOrigin = "0 0";
        drawn.style.transform = this.style;
        element.style.overflow = this.zoomed ? "clip" : "";
        element.style.touchAction = this.zoomed ? "none" : "pan-x pan-y"; // two fingers are for us
      });
      let shown = moment();
      $effect(() => {
        if (moment() !== shown) this.reset();
        shown = moment();
      });
      return this.listen(element);
    };
  };

  private listen(element: HTMLElement): () => void {
    const watch = new ResizeObserver(([entry]) => (this.size = entry!.contentRect));
    const control = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(name, act, { signal: control.signal, capture: true, passive: false });
    const gesture = new Gesture(this, element);
    hear("wheel", (event) => gesture.turn(event));
    hear("pointerdown", (event) => gesture.press(event));
    hear("pointermove", (event) => gesture.drag(event));
    hear("pointerup", (event) => gesture.release(event));
    hear("pointercancel", (event) => gesture.release(event));
    hear("click", (event) => gesture.click(event));
    hear("dblclick", (event) => gesture.twice(event));
    watch.observe(element);
    return () => (watch.disconnect(), control.abort(), (this.size = { width: 0, height: 0 }));
  }
}

/** What fingers and a mouse do with it. */
class Gesture {
  private readonly fingers = new Map<number, Point>();
  private from: Point = NONE; // where the first finger came down
  private dragged = false; // a press that has moved chooses nothing

  constructor(
    private readonly zoom: Zoom,
    private readonly element: HTMLElement,
  ) {}

  turn(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom.by(STEP ** (-event.deltaY / NOTCH), this.place(event));
  }

  press(event: PointerEvent): void {
    if (!this.fingers.size) [this.from, this.dragged] = [this.place(event), false];
    this.fingers.set(event.pointerId, this.place(event));
  }

  drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.place(event);
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else if (this.dragged || between(this.from, now) > SLIP) this.pan(before, now);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.dragged = true;
    this.zoom.by(between(now, other) / (between(before, other) || 1), middle(now, other));
  }

  private pan(before: Point, now: Point): void {
    this.dragged = this.zoom.zoomed;
    this.zoom.move(now.x - before.x, now.y - before.y);
  }

  release({ pointerId }: PointerEvent): void {
    this.fingers.delete(pointerId);
  }

  click(event: MouseEvent): void {
    if (this.dragged) event.stopPropagation();
    this.dragged = false;
  }

  /** Twice on what cannot be chosen shows all of it again. */
  twice({ target }: MouseEvent): void {
    if (!(target as Element).closest('[data-legal="yes"]')) this.zoom.reset();
  }

  private place({ clientX, clientY }: MouseEvent): Point {
    const { x, y } = this.element.getBoundingClientRect();
    return { x: clientX - x, y: clientY - y };
  }
}
