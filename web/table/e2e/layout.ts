// What is wrong with where things lie on a table in one window: cut, covered, too small, or scrolled.

import type { Page } from "playwright-core";

import { FRAMES } from "../src/art/frames";
import { resize, settled } from "./browser";
import type { Lens } from "./lens";
import { CHOICES } from "./player";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that is wrong, and the first thing of which it is. */
export type Fault = readonly [what: string, example: string];

const BOARD = { height: 300, share: 0.5 }; // pixels, and the least share of the window's width
const TEXT = { held: 12, else: 11 }; // pixels

declare const lens: Lens; // in the page

/** The box of each zone. */
function boxes(): Record<string, string> {
  const written = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(" ");
  return Object.fromEntries(
    [...document.querySelectorAll("[data-zone]")].map((zone) => [
      zone.getAttribute("data-zone")!,
      written(zone.getBoundingClientRect()),
    ]),
  );
}

/** A board that is too small, a page that scrolls, and what scrolls without saying so. */
function frame(least: typeof BOARD): Fault[] {
  const faults: Fault[] = [];
  const board = document.querySelector('[data-zone="board"]')!.getBoundingClientRect();
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (board.height < least.height) faults.push(["the board is too low", String(board.height)]);
  if (board.width < least.share * innerWidth) faults.push(["the board is too narrow", String(board.width)]);
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    faults.push(["the page scrolls", `${scrollWidth} by ${scrollHeight}`]);
  for (const zone of document.querySelectorAll("[data-zone], [data-zone] *")) {
    const { scrollTop, scrollLeft, scrollHeight, clientHeight, scrollWidth, clientWidth } = zone;
    const longer = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
    if (!longer || lens.fades(zone)) continue; // what has nothing to scroll is asked nothing more: there are many
    const place = `${lens.nameOf(zone)} in ${lens.zoneOf(zone)}`;
    if (lens.scrolls(zone) && lens.isSeen(zone))
      faults.push([
        `scrolls without a fading edge: ${place}`,
        `${scrollWidth - clientWidth}, ${scrollHeight - clientHeight}`,
      ]);
    else if (scrollTop || scrollLeft) faults.push([`was scrolled: ${place}`, `${scrollLeft}, ${scrollTop}`]);
  }
  return faults;
}

/** What may be chosen and cannot be, since it is outside the window or its zone, or covered. */
function misplaced(choices: string): Fault[] {
  const SLACK = 1.5; // pixels that drawing may round by
  const within = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const scroller = (element: Element | null): boolean =>
    element !== null && ((lens.scrolls(element) && lens.fades(element)) || scroller(element.parentElement));
  const wrong = (thing: Element): string | null => {
    const box = thing.getBoundingClientRect();
    const zone = document.querySelector(`[data-zone="${lens.zoneOf(thing)}"]`)!.getBoundingClientRect();
    if (!within(box, new DOMRect(0, 0, innerWidth, innerHeight))) return "outside the window";
    if (!within(box, zone)) return "outside its zone";
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && (thing.contains(hit) || hit.contains(thing))) return null;
    return hit ? `covered by ${lens.nameOf(hit)}` : "cut off";
  };
  const things = [...document.querySelectorAll(choices)].filter(lens.isSeen);
  const faults = things.flatMap((thing): Fault[] => {
    const fault = scroller(thing) ? null : wrong(thing);
    const words = (thing.getAttribute("aria-label") ?? thing.textContent).trim().slice(0, 60);
    return fault ? [[`${lens.nameOf(thing)} in ${lens.zoneOf(thing)} is ${fault}`, words]] : [];
  });
  return things.length ? faults : [["nothing that may be chosen is to be seen", ""]];
}

/** Text that is drawn too small. */
function small({ palm, held, otherwise }: { palm: string; held: number; otherwise: number }): Fault[] {
  const least = matchMedia(palm).matches ? held : otherwise;
  const faults: Fault[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.querySelector(".table")!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [text, holder] = [walker.currentNode.textContent!.trim(), walker.currentNode.parentElement!];
    if (!text || !lens.isSeen(holder)) continue;
    const size = Number.parseFloat(getComputedStyle(holder).fontSize) * lens.scaleOf(holder);
    if (size > least - 0.05) continue;
    range.selectNodeContents(walker.currentNode);
    if (Math.min(range.getBoundingClientRect().width, holder.getBoundingClientRect().width) <= 1) continue; // for screen readers alone
    faults.push([
      `small text: ${lens.nameOf(holder)} in ${lens.zoneOf(holder)}`,
      `${size.toFixed(1)} px, ${text.slice(0, 24)}`,
    ]);
  }
  return faults;
}

interface Seen {
  readonly zones: Record<string, string>;
  readonly faults: Fault[];
}

const SMALL = { palm: FRAMES.palm, held: TEXT.held, otherwise: TEXT.else };
const LOOKS = [
  [frame, BOARD],
  [misplaced, CHOICES],
  [small, SMALL],
] as const;
const called = LOOKS.map(([look, least]) => `...(${String(look)})(${JSON.stringify(least)})`);
const ALL = `({ faults: [${called.join()}], zones: (${String(boxes)})() })`; // at once: a question costs as much as its answer

/** Give the window another size, and look once everything has found its place. */
export async function lookAt(page: Page, size: Size): Promise<Seen> {
  await resize(page, size);
  await settled(page);
  return page.evaluate<Seen>(ALL);
}
