// The roof of the mine and the rock around it, drawn for the room there is. The same room gives the same drawing.

/** Numbers that look random and are always the same. */
export function pebbles(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;

/** A prop that holds the roof, or one that has snapped. */
export interface Prop {
  readonly x: number;
  readonly snapped: boolean;
  readonly lean: number; // degrees of what hangs from the roof
}

export interface Roof {
  readonly floor: number;
  readonly edge: number; // where the roof ends
  readonly step: number; // from prop to prop
  readonly front: string;
  readonly back: string;
  readonly props: readonly Prop[];
}

/** The roof over a track of this many props, some of them snapped; room is left for words on the right. */
export function drawRoof(width: number, height: number, props: number, snapped: number, words: number): Roof {
  const chance = pebbles(5);
  const small = height < 50;
  const left = small ? 14 : 26;
  const step = (width - words - left) / Math.max(1, props - 0.4);
  const edge = height * 0.26;
  const sag = (x: number): number =>
    (x - left) / step < snapped - 0.2 ? height * 0.13 * Math.abs(Math.sin(((x - left) / step) * 2.7)) : 0;
  const ridge = (steps: number, level: number, rough: number, sags: boolean): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => [
      (i / steps) * width,
      level + (sags ? sag((i / steps) * width) : 0) + (chance() - 0.5) * rough,
    ]);
  const closed = (points: Point[]): string => path([[0, 0], ...points, [width, 0]]);
  return {
    floor: height - (small ? 4 : 7),
    edge,
    step,
    front: closed(ridge(24, edge, 5, true)),
    back: closed(ridge(16, edge * 0.45, 8, false)),
    props: Array.from({ length: props }, (_, i) => ({
      x: left + i * step + step * 0.35,
      snapped: i < snapped,
      lean: (18 + chance() * 22) * (chance() > 0.5 ? 1 : -1),
    })),
  };
}

export interface Rock {
  readonly outline: string;
  readonly facets: readonly { readonly d: string; readonly light: boolean; readonly opacity: number }[];
  readonly decks: readonly { readonly y: number; readonly x: number }[]; // the quays of the Docks
}

/** The rock behind the Mine, in steps along its left ends; lines are where each row begins and how far it reaches. */
export function drawRock(
  width: number,
  height: number,
  lines: readonly { readonly x: number; readonly top: number; readonly bottom: number }[],
): Rock {
  const chance = pebbles(11);
  const shake = (by: number): number => (chance() - 0.5) * by;
  const first = lines[0]!;
  const points: Point[] = [[first.x - 3, 0]];
  lines.forEach(({ x, top, bottom }, i) => {
    points.push([x + shake(3), top + 6], [x - 2 + shake(3), (top + bottom) / 2], [x + shake(3), bottom - 2]);
    const next = lines[i + 1];
    if (next) points.push([(x + next.x) / 2 + shake(9), bottom + shake(3)]);
  });
  points.push([width, lines.at(-1)!.bottom + 2], [width, 0]);
  const facets = Array.from({ length: 60 }, () => {
    const [x, y, size] = [chance() * width, chance() * height, 26 + chance() * 80];
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}l${(size * (chance() - 0.2)).toFixed(0)} ${(size * (chance() - 0.6)).toFixed(0)}l${(size * (chance() - 0.4)).toFixed(0)} ${(size * chance()).toFixed(0)}z`;
    return { d, light: chance() > 0.5, opacity: 0.45 + chance() * 0.5 };
  });
  return { outline: path(points), facets, decks: lines.map(({ x, bottom }) => ({ y: bottom - 1, x: x - 10 })) };
}
