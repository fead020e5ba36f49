// The line to a server: it comes back by itself, waits longer each time, and knows when there is nothing to come back to.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { FromServer, TableInfo } from "../../../../generated/wire";
import { allHeldSeats, heldSeats, holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import type { LineListener, Link } from "../../../src/table/session/line";
import { SocketLine } from "../../../src/table/session/socketline";

const [WRONG, GONE] = [1008, 1006]; // closing codes
const FIRST = 500; // milliseconds before the first attempt, where chance is even
const LONGEST = 15_000;

/** A socket that does what a test says. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  // ---- the other end ----

  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code = GONE): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A listener that writes down what is heard. */
class Scribe implements LineListener {
  readonly heard: FromServer[] = [];
  readonly links: Link[] = [];
  greetings = 0;
  greet(): void {
    this.greetings += 1;
  }
  hear(message: FromServer): void {
    this.heard.push(message);
  }
  turned(link: Link): void {
    this.links.push(link);
  }
  warn(): void {}
}

const DONE: FromServer = { type: "done", re: 1 };
const network = new Map<string, { heard: () => void; signal: AbortSignal }>();
const socket = (): Socket => Socket.all.at(-1)!;
const pass = (time: number): void => void vi.advanceTimersByTime(time);

/** The network goes, or is there again. */
function turn(event: "offline" | "online"): void {
  const { heard, signal } = network.get(event)!;
  if (!signal.aborted) heard();
}

function opened(table = "t"): { line: SocketLine; ear: Scribe } {
  const [line, ear] = [new SocketLine(table), new Scribe()];
  line.open(ear);
  return { line, ear };
}

const public_ = (more: Partial<TableInfo>): TableInfo =>
  ({ type: "table", table: "t", game: "cave-in", ...more }) as TableInfo;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  network.clear();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", (event: string, heard: () => void, { signal }: { signal: AbortSignal }) =>
    network.set(event, { heard, signal }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { table } of allHeldSeats()) releaseSeats(table);
});

describe("a socket", () => {
  test("is greeted when it opens, and takes what is said only then", () => {
    const { line, ear } = opened();
    expect(socket().url.href).toBe("ws://page/api/tables/t/socket");
    expect([line.send({ type: "hello" }), ear.greetings]).toEqual([false, 0]);
    socket().accept();
    expect([line.send({ type: "hello" }), ear.greetings]).toEqual([true, 1]);
    expect(socket().sent).toEqual([{ type: "hello" }]);
    socket().say(DONE);
    expect([ear.heard, ear.links]).toEqual([[DONE], ["connected"]]);
  });

  test("that has been let go is heard no more", () => {
    const { line, ear } = opened();
    const first = socket();
    first.accept();
    line.again();
    expect([first.closed, Socket.all.length]).toEqual([true, 2]);
    first.say(DONE);
    first.end();
    expect([ear.heard, ear.links]).toEqual([[], []]);
    line.close();
    expect(socket().closed).toBe(true);
    pass(LONGEST);
    expect(Socket.all).toHaveLength(2);
  });
});

describe("a line that breaks", () => {
  test("comes back after pauses that grow, up to a longest one", () => {
    const { ear } = opened();
    for (const pause of [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST, 16 * FIRST, LONGEST, LONGEST]) {
      const count = Socket.all.length;
      socket().end();
      pass(pause - 1);
      expect(Socket.all).toHaveLength(count);
      pass(1);
      expect(Socket.all).toHaveLength(count + 1);
    }
    expect(new Set(ear.links)).toEqual(new Set(["reconnecting"]));
  });

  test.each([
    [0, FIRST / 2],
    [0.999, 1.499 * FIRST],
  ])("does not come back at the same moment as others: %d", (chance, pause) => {
    vi.mocked(Math.random).mockReturnValue(chance);
    opened();
    socket().end();
    pass(pause - 1);
    expect(Socket.all).toHaveLength(1);
    pass(2);
    expect(Socket.all).toHaveLength(2);
  });

  test("waits a short while again once it has heard something", () => {
    opened();
    socket().end();
    pass(FIRST);
    socket().end();
    pass(2 * FIRST);
    socket().accept();
    socket().say(DONE);
    socket().end();
    pass(FIRST);
    expect(Socket.all).toHaveLength(4);
  });

  test("waits as long as the server asks for", () => {
    opened();
    socket().accept();
    socket().say({ type: "refusal", code: "busy", reason: "", retry: 7 } as FromServer);
    socket().end();
    pass(6999);
    expect(Socket.all).toHaveLength(1);
    pass(1);
    expect(Socket.all).toHaveLength(2);
  });

  test("does not come back where that would not help", () => {
    const { ear } = opened();
    socket().end(WRONG);
    pass(10 * LONGEST);
    expect([ear.links, Socket.all.length]).toEqual([["lost"], 1]);
  });
});

describe("a network", () => {
  test("that goes breaks the line at once, and brings it back at once", () => {
    const { ear } = opened();
    const first = socket();
    first.accept();
    first.say(DONE);
    turn("offline");
    expect([first.closed, ear.links.at(-1)]).toEqual([true, "reconnecting"]);
    turn("online");
    expect(Socket.all).toHaveLength(2);
    pass(LONGEST);
    expect(Socket.all).toHaveLength(2); // the attempt that was planned is not made as well
  });

  test("that was never gone changes nothing", () => {
    opened();
    socket().accept();
    turn("online");
    expect(Socket.all).toHaveLength(1);
  });

  test("is not listened to by a line that is closed", () => {
    const { line } = opened();
    line.close();
    turn("offline");
    turn("online");
    expect(Socket.all).toHaveLength(1);
  });
});

describe("seats", () => {
  test("are those that this browser holds, and are kept for the rematch", () => {
    holdSeats("t", "cave-in", { 1: "token" });
    const { line } = opened();
    expect(line.tokens).toEqual({ 1: "token" });
    socket().accept();
    socket().say(public_({ status: "over", successor: "next", seats: [] }));
    expect([heldSeats("t")?.over, heldSeats("next")]).toMatchObject([
      true,
      { game: "cave-in", seats: { 1: "token" }, over: false },
    ]);
    expect(new SocketLine("next").tokens).toEqual({ 1: "token" });
  });

  test("of whoever only watches are none, at the rematch as well", () => {
    opened();
    socket().accept();
    socket().say(public_({ status: "over", successor: "next", seats: [] }));
    expect(allHeldSeats()).toEqual([]);
  });
});
