// Thinking about a position while it is looked at: it deepens, is remembered, and stops when one leaves.

import { Table, type Thoughts } from "@starlode/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BoardThinking, DEPTHS, type Posed } from "../../../src/table/board/thinking.svelte";
import { BotRunner, type Hear, type Pondered } from "../../../src/table/bots/botrunner";
import { searchInThread } from "../../../src/table/bots/searchinthread";
import type { SearchPort } from "../../../src/table/bots/means";
import { bundleFrom } from "../../bundles";

const bundle = bundleFrom("cave-in");
const table = Table.deal(bundle, { players: 3 }, 3);
let bots: BotRunner;

/** A position of the seat that is asked. */
function posed(name = "here"): Posed {
  const seat = table.acting[0]!;
  return { name, seat, record: table.seat(seat).bytes, played: null };
}

beforeEach(() => {
  while (table.legal(table.acting[0]!).length < 4) table.play(table.acting[0]!, table.legal(table.acting[0]!)[0]!);
  bots = new BotRunner(bundle, table.engine.params, searchInThread);
});
afterEach(() => {
  bots.close();
  localStorage.removeItem("starlode-depth");
});

/** Thoughts that a test tells itself. */
function scripted(): {
  thinking: BoardThinking;
  tell: (iterations: number) => void;
  asked: Pondered[];
  signals: AbortSignal[];
} {
  const [asked, signals, hearers]: [Pondered[], AbortSignal[], Hear[]] = [[], [], []];
  vi.spyOn(bots, "ponder").mockImplementation((task, hear, signal) => {
    asked.push(task);
    signals.push(signal);
    hearers.push(hear);
    return new Promise(() => {});
  });
  const found = (iterations: number): Thoughts => ({
    iterations,
    candidates: [{ action: 1, visits: iterations, worth: iterations / 2, expected: 0.5 }],
  });
  return {
    thinking: new BoardThinking(() => bots),
    tell: (count) => hearers.at(-1)!(found(count), false),
    asked,
    signals,
  };
}

test("a position is thought out, each line weighed, and known the next time", async () => {
  const learnt = vi.fn();
  const thinking = new BoardThinking(() => bots, learnt);
  thinking.deepen("glance");
  thinking.pose(posed());
  await vi.waitFor(() => expect(thinking.running).toBe(false), { timeout: 60_000 });
  const { insight } = thinking;
  expect([thinking.done, insight!.advised]).toEqual([true, false]);
  expect(insight!.iterations).toBeGreaterThanOrEqual(0.99 * DEPTHS.glance);
  expect(insight!.lines.filter(({ visits }) => visits >= 30).length).toBeGreaterThanOrEqual(4);
  expect(insight!.continuations.length).toBeGreaterThanOrEqual(4);
  expect(learnt).toHaveBeenCalledWith(posed(), insight);
  thinking.pose(null);
  expect(thinking.insight).toBeNull();
  thinking.pose(posed());
  expect([thinking.insight, thinking.running]).toEqual([insight, false]);
});

test("leaving stops it, and what comes late says nothing of another position", () => {
  const { thinking, asked, signals, tell } = scripted();
  thinking.pose(posed());
  tell(500);
  thinking.pose(posed()); // still the same
  expect([asked.length, thinking.insight!.iterations]).toEqual([1, 500]);
  thinking.pose(posed("there"));
  expect([signals[0]!.aborted, signals[1]!.aborted, thinking.insight]).toEqual([true, false, null]);
  thinking.stop();
  expect([signals[1]!.aborted, thinking.running]).toEqual([true, false]);
});

test("thinking deeper begins anew and says nothing until it knows more", () => {
  const { thinking, asked, tell } = scripted();
  thinking.pose(posed());
  tell(DEPTHS.think);
  expect(thinking.done).toBe(true);
  thinking.deepen("deep");
  expect(asked.map(({ iterations }) => iterations)).toEqual([DEPTHS.think, DEPTHS.deep]);
  tell(300);
  expect(thinking.insight!.iterations).toBe(DEPTHS.think);
  tell(9000);
  expect([thinking.insight!.iterations, thinking.done]).toEqual([9000, false]);
});

test("how deep is remembered", () => {
  new BoardThinking(() => null).deepen("deep");
  expect(new BoardThinking(() => null).depth).toBe("deep");
});

/** A worker that breaks down at its first order to think, as a page sees it. */
function mortal(kind: "failure" | "error"): SearchPort {
  const port: SearchPort = {
    onmessage: null,
    postMessage: (message) => {
      const { order, id } = message as { order: string; id: number };
      if (order !== "think") return;
      if (kind === "failure") port.onmessage!({ data: { id, failure: "unreachable" } } as MessageEvent);
      else port.onerror!({ message: "gone" } as ErrorEvent);
    },
    terminate: vi.fn(),
  };
  return port;
}

/** Bots whose workers are these, one after the other. */
function borne(...ports: SearchPort[]): BotRunner {
  return new BotRunner(bundle, table.engine.params, () => ports.shift() ?? searchInThread());
}

test.each(["failure", "error"] as const)("a worker that dies by a %s is replaced, and that is said", async (kind) => {
  const dying = mortal(kind);
  bots = borne(dying);
  const thinking = new BoardThinking(() => bots);
  thinking.deepen("glance");
  thinking.pose(posed());
  await vi.waitFor(() => expect(thinking.mishap).toBe("again"));
  expect(dying.terminate).toHaveBeenCalled();
  await vi.waitFor(() => expect(thinking.running).toBe(false), { timeout: 60_000 });
  expect([thinking.done, thinking.mishap]).toEqual([true, "again"]);
});

test("where the next one dies as well, thinking ends, and can be begun again", async () => {
  bots = borne(mortal("failure"), mortal("error"));
  const thinking = new BoardThinking(() => bots);
  thinking.deepen("glance");
  thinking.pose(posed());
  await vi.waitFor(() => expect([thinking.running, thinking.mishap]).toEqual([false, "failed"]));
  thinking.start();
  await vi.waitFor(() => expect(thinking.done).toBe(true), { timeout: 60_000 });
});

test("a bot decides although its workers die, and nobody waits for a hint", async () => {
  const { seat, record } = posed();
  bots = borne(mortal("failure"), mortal("failure"));
  expect(table.legal(seat)).toContain(await bots.choose("hard", record, seat));
  bots = borne(mortal("error"), mortal("error"));
  expect((await bots.advise(record, seat)).candidates).toEqual([]);
});
