// Sounds are made without files, only when they are wanted, and never before a person has touched the page.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Speaker } from "../../../src/table/sound/speaker";
import { soundsOf, SOUNDS } from "../../../src/table/sound/sounds";
import { RECIPES } from "../../../src/table/sound/synthesiser";
import { settings } from "../../../src/table/storage/settings.svelte";

/** A voice that was started: when, and when it stops. */
interface Started {
  readonly kind: "tone" | "rush";
  readonly start: number;
  stop: number;
}

const param = (): object => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

class FakeContext {
  static all: FakeContext[] = [];
  readonly started: Started[] = [];
  readonly gains: { gain: { value: number } }[] = [];
  readonly destination = {};
  readonly sampleRate = 1000;
  readonly resume = vi.fn(() => Promise.resolve());
  currentTime = 0;
  state = "running";

  constructor() {
    FakeContext.all.push(this);
  }

  private node<T extends object>(more: T): T & { context: FakeContext; connect(to: object): object } {
    return { ...more, context: this, connect: (to) => to };
  }

  private voice(kind: Started["kind"]): object {
    const start = (at: number): void => void this.started.push({ kind, start: at, stop: Infinity });
    const stop = (at: number): void => void (this.started.at(-1)!.stop = at);
    return this.node({ frequency: param(), start, stop });
  }

  createOscillator = (): object => this.voice("tone");
  createBufferSource = (): object => this.voice("rush");
  createBiquadFilter = (): object => this.node({ frequency: param() });
  createBuffer = (_channels: number, length: number): object => ({ getChannelData: () => new Float32Array(length) });
  createGain = (): object => {
    const gain = this.node({ gain: param() as { value: number } });
    this.gains.push(gain);
    return gain;
  };
}

let speaker: Speaker;
const context = (): FakeContext => FakeContext.all[0]!;

beforeEach(() => {
  FakeContext.all = [];
  vi.stubGlobal("AudioContext", FakeContext);
  settings.set("sound", true);
  settings.set("volume", 0.5);
  speaker = new Speaker();
  speaker.wake();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  settings.set("sound", false);
  settings.set("vibrate", false);
});

test.each(SOUNDS)("the sound of %s is short and not shrill", (name) => {
  speaker.play(name);
  const { started } = context();
  expect(started.length).toBeGreaterThan(0);
  expect(Math.max(...started.map(({ stop }) => stop))).toBeLessThan(1.3);
  for (const { from, to = from, level } of RECIPES[name].tones ?? [])
    expect([from <= 1000, to <= 1000, level <= 0.5]).toEqual([true, true, true]);
});

test("it is as loud as was wished", () => {
  speaker.play("gem");
  expect(context().gains[0]!.gain.value).toBe(0.5);
  settings.set("volume", 0.2);
  context().currentTime = 5;
  speaker.play("gem");
  expect([context().gains[0]!.gain.value, FakeContext.all.length]).toEqual([0.2, 1]);
});

test("nothing is heard before the first touch, nor where sound is off or the system wants quiet", () => {
  new Speaker().play("gem");
  settings.set("sound", false);
  speaker.play("gem");
  settings.set("sound", true);
  vi.spyOn(settings, "audible", "get").mockReturnValue(false);
  speaker.play("gem");
  expect(FakeContext.all).toEqual([]);
});

test("sounds that come together follow each other, and none is repeated at once", () => {
  speaker.play("snap", "cave-in");
  const begun = context().started.length;
  expect(new Set(context().started.map(({ start }) => start)).size).toBe(2);
  context().currentTime = 0.05;
  speaker.play("snap");
  expect(context().started.length).toBe(begun);
  context().currentTime = 0.5;
  speaker.play("snap");
  expect(context().started.length).toBeGreaterThan(begun);
});

test("a person is not called again at once", () => {
  const calls = [0, 3, 5].map((time) => {
    speaker.play("pick");
    context().currentTime = time;
    const before = context().started.length;
    speaker.play("turn");
    return context().started.length - before;
  });
  expect(calls).toEqual([2, 0, 2]);
});

test("a browser that went to sleep is woken, and one without sound is left alone", () => {
  speaker.play("pick");
  context().state = "suspended";
  speaker.play("pay");
  expect(context().resume).toHaveBeenCalledOnce();
  vi.stubGlobal("AudioContext", undefined);
  const mute = new Speaker();
  mute.wake();
  expect(() => mute.play("pick")).not.toThrow();
});

test("a phone trembles only if that is wanted, also without sound", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { ...navigator, vibrate });
  settings.set("sound", false);
  speaker.play("gem");
  expect(vibrate).not.toHaveBeenCalled();
  settings.set("vibrate", true);
  speaker.play("gem", "pick");
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([14, 8]);
});

test("events are heard by their kind, each sound once and no more than three", () => {
  const events = ["a", "b", "a", "silent", "c", "d"].map((kind) => ({ kind })) as never;
  const score = { a: ["pick"], b: ["snap", "cave-in"], c: ["gem"], d: ["pay"] } as const;
  expect(soundsOf(events, score)).toEqual(["pick", "snap", "cave-in"]);
  expect(soundsOf(events, {})).toEqual([]);
});
