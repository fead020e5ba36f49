// Where something lies beside a thing on the table: inside the window, and on as little as possible that one may want.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const EDGE = 8;
const HIDES = 1000; // hiding the thing itself is so much worse than hiding others

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE));
}

/** The area that two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** To the right, to the left, below and above, always inside the window. */
export function beside(at: Box, { width, height }: Size, room: Size): Box[] {
  const [x, y] = [at.x + at.width / 2 - width / 2, at.y + at.height / 2 - height / 2];
  const corners = [
    [at.x + at.width + GAP, y],
    [at.x - GAP - width, y],
    [x, at.y + at.height + GAP],
    [x, at.y - GAP - height],
  ] as const;
  return corners.map(([left, top]) => ({
    x: within(left, room.width - width),
    y: within(top, room.height - height),
    width,
    height,
  }));
}

/** Across the window: at its bottom, or at its top. */
export function across({ width, height }: Size, room: Size): Box[] {
  return [room.height - height - EDGE, EDGE].map((y) => ({ x: EDGE, y, width, height }));
}

/** The places, and the same moved to each side of something that had better be read meanwhile, where the window has room. */
export function besides(places: readonly Box[], kept: Box | undefined, room: Size): Box[] {
  if (!kept) return [...places];
  const clear = (place: Box): Box[] => [
    ...[kept.y - GAP - place.height, kept.y + kept.height + GAP].map((y) => ({ ...place, y })),
    ...[kept.x - GAP - place.width, kept.x + kept.width + GAP].map((x) => ({ ...place, x })),
  ];
  const inside = ({ x, y, width, height }: Box): boolean =>
    within(x, room.width - width) === x && within(y, room.height - height) === y;
  return [...places, ...places.flatMap(clear).filter(inside)];
}

/** All that a pointer may cross on its way from one box to another. */
export function between(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [right, bottom] = [Math.max(a.x + a.width, b.x + b.width), Math.max(a.y + a.height, b.y + b.height)];
  return { x, y, width: right - x, height: bottom - y };
}

/** The corners of a room inside the window, the upper ones first. */
export function corners({ width, height }: Size, room: Box): Box[] {
  const [left, right] = [room.x + EDGE, room.x + room.width - width - EDGE];
  const [top, bottom] = [room.y + EDGE, room.y + room.height - height - EDGE];
  return [
    [right, top],
    [left, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => ({ x: x!, y: y!, width, height }));
}

function hidden(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, one) => sum + shared(place, one), 0);
}

/** The first of the places that hides least: not the things themselves, and little of the rest. */
export function clearest(places: readonly Box[], things: readonly Box[], others: readonly Box[]): Box {
  const cost = (place: Box): number => HIDES * hidden(place, things) + hidden(place, others);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
