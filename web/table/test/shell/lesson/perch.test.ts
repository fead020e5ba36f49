// The coach lies over the board and near its thing, never on it, in every window.

import { describe, expect, test } from "vitest";

import { apart, lineBetween, perch } from "../../../src/shell/lesson/perch";
import { shared, type Box } from "../../../src/shell/widgets/placing";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const WIDE = { width: 352, height: 170 };
const NARROW = { width: 256, height: 210 };

// The window, its board and its hand.
const FRAMES = [
  ["1440x900", { width: 1440, height: 900 }, box(252, 56, 1176, 556), box(258, 696, 124, 188)],
  ["1366x625", { width: 1366, height: 625 }, box(200, 52, 814, 565), box(1269, 130, 88, 122)],
  ["844x390", { width: 844, height: 390 }, box(6, 50, 562, 334), box(766, 100, 72, 91)],
  ["390x844", { width: 390, height: 844 }, box(6, 112, 378, 446), box(165, 728, 60, 110)],
] as const;

describe.each(FRAMES)("at %s", (_, room, board, hand) => {
  const place = (thing: Box | null, kept: Box[] = [], others: Box[] = []): Box =>
    perch([WIDE, NARROW], { thing, board, room, kept, others });
  const overBoard = (found: Box): boolean => Math.abs(shared(found, board) - found.width * found.height) < 1;
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => box(board.x + x * (board.width - 80), board.y + y * (board.height - 60), 80, 60)),
  );

  test("it lies over the board and hides no thing on it, wherever that is", () => {
    for (const thing of [...corners, box(board.x + board.width / 2, board.y + board.height / 2, 60, 60)]) {
      const found = place(thing);
      expect([shared(found, thing), overBoard(found)]).toEqual([0, true]);
    }
  });

  test("it lies over the board if its thing is elsewhere, or if it has none", () => {
    expect([overBoard(place(hand)), overBoard(place(null))]).toEqual([true, true]);
  });

  test("it leaves the board where that is what it speaks of, and stays in the window", () => {
    const found = place(board);
    expect(shared(found, board)).toBe(0);
    expect(shared(found, box(0, 0, room.width, room.height))).toBeCloseTo(found.width * found.height);
  });

  test("it leaves in sight what is being paid for", () => {
    for (const kept of corners) expect(shared(place(hand, [kept]), kept)).toBe(0);
  });
});

test("a line leads from the coach to the rim of the thing, unless they almost touch", () => {
  const coach = box(100, 100, 200, 100);
  expect(lineBetween(coach, box(180, 300, 40, 40))).toEqual({ from: [200, 200], to: [200, 292] });
  expect(lineBetween(coach, box(400, 130, 40, 40))).toEqual({ from: [300, 150], to: [392, 150] });
  expect(lineBetween(coach, box(180, 216, 40, 40))).toBeNull();
  expect(apart(coach, box(330, 240, 10, 10))).toBe(50);
});
