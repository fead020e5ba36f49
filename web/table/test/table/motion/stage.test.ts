// @vitest-environment happy-dom
// The stage shows what happened in order, can be sent elsewhere at any moment, and never shows what is past.

import type { Event } from "@starlode/engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Act, Enact, Frame } from "../../../src/table/motion/frames";
import type { LogLine } from "../../../src/table/view/log";
import { readingTime, Stage } from "../../../src/table/motion/stage.svelte";
import { PLAIN } from "../../../src/table/view/telling";
import type { View } from "../../../src/table/view/view";

const LONG = 1000; // milliseconds that every act takes

const named = (name: string): View => ({ name, seat: 0, acting: [], retold: () => named(`${name} retold`) }) as never;
const nameOf = (stage: Stage): string => (stage.view as unknown as { name: string }).name;
const happened = (kind: string, seat = 1): Event => ({ kind, seat }) as Event;
const line = (event: Event): LogLine => ({ ply: 0, event, hits: false, say: () => event.kind, brief: () => "" });
const frame = (name: string, ...events: Event[]): Frame => ({ view: named(name), events, lines: events.map(line) });
const told = (stage: Stage): string => stage.log.map(({ event }) => event.kind).join(" ");

/** A game whose every event "a", "b" and so on is followed by itself, and takes its time. */
function drama(): Enact & { acts: Act[] } {
  const acts: Act[] = [];
  return {
    acts,
    causes: ["a", "b", "c"].map((kind) => ({ kinds: [kind] })),
    between: (before, events) => named(`${(before as never as { name: string }).name}${events[0]!.kind}`),
    show: (act) => (acts.push(act), act.show(act.events[0]?.kind ?? null), act.wait(LONG)),
  };
}

function stageAt(name: string, enact: Enact | null = null): Stage {
  const stage = new Stage();
  stage.enact = enact;
  stage.jump(named(name), []);
  return stage;
}

const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations ??= () => [];
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("frames", () => {
  test("are shown one after the other, each with its lines", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x")));
    stage.present(frame("two", happened("y")));
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["start", "", true]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["one", "x", true]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["two", "x y", false]);
  });

  test("are cut by their causes: what came first is settled before what follows is shown", async () => {
    const enact = drama();
    const stage = stageAt("start-", enact);
    stage.present(frame("end", happened("a", 1), happened("x", 1), happened("b", 2), happened("c", 0)));
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["start-", "", "a"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["start-a", "a x", "b"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["start-ab", "a x b", "c"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["end", "a x b c", null]);
    expect(enact.acts.map(({ events }) => events.length)).toEqual([2, 1, 1]);
  });

  test("are told bit by bit where the game says how far it is", async () => {
    const stage = stageAt("start", {
      ...drama(),
      async show(act) {
        for (const count of [1, 2]) {
          act.tell(count);
          await act.wait(LONG);
        }
      },
    });
    stage.present(frame("end", happened("x"), happened("y"), happened("z")));
    expect(told(stage)).toBe("x");
    await pass(LONG);
    expect([told(stage), nameOf(stage)]).toEqual(["x y", "start"]);
    await pass(LONG);
    expect([told(stage), nameOf(stage)]).toEqual(["x y z", "end"]);
  });

  test("are heard when they are seen, once, and not at all when they are skipped", async () => {
    const stage = stageAt("start", {
      ...drama(),
      show: (act) => (act.tell(1), act.wait(LONG)),
    });
    const heard: string[] = [];
    stage.heed = (events) => void heard.push(events.map(({ kind }) => kind).join(" "));
    stage.present(frame("one", happened("x"), happened("y"), happened("z")));
    expect(heard).toEqual(["x"]);
    await pass(LONG);
    expect(heard).toEqual(["x", "y z"]);
    stage.present(frame("two", happened("u"), happened("v")));
    stage.present(frame("three", happened("w")));
    stage.skip();
    await stage.idle();
    expect(heard).toEqual(["x", "y z", "u"]);
  });

  test("need no game: their ends follow each other", async () => {
    const stage = stageAt("start");
    stage.present(frame("one", happened("a"), happened("b")));
    stage.present(frame("two", happened("c")));
    await stage.idle();
    expect([nameOf(stage), told(stage)]).toEqual(["two", "a b c"]);
  });

  test("before anything is there are where the stage begins", () => {
    const stage = new Stage();
    stage.present(frame("one", happened("a")));
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["one", "a", false]);
  });
});

describe("a jump", () => {
  test("cancels what runs and what waits, and nothing of it is ever shown", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x")));
    stage.present(frame("two", happened("y")));
    await pass(LONG / 2);
    stage.jump(named("elsewhere"), [line(happened("z"))]);
    expect([nameOf(stage), told(stage), stage.scene, stage.showing]).toEqual(["elsewhere", "z", null, false]);
    await pass(10 * LONG);
    expect([nameOf(stage), told(stage), stage.scene, stage.showing]).toEqual(["elsewhere", "z", null, false]);
  });

  test("silences a game that does not notice it", async () => {
    let act: Act;
    const stage = stageAt("start", { ...drama(), show: (given) => ((act = given), new Promise(() => {})) });
    stage.present(frame("one", happened("x")));
    stage.jump(named("elsewhere"), []);
    act!.show("stale");
    act!.tell(1);
    await expect(act!.wait(1)).rejects.toBeDefined();
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["elsewhere", "", null]);
  });

  test("lets what happens next be shown at once, beside a show that still ends", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x")));
    stage.present(frame("never", happened("z")));
    stage.jump(named("elsewhere"), []);
    stage.present(frame("two", happened("y")));
    expect(stage.scene).toBe("y");
    await pass(LONG - 1);
    expect([nameOf(stage), stage.scene, stage.showing]).toEqual(["elsewhere", "y", true]);
    await pass(1);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["two", "y", false]);
  });

  test("ends the waiting of whoever waits for the end", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x")));
    const idle = stage.idle();
    stage.jump(named("elsewhere"), []);
    await expect(idle).resolves.toBeUndefined();
  });
});

describe("a fault", () => {
  test("in a frame shows its end, is reported once, and the next goes on", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const fault = new Error("no such robot");
    const enact = drama();
    const show = vi.spyOn(enact, "show").mockRejectedValueOnce(fault);
    const stage = stageAt("start", enact);
    stage.present(frame("one", happened("x")));
    stage.present(frame("two", happened("y")));
    await pass(0);
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["one", "x", "y"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["two", "x y", false]);
    expect(report.mock.calls).toEqual([[fault]]);
    expect(show).toHaveBeenCalledTimes(2);
  });

  test("in cutting leaves the frame whole", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const between = (): never => {
      throw new Error("no such view");
    };
    const stage = stageAt("start", { ...drama(), between });
    stage.present(frame("end", happened("a"), happened("b")));
    expect([nameOf(stage), stage.scene]).toEqual(["start", "a"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["end", "a b", false]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe("time", () => {
  test("skipping shows the end of what has happened until then, and not of what comes later", async () => {
    const stage = stageAt("start-", drama());
    stage.present(frame("one", happened("a"), happened("b")));
    stage.present(frame("two", happened("c")));
    await pass(LONG / 2);
    stage.skip();
    stage.present(frame("three", happened("x")));
    await pass(LONG / 2);
    expect([nameOf(stage), told(stage), stage.scene]).toEqual(["two", "a b c", "x"]);
    await pass(LONG / 2);
    expect([nameOf(stage), told(stage), stage.showing]).toEqual(["three", "a b c x", false]);
  });

  test("skipping while nothing is shown skips nothing", async () => {
    const stage = stageAt("start", drama());
    stage.skip();
    stage.present(frame("one", happened("x")));
    await pass(LONG / 2);
    expect(nameOf(stage)).toBe("start");
  });

  test.each([
    [0.5, 2 * LONG],
    [1, LONG],
    [2, LONG / 2],
  ])("passes %d times as fast", async (pace, time) => {
    const stage = stageAt("start", drama());
    stage.pace = pace;
    stage.present(frame("end", happened("x")));
    await pass(time - 1);
    expect(nameOf(stage)).toBe("start");
    await pass(1);
    expect(nameOf(stage)).toBe("end");
  });

  test("does not pass where everything is there at once", async () => {
    const enact = drama();
    const stage = stageAt("start", enact);
    stage.pace = Infinity;
    stage.present(frame("end", happened("a"), happened("b")));
    await stage.idle();
    expect([nameOf(stage), told(stage), enact.acts.length]).toEqual(["end", "a b", 0]);
  });

  test("does not pass in a document that nobody sees, from the next wait on", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x")));
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.present(frame("two", happened("y")));
    await pass(LONG);
    expect([nameOf(stage), stage.showing]).toEqual(["two", false]);
    hidden.mockReturnValue(false);
  });

  test("waits for the person in steps, after each thing that a rival does", async () => {
    const stage = stageAt("start-", drama());
    stage.pace = "step";
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    await pass(10 * LONG);
    expect([nameOf(stage), told(stage), stage.held]).toEqual(["start-a", "a", true]);
    stage.hasten();
    await pass(LONG - 1);
    expect([nameOf(stage), stage.held, stage.scene]).toEqual(["start-a", false, "b"]);
    await pass(1);
    expect([nameOf(stage), told(stage), stage.held]).toEqual(["end", "a b", true]);
    stage.hasten();
    await stage.idle();
    expect([stage.held, stage.showing]).toEqual([false, false]);
  });

  test("hastened in steps ends only what is shown now", async () => {
    const stage = stageAt("start-", drama());
    stage.pace = "step";
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    await pass(LONG / 2);
    stage.hasten();
    await pass(LONG);
    expect([nameOf(stage), stage.held]).toEqual(["start-a", true]);
  });

  test("hastened otherwise shows the end of everything", async () => {
    const stage = stageAt("start-", drama());
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    stage.hasten();
    await stage.idle();
    expect(nameOf(stage)).toBe("end");
  });

  test("in steps goes on where the person wants another pace", async () => {
    const stage = stageAt("start-", drama());
    stage.pace = "step";
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    await pass(LONG);
    stage.pace = 2;
    await pass(LONG / 2);
    expect([nameOf(stage), stage.showing]).toEqual(["end", false]);
  });

  test("does not wait after what the person does", async () => {
    const stage = stageAt("start", drama());
    stage.pace = "step";
    stage.present(frame("end", happened("x", 0)));
    await pass(LONG);
    expect([nameOf(stage), stage.held]).toEqual(["end", false]);
  });

  test.each(["skip", "jump"] as const)("a step is left behind by a %s", async (way) => {
    const stage = stageAt("start", drama());
    stage.pace = "step";
    stage.present(frame("end", happened("x")));
    if (way === "skip") stage.skip();
    else stage.jump(named("end"), []);
    await stage.idle();
    expect([nameOf(stage), stage.held, stage.showing]).toEqual(["end", false, false]);
  });
});

test("what is said in other words goes on where it is", async () => {
  const stage = stageAt("start", drama());
  stage.present(frame("end", happened("x")));
  await pass(LONG / 2);
  stage.retell({} as never);
  expect([nameOf(stage), stage.scene, stage.showing]).toEqual(["start retold", "x", true]);
  await pass(LONG / 2);
  expect([nameOf(stage), told(stage)]).toEqual(["end retold", "x"]);
  stage.present(frame("next", happened("y")));
  await pass(LONG);
  expect(nameOf(stage)).toBe("next");
});

describe("what somebody else does", () => {
  const quick = (): Enact => ({ ...drama(), show: () => Promise.resolve() });

  test("is told while it is shown, and until another thing is", async () => {
    const stage = stageAt("start-", drama());
    stage.present(frame("end", happened("a", 1), happened("b", 0)));
    expect(stage.line?.event.kind).toBe("a");
    await pass(LONG);
    expect([nameOf(stage), stage.line]).toEqual(["start-a", null]);
    await pass(LONG);
    stage.present(frame("later", happened("c", 2)));
    await pass(LONG);
    expect([stage.showing, stage.line?.event.kind]).toEqual([false, "c"]);
  });

  test("can be read where the game takes no time for it, and what one does oneself takes none", async () => {
    const stage = stageAt("start", quick());
    stage.present(frame("theirs", happened("x", 1)));
    await pass(500);
    expect(nameOf(stage)).toBe("start");
    await pass(100);
    expect(nameOf(stage)).toBe("theirs");
    stage.present(frame("mine", happened("x", 0)));
    await pass(0);
    expect(nameOf(stage)).toBe("mine");
  });

  test("is no step and nothing to be told where it goes without saying", async () => {
    const stage = stageAt("start", quick());
    stage.telling = { ...PLAIN, routine: ["x"] };
    stage.pace = "step";
    stage.present(frame("end", happened("x", 1)));
    await stage.idle();
    expect([nameOf(stage), stage.held, stage.line]).toEqual(["end", false, null]);
  });

  test("is forgotten where the stage goes elsewhere", async () => {
    const stage = stageAt("start", drama());
    stage.present(frame("one", happened("x", 1)));
    stage.jump(named("elsewhere"), []);
    expect(stage.line).toBeNull();
  });
});

describe("what has passed since the person moved", () => {
  /** Two things of rivals, there at once. */
  async function missed(): Promise<{ stage: Stage; enact: ReturnType<typeof drama> }> {
    const enact = drama();
    const stage = stageAt("start-", enact);
    stage.pace = Infinity;
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    await stage.idle();
    return { stage, enact };
  }

  test("was missed where all was there at once, until the person knows it or moves", async () => {
    const { stage } = await missed();
    expect([stage.missed, stage.moments.length]).toEqual([true, 2]);
    stage.know();
    expect([stage.missed, stage.moments.length]).toEqual([false, 2]);
    stage.forget();
    expect(stage.moments).toEqual([]);
  });

  test("was not missed where it was shown, also if it was skipped", async () => {
    const stage = stageAt("start-", drama());
    stage.present(frame("end", happened("a", 1), happened("b", 2)));
    stage.skip();
    await stage.idle();
    expect([stage.missed, stage.moments.length]).toEqual([false, 2]);
  });

  test("was missed in a window that nobody saw", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const stage = stageAt("start", drama());
    stage.present(frame("end", happened("a", 1)));
    await stage.idle();
    hidden.mockReturnValue(false);
    expect(stage.missed).toBe(true);
  });

  test("can be shown again at a pace that is seen, and then all is as it was", async () => {
    const { stage, enact } = await missed();
    stage.again(stage.moments.slice(1));
    expect([nameOf(stage), stage.scene, stage.line?.event.kind, told(stage)]).toEqual(["start-a", "b", "b", "a b"]);
    await pass(LONG);
    expect([nameOf(stage), told(stage)]).toEqual(["end", "a b"]);
    await pass(LONG);
    expect([stage.showing, stage.moments.length, enact.acts.length]).toEqual([false, 2, 2]);
  });

  test("can be shown again while something new comes, which follows it", async () => {
    const { stage } = await missed();
    stage.pace = 1;
    stage.again(stage.moments.slice(0, 1));
    stage.present(frame("new", happened("c", 1)));
    await pass(4 * LONG);
    expect([nameOf(stage), told(stage)]).toEqual(["new", "a b c"]);
  });
});

describe("what happens at a place", () => {
  const raided = (): Stage =>
    stageAt("start", { ...drama(), show: async () => {}, where: ({ kind }) => (kind === "a" ? ["base-0"] : []) });

  test("is looked at there as long as its words take to read", async () => {
    const stage = raided();
    stage.present(frame("one", happened("a")));
    await pass(readingTime("a") - 1);
    expect([stage.spot?.places, nameOf(stage)]).toEqual([["base-0"], "start"]);
    await pass(1);
    expect([stage.spot, nameOf(stage)]).toEqual([null, "one"]);
  });

  test("is passed over by a click, and a jump takes it away", async () => {
    const stage = raided();
    stage.present(frame("one", happened("a")));
    await pass(1);
    stage.skip();
    await pass(0);
    expect([stage.spot, nameOf(stage)]).toEqual([null, "one"]);
    stage.present(frame("two", happened("a")));
    await pass(1);
    stage.jump(named("three"), []);
    expect(stage.spot).toBeNull();
  });

  test("is not pointed at where the viewer does it, unless it befalls the viewer", async () => {
    const stage = raided();
    stage.present(frame("one", happened("a", 0)));
    await pass(1);
    expect(stage.spot).toBeNull();
    stage.adopt(stage.enact, { ...PLAIN, losses: ["a"] });
    stage.present(frame("two", happened("a", 0)));
    await pass(1);
    expect(stage.spot?.places).toEqual(["base-0"]);
  });

  test("takes longer to read in Japanese, sign by sign", () => {
    expect(readingTime("襲撃")).toBe(readingTime("raid"));
  });
});
