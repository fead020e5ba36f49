// Where sounds come from: silent until a person has touched the page, and wherever the person or the system wants it quiet.

import { settings } from "../storage/settings.svelte";
import type { Sound } from "./sounds";
import { sound } from "./synthesiser";

const APART = 0.09; // seconds between the beginnings of two sounds that come together
const AGAIN = 0.12; // before the same sound is heard again
const CALL = 4; // before a person is called to the table again, who can hardly have left

/** What a phone does in the hand, in milliseconds of trembling and of rest. */
const TREMBLES: Readonly<Record<Sound, readonly number[]>> = {
  pick: [8],
  pay: [6],
  gem: [14],
  snap: [22],
  "cave-in": [40, 30, 70],
  collision: [30],
  monster: [60, 40, 60],
  turn: [20, 60, 20],
  end: [30, 60, 30, 60, 60],
};

export class Speaker {
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  private touched = false;
  private readonly last = new Map<Sound, number>(); // when each began, in seconds of the context

  constructor() {
    for (const gesture of ["pointerdown", "keydown"])
      addEventListener(gesture, () => this.wake(), { once: true, capture: true });
  }

  /** A person has touched the page; browsers allow no sound before that. */
  wake(): void {
    this.touched = true;
  }

  /** Let sounds be heard and felt, one shortly after the other. */
  play(...sounds: readonly Sound[]): void {
    if (!this.touched || !sounds.length) return;
    if (settings.get("vibrate")) navigator.vibrate?.(sounds.flatMap((one) => TREMBLES[one]));
    if (settings.audible) this.hear(sounds);
  }

  private hear(sounds: readonly Sound[]): void {
    const out = this.open();
    if (!out) return;
    out.gain.value = settings.get("volume");
    const now = out.context.currentTime;
    const fresh = sounds.filter((one) => now - (this.last.get(one) ?? -Infinity) >= (one === "turn" ? CALL : AGAIN));
    fresh.forEach((one, place) => {
      this.last.set(one, now);
      sound(one, out, now + place * APART);
    });
  }

  /** The way out, once there is one; null where a browser has none. */
  private open(): GainNode | null {
    if (typeof AudioContext === "undefined") return null;
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume().catch(() => {});
    this.volume ??= this.loudspeaker(this.context);
    return this.volume;
  }

  private loudspeaker(context: AudioContext): GainNode {
    const volume = context.createGain();
    volume.connect(context.destination);
    return volume;
  }
}

export const speaker = new Speaker();
