// Where things lie on the drawing of a ship. Rows and coordinates come from the rules; this only scales them.

import type { CosmicView } from "./model";
import { Board, HEX_FROM, SLOTS, SQUARE_SIDE } from "../../../../../generated/cosmic-scavengers";

export type Point = readonly [x: number, y: number];

const HEX_SIZE = 30; // from the middle of a cell to a corner
const SQUARE_SIZE = 60; // from cell to cell
const MIDDLE = (SQUARE_SIDE - 1) / 2; // of the square, in cells
const BEYOND = 0.66; // of the way from one pad to the next: where an arrow lies beyond the last

export function isHex(view: CosmicView): boolean {
  return view.paramAt("board_of", view.players) === Board.hex;
}

/** The middle of a cell by its coordinates. */
export function pointOf(hex: boolean, first: number, second: number): Point {
  return hex
    ? [HEX_SIZE * Math.sqrt(3) * (first + second / 2), HEX_SIZE * 1.5 * second]
    : [(second - MIDDLE) * SQUARE_SIZE, (first - MIDDLE) * SQUARE_SIZE];
}

/** The middles of all cells of the board in use. */
export function cellPoints(view: CosmicView): Point[] {
  const hex = isHex(view);
  return Array.from({ length: view.paramAt("cells", view.players) }, (_, cell) =>
    pointOf(hex, view.paramAt("cell_at", cell, 0), view.paramAt("cell_at", cell, 1)),
  );
}

/** The designations of the board in use. */
export function designations(view: CosmicView): number[] {
  const ids = view.schema.sorts.designation!.ids!;
  const hex = isHex(view);
  return ids.map((_, number) => number).filter((number) => number >= HEX_FROM === hex);
}

/** The side that a designation starts from: `n`, `ne` and so on. */
export function sideOf(view: CosmicView, designation: number): string {
  return view.schema.sorts.designation!.ids![designation]!.split("-")[1]!;
}

/** The sides of the board in use, clockwise from the north. */
export function sidesOf(view: CosmicView): string[] {
  return [...new Set(designations(view).map((designation) => sideOf(view, designation)))];
}

/** Whether a designation bears left, as its owner sees it; on the square none does. */
export function bearsLeft(view: CosmicView, designation: number): boolean {
  return view.schema.sorts.designation!.ids![designation]!.endsWith("-l");
}

/** The cells of a row in the order of travel. */
export function rowOf(view: CosmicView, designation: number, lane: number): number[] {
  const length = view.paramAt("row_length", designation, lane);
  return Array.from({ length }, (_, place) => view.paramAt("row", designation, lane, place));
}

/** Where a robot stands before the first cell of its way. */
export function startOf(points: readonly Point[], cells: readonly number[]): Point {
  return beyond(points[cells[1]!]!, points[cells[0]!]!, 1);
}

/** The point that follows two others on their line, at a share of their distance. */
export function beyond([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [toX + (toX - x) * share, toY + (toY - y) * share];
}

export function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** The pads of a designation, left to right: one for each slot, on the lanes from 1. */
export function padsOf(view: CosmicView, points: readonly Point[], designation: number): Point[] {
  return Array.from({ length: SLOTS }, (_, slot) => startOf(points, rowOf(view, designation, slot + 1)));
}

/** Where the arrow of a designation lies, and where it points, in degrees. */
export function arrowOf(view: CosmicView, points: readonly Point[], designation: number): { at: Point; turn: number } {
  const pads = padsOf(view, points, designation) as [Point, Point, Point, Point];
  const row = rowOf(view, designation, 1);
  const turn = angle(pads[0], points[row[0]!]!);
  if (!isHex(view)) return { at: beyond(pads[1], pads[0], 1), turn };
  return {
    at: bearsLeft(view, designation) ? beyond(pads[1], pads[0], BEYOND) : beyond(pads[2], pads[3], BEYOND),
    turn,
  };
}

export function angle([x, y]: Point, [toX, toY]: Point): number {
  return (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
}

/** The corners of a regular polygon, the first one turned by some degrees. */
export function polygon(corners: number, radius: number, turn: number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const at = ((turn + (corner * 360) / corners) * Math.PI) / 180;
    return [radius * Math.cos(at), radius * Math.sin(at)];
  });
}

/** The corners of a polygon with each of its corners cut off. */
export function bevelled(corners: readonly Point[], share: number): Point[] {
  return corners.flatMap((corner, place) => {
    const before = corners[(place + corners.length - 1) % corners.length]!;
    const after = corners[(place + 1) % corners.length]!;
    return [between(corner, before, share), between(corner, after, share)];
  });
}

/** Points as an SVG attribute. */
export function written(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** A path through points. */
export function path(points: readonly Point[]): string {
  return points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
