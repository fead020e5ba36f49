// Where the coach lies: over the board, near what it speaks of and never on it; outside only where the board is too small.

import { shared, type Box, type Size } from "../widgets/placing";

const EDGE = 8; // pixels that it keeps from the edge of the board
const CLEAR = 16; // and from what it points at, which has a rim
const HIDES = 1000; // what hiding a pixel of the thing costs
const STRAYS = 4; // a pixel outside the board
const FAR = 60; // a pixel between the two
const KEEPS = 20; // a pixel of what else had better be seen

export interface Sights {
  readonly thing: Box | null; // what it speaks of
  readonly board: Box;
  readonly room: Size; // the window
  readonly kept: readonly Box[]; // better seen as well
  readonly others: readonly Box[]; // and these, if there is room
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** From one end of a span to the other, where something of a length may begin. */
function ends(from: number, span: number, length: number): number[] {
  const [low, high] = [from + EDGE, Math.max(from + EDGE, from + span - length - EDGE)];
  return [high, (low + high) / 2, low];
}

/** Beside a thing, as far as the area allows. */
function beside(thing: Box, area: Box, { width, height }: Size): [number, number][] {
  const within = (value: number, from: number, span: number, length: number): number =>
    Math.max(from + EDGE, Math.min(value, from + span - length - EDGE));
  const x = within(thing.x + (thing.width - width) / 2, area.x, area.width, width);
  const y = within(thing.y + (thing.height - height) / 2, area.y, area.height, height);
  const [right, left] = [thing.x + thing.width + CLEAR, thing.x - CLEAR - width];
  const [below, above] = [thing.y + thing.height + CLEAR, thing.y - CLEAR - height];
  return [
    [within(right, area.x, area.width, width), y],
    [within(left, area.x, area.width, width), y],
    [x, within(below, area.y, area.height, height)],
    [x, within(above, area.y, area.height, height)],
  ];
}

function placesIn(area: Box, thing: Box | null, size: Size): Box[] {
  const grid = ends(area.y, area.height, size.height).flatMap((y) =>
    ends(area.x, area.width, size.width).map((x): [number, number] => [x, y]),
  );
  return [...(thing ? beside(thing, area, size) : []), ...grid].map(([x, y]) => ({ x, y, ...size }));
}

/** How far two boxes are apart. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(across, down);
}

/** How much of some boxes a place would hide. */
function hidden(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, one) => sum + shared(place, one), 0);
}

/** The best place for something that may have one of several sizes. */
export function perch(sizes: readonly Size[], { thing, board, room, kept, others }: Sights): Box {
  const window = { x: 0, y: 0, ...room };
  const places = sizes.flatMap((size) => [...placesIn(board, thing, size), ...placesIn(window, thing, size)]);
  const cost = (place: Box): number =>
    (thing ? HIDES * shared(place, grown(thing, CLEAR / 2)) + FAR * apart(place, thing) : 0) +
    STRAYS * (place.width * place.height - shared(place, board)) +
    KEEPS * hidden(place, kept) +
    hidden(place, others);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

/** The point of a box nearest to another box's middle. */
function nearest(box: Box, { x, y, width, height }: Box): readonly [number, number] {
  const near = (value: number, from: number, span: number): number => Math.max(from, Math.min(value, from + span));
  return [near(x + width / 2, box.x, box.width), near(y + height / 2, box.y, box.height)];
}

export interface Arrow {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const SHORT = 14; // pixels; nobody needs a line that is shorter

/** From the coach to the rim of the thing; null where they touch almost. */
export function lineBetween(coach: Box, thing: Box): Arrow | null {
  const rim = grown(thing, CLEAR / 2);
  if (apart(coach, rim) < SHORT) return null;
  const from = nearest(coach, rim);
  const to = nearest(rim, { x: from[0], y: from[1], width: 0, height: 0 });
  return { from, to };
}
