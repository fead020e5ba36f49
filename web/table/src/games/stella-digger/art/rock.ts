// The asteroid itself: a ragged outline around the squares of the map, and strata of rock inside.

import type { Layout } from "../model/model";

const MARGIN = 44; // rock around the outermost squares
const REACH = 56; // how far from a square rock is drawn at most

/** The same ragged numbers at every look. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** How far the filled cells reach in one row: the left and the right edge. */
function extents({ squares, walls, bays, height }: Layout): { left: number; right: number; y: number }[] {
  const cells = [...squares, ...walls, ...bays];
  return Array.from({ length: height / 100 }, (_, row) => {
    const there = cells.filter(({ y }) => y === row * 100).map(({ x }) => x);
    return { left: Math.min(...there) - MARGIN, right: Math.max(...there) + 100 + MARGIN, y: row * 100 };
  });
}

/** Corners of the outline, clockwise from the top left. */
function corners(layout: Layout): [number, number][] {
  const rows = extents(layout);
  const down = rows.flatMap(
    ({ right, y }) =>
      [
        [right, y + 12],
        [right - 6, y + 78],
      ] as [number, number][],
  );
  const up = [...rows].reverse().flatMap(
    ({ left, y }) =>
      [
        [left + 5, y + 86],
        [left - 4, y + 18],
      ] as [number, number][],
  );
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const middle = (first.left + first.right) / 2;
  const top: [number, number][] = [
    [first.left + 34, -REACH + 18],
    [middle - 60, -REACH],
    [middle + 90, -REACH + 14],
    [first.right - 40, -REACH],
  ];
  const bottom: [number, number][] = [
    [last.right - 50, last.y + 100 + REACH - 10],
    [(last.left + last.right) / 2, last.y + 100 + REACH],
    [last.left + 40, last.y + 100 + REACH - 14],
  ];
  return [...top, ...down, ...bottom, ...up];
}

export interface Rock {
  readonly outline: string;
  readonly strata: readonly { readonly d: string; readonly light: boolean }[];
  readonly craters: readonly { readonly x: number; readonly y: number; readonly size: number }[];
}

export function drawRock(layout: Layout): Rock {
  const throwOne = dice(7);
  const outline = corners(layout)
    .flatMap(([x, y], place, all) => {
      const [nextX, nextY] = all[(place + 1) % all.length]!;
      return [
        [x, y],
        [(x + nextX) / 2 + (throwOne() - 0.5) * 14, (y + nextY) / 2 + (throwOne() - 0.5) * 14],
      ];
    })
    .map(([x, y]) => `${x!.toFixed(0)},${y!.toFixed(0)}`)
    .join(" ");
  const wave = (at: number, band: number): number =>
    Math.sin(at * 1.7 + band * 2.1) * 16 + Math.sin(at * 4.3 + band) * 7;
  const strata = Array.from({ length: 14 }, (_, band) => {
    const start = band * 95 - 500;
    const line = (shift: number, drift: number): string[] =>
      Array.from(
        { length: 10 },
        (_, at) => `${(start + at * 95 + wave(at + drift, band) + shift).toFixed(0)} ${at * 90 - 80}`,
      );
    return {
      d: `M${line(0, 0).join("L")}L${line(34 + (band % 3) * 14, 0.6)
        .reverse()
        .join("L")}z`,
      light: band % 2 === 1,
    };
  });
  const { width, height } = layout;
  const craters = [
    [20, height, 24],
    [width + 10, 30, 18],
    [width + 12, height * 0.55, 15],
    [-20, height * 0.5, 14],
    [width * 0.3, height + 32, 12],
  ];
  return { outline, strata, craters: craters.map(([x, y, size]) => ({ x: x!, y: y!, size: size! })) };
}

/** Tunnels: a rounded box for each dug square, and one across each border between two of them. */
export function tunnels(
  dug: readonly { x: number; y: number }[],
): { x: number; y: number; width: number; height: number }[] {
  const has = (x: number, y: number): boolean => dug.some((one) => one.x === x && one.y === y);
  return dug.flatMap(({ x, y }) => [
    { x: x + 4, y: y + 4, width: 92, height: 92 },
    ...(has(x + 100, y) ? [{ x: x + 50, y: y + 4, width: 100, height: 92 }] : []),
    ...(has(x, y - 100) ? [{ x: x + 4, y: y - 50, width: 92, height: 100 }] : []),
    ...(has(x + 100, y) && has(x, y - 100) && has(x + 100, y - 100)
      ? [{ x: x + 50, y: y - 50, width: 100, height: 100 }]
      : []),
  ]);
}
