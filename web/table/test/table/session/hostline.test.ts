// The line to a table of this device: kept before it is heard, hosted again after a crash, and shared by tabs.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { FromServer } from "../../../../generated/wire";
import type { Opening, Parcel, Request } from "../../../src/table/host/messages";
import { HostLine } from "../../../src/table/session/hostline";
import type { LineListener, Link } from "../../../src/table/session/line";
import { savedGame, type SavedGame } from "../../../src/table/storage/savedgames";
import { bundleFrom } from "../../bundles";
import { dealt, seated } from "../../inn";

const LONG = 60_000; // milliseconds

/** A worker that does nothing by itself. */
class StillWorker {
  static all: StillWorker[] = [];
  onmessage: ((event: { data: Parcel }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: (Opening | Request)[] = [];
  ended = false;

  constructor() {
    StillWorker.all.push(this);
  }

  postMessage(message: Opening | Request): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  send(parcel: Parcel): void {
    this.onmessage!({ data: parcel });
  }
}

/** Channels of tabs, which all hear each other at once. */
class Hall {
  static all: Hall[] = [];
  private readonly listeners: ((event: { data: unknown }) => void)[] = [];

  constructor(readonly name: string) {
    Hall.all.push(this);
  }

  addEventListener(_: "message", listener: (event: { data: unknown }) => void): void {
    this.listeners.push(listener);
  }

  postMessage(data: unknown): void {
    for (const other of Hall.all) if (other !== this && other.name === this.name) other.listeners.forEach((listener) => listener({ data })); // prettier-ignore
  }

  close(): void {
    Hall.all = Hall.all.filter((other) => other !== this);
  }
}

type Holder = (lock: object | null) => Promise<void> | void;

/** Locks of a browser: one holder at a time, the others wait in a row. */
class Locks {
  private depose: (() => void) | null = null; // ends the turn of its holder
  private readonly row: (() => void)[] = [];

  request(_name: string, { ifAvailable = false, steal = false }: LockOptions, holder: Holder): Promise<void> {
    if (this.depose && ifAvailable) return Promise.resolve(holder(null));
    return new Promise((resolve, reject) => {
      const hold = async (): Promise<void> => {
        this.depose = (): void => reject(new DOMException("stolen", "AbortError"));
        const own = this.depose;
        await holder({});
        resolve();
        if (this.depose === own) this.depose = null;
        if (!this.depose) this.row.shift()?.();
      };
      if (steal) this.depose?.();
      if (this.depose && !steal) this.row.push(() => void hold());
      else void hold();
    });
  }
}

/** A listener that writes down what is heard. */
class Scribe implements LineListener {
  readonly heard: FromServer[] = [];
  readonly links: Link[] = [];
  readonly warnings: string[] = [];
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
  warn(text: string): void {
    this.warnings.push(text);
  }
}

const bundle = bundleFrom("cave-in");
const TABLE = dealt("cave-in", seated("hb"));
const DONE: FromServer = { type: "done", re: 1 };

/** A tab that looks at a table. */
async function tab(table: SavedGame = TABLE): Promise<{ line: HostLine; listener: Scribe }> {
  const [line, listener] = [new HostLine(bundle, table), new Scribe()];
  line.open(listener);
  await vi.advanceTimersByTimeAsync(1);
  return { line, listener };
}

const host = (): StillWorker => StillWorker.all.at(-1)!;
const openings = (worker: StillWorker): SavedGame[] =>
  worker.heard.flatMap((message) => ("saved" in message ? [message.saved] : []));
const named = (worker: StillWorker): string =>
  worker.heard.flatMap((message) => ("from" in message ? [message.from] : [])).at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [StillWorker.all, Hall.all] = [[], []];
  vi.stubGlobal("self", { location: "http://page/" });
  vi.stubGlobal("Worker", StillWorker);
  vi.stubGlobal("BroadcastChannel", Hall);
  vi.stubGlobal("navigator", { languages: ["en"], locks: new Locks() });
  localStorage.removeItem("starlode-table-inn");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a tab alone", () => {
  test("keeps what the host hands out, and then hears of it", async () => {
    const { line, listener } = await tab();
    line.send({ type: "hello" });
    const kept: (SavedGame | null)[] = [];
    listener.hear = (): void => void kept.push(savedGame("inn"));
    const next = { ...TABLE, moves: [[0, 1]] as const };
    host().send({ keep: next });
    host().send({ to: named(host()), message: DONE });
    expect(kept).toEqual([next]);
  });

  test("hosts anew after a crash, from what was kept last", async () => {
    const { line, listener } = await tab();
    line.send({ type: "hello" });
    const next = { ...TABLE, moves: [[0, 1]] as const };
    host().send({ keep: next });
    host().onerror!();
    expect(listener.links.at(-1)).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(LONG);
    expect(StillWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(openings(host())).toEqual([next]);
    expect(listener.greetings).toBe(2);
  });

  test("says once that nothing can be kept, and plays on", async () => {
    const { listener } = await tab();
    vi.stubGlobal("localStorage", {
      ...localStorage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    host().send({ keep: TABLE });
    host().send({ keep: TABLE });
    expect(listener.warnings).toHaveLength(1);
    expect(savedGame("inn")).toEqual(TABLE);
  });

  test("gives up a game whose moves are not legal any more", async () => {
    const { line, listener } = await tab();
    line.send({ type: "hello" });
    host().send({ to: named(host()), message: { type: "refusal", code: "rules-changed", reason: "" } });
    expect(listener.links.at(-1)).toBe("lost");
  });

  test("keeps nothing of a lesson", async () => {
    const { line } = await tab({ ...TABLE, id: "" });
    host().send({ keep: { ...TABLE, id: "", moves: [[0, 1]] } });
    expect(localStorage.getItem("starlode-table-")).toBeNull();
    expect((await line.record()).moves).toHaveLength(1);
  });

  test("answers for the past", async () => {
    const { line } = await tab();
    const past = line.past(0);
    const told = { version: 3, events: [[1]], since: 0, seen: "" };
    host().send({ to: named(host()), past: told, id: 1 });
    expect(await past).toEqual(told);
  });
});

describe("a past that was asked for", () => {
  test.each([
    ["breaks down", () => host().onerror!()],
    ["is hosted anew by another tab", () => new Hall("starlode-inn").postMessage({ hosting: true })],
  ])("is refused when the table %s", async (_, end) => {
    const { line } = await tab();
    const past = expect(line.past(0)).rejects.toThrow("gone");
    end();
    await past;
  });

  test("is refused when nobody looks at the table any more", async () => {
    const { line } = await tab();
    const past = expect(line.past(0)).rejects.toThrow("gone");
    line.close();
    await past;
  });
});

describe("several tabs", () => {
  test("have one host, to which all talk", async () => {
    const [first, second] = [await tab(), await tab()];
    expect(StillWorker.all).toHaveLength(1);
    expect([first.listener.greetings, second.listener.greetings]).toEqual([1, 1]);
    second.line.send({ type: "hello" });
    const name = named(host());
    host().send({ to: name, message: DONE });
    expect([first.listener.heard, second.listener.heard]).toEqual([[], [DONE]]);
    second.line.close();
    expect(host().heard.at(-1)).toEqual({ from: name, gone: true });
  });

  test("go on when the host's tab is closed, from what it kept", async () => {
    const [first, second, third] = [await tab(), await tab(), await tab()];
    const next = { ...TABLE, moves: [[0, 1]] as const };
    host().send({ keep: next });
    first.line.close();
    await vi.advanceTimersByTimeAsync(1);
    expect(StillWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(openings(host())).toEqual([next]);
    for (const { listener } of [second, third])
      expect([listener.greetings, listener.links.at(-1)]).toEqual([2, "reconnecting"]);
  });

  test("take over from one that was put to sleep, which then follows and overwrites nothing", async () => {
    const [first, second] = [await tab(), await tab()];
    const sleeper = host();
    second.line.send({ type: "hello" });
    await vi.advanceTimersByTimeAsync(LONG);
    expect(StillWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(first.listener.greetings).toBeGreaterThan(1);
    const later = { ...TABLE, moves: [[0, 1]] as const, at: 5 };
    host().send({ keep: later });
    sleeper.onmessage?.({ data: { keep: { ...TABLE, at: 6 } } });
    expect(savedGame("inn")).toEqual(later);
  });

  test("keep nothing over what another one has kept since", async () => {
    const { listener } = await tab();
    const [late, worker] = [{ ...TABLE, moves: [[0, 1]] as const, at: 5 }, host()];
    localStorage.setItem("starlode-table-inn", JSON.stringify(late));
    worker.send({ keep: { ...TABLE, at: 6 } });
    expect([savedGame("inn"), worker.ended]).toEqual([late, true]);
    expect(listener.heard).toEqual([]);
  });

  test("without locks host each for itself, and say so", async () => {
    vi.stubGlobal("navigator", { languages: ["en"] });
    const first = await tab();
    expect(first.listener.warnings).toEqual([]);
    const second = await tab();
    expect([first.listener.warnings.length, second.listener.warnings.length]).toEqual([1, 1]);
    expect(StillWorker.all).toHaveLength(2);
  });
});
