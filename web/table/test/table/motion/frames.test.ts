// A frame is cut where something else begins: another cause, or another seat with the same.

import type { Event } from "@starlode/engine";
import { expect, test, vi } from "vitest";

import { cut, type Cause, type Enact, type Frame } from "../../../src/table/motion/frames";
import type { View } from "../../../src/table/view/view";

const CAUSES: readonly Cause[] = [
  { kinds: ["pay", "buy"] },
  { kinds: ["collect"], together: true },
  { kinds: ["home"], together: true, newcomers: true },
];
const [BEFORE, AFTER] = [{}, {}] as View[];

/** Events written as kind and seat: `pay0 buy0`. */
function framed(text: string): Frame {
  const events = text.split(" ").map((word) => ({ kind: word.slice(0, -1), seat: Number(word.at(-1)) }) as Event);
  return {
    view: AFTER!,
    events,
    lines: events.map((event) => ({ ply: 0, event, hits: false, say: () => "", brief: () => "" })),
  };
}

const written = (pieces: readonly Frame[]): string =>
  pieces.map(({ events }) => events.map(({ kind, seat }) => `${kind}${seat}`).join(" ")).join(" | ");
const enact = (between: Enact["between"] = () => ({}) as View): Enact => ({
  causes: CAUSES,
  between,
  show: () => Promise.resolve(),
});

test.each([
  ["pay0 buy0 store0", "what a seat does is one piece, with all that goes along"],
  ["pay0 buy0 | pay1 buy1", "another seat that does the same is another piece"],
  ["collect0 collect1 collect0 home0 home1", "what seats do together is one piece"],
  ["collect0 home0 | collect1 home1", "what begins anew is another piece"],
  ["collect0 home0 store0 | home1", "so is a newcomer who only comes home"],
  ["note0 | collect0 home0 | pay0 buy0 | collect1", "every cause has its piece, in the order of the events"],
  ["note0 note1 note2", "what is no cause goes along with what came before"],
])("%s: %s", (text) => {
  const pieces = cut(framed(text.replaceAll(" | ", " ")), BEFORE!, enact());
  expect(written(pieces)).toBe(text);
  expect(pieces.map(({ lines }) => lines.length)).toEqual(pieces.map(({ events }) => events.length));
  expect(pieces.at(-1)!.view).toBe(AFTER);
});

test("the game is asked what the table looks like between two pieces", () => {
  const views = [{}, {}] as View[];
  const between = vi.fn<Enact["between"]>().mockReturnValueOnce(views[0]!).mockReturnValueOnce(views[1]!);
  const frame = framed("pay0 collect1 pay1");
  const [a, b, c] = frame.events;
  expect(cut(frame, BEFORE!, enact(between)).map(({ view }) => view)).toEqual([...views, AFTER]);
  expect(between.mock.calls).toEqual([
    [BEFORE, [a], AFTER, [b, c]],
    [views[0], [b], AFTER, [c]],
  ]);
});

test("what cannot be told apart stays together, and so does all without a game", () => {
  const between = vi.fn<Enact["between"]>().mockReturnValueOnce(BEFORE!).mockReturnValueOnce(null);
  expect(written(cut(framed("pay0 collect1 pay1 collect2"), BEFORE!, enact(between)))).toBe(
    "pay0 | collect1 pay1 collect2",
  );
  expect(written(cut(framed("pay0 collect1"), BEFORE!, null))).toBe("pay0 collect1");
});

test("lines that came without events of their own are told at the end", () => {
  const frame = framed("pay0 collect1");
  const pieces = cut({ ...frame, lines: [...frame.lines, frame.lines[0]!] }, BEFORE!, enact());
  expect(pieces.map(({ lines }) => lines.length)).toEqual([1, 2]);
});
