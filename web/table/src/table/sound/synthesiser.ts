// Sounds made on the spot: short and soft, nothing higher than a flute's middle.

import type { Sound } from "./sounds";

/** A tone that glides from one pitch to another while it fades. */
interface Tone {
  readonly from: number; // hertz
  readonly to?: number;
  readonly after?: number; // seconds
  readonly length: number;
  readonly level: number; // from 0 to 1
  readonly shape?: OscillatorType;
}

/** A rush of air, of which only what is below a pitch is heard. */
interface Rush {
  readonly below: number; // hertz
  readonly after?: number; // seconds
  readonly length: number;
  readonly level: number;
}

interface Recipe {
  readonly tones?: readonly Tone[];
  readonly rushes?: readonly Rush[];
}

export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  pick: { tones: [{ from: 392, to: 494, length: 0.09, level: 0.2, shape: "triangle" }] },
  pay: {
    tones: [
      { from: 523, length: 0.07, level: 0.14 },
      { from: 587, after: 0.07, length: 0.09, level: 0.14 },
    ],
  },
  gem: {
    tones: [
      { from: 659, length: 0.4, level: 0.14 },
      { from: 988, after: 0.05, length: 0.45, level: 0.08 },
    ],
  },
  snap: {
    tones: [{ from: 210, to: 80, length: 0.12, level: 0.3, shape: "triangle" }],
    rushes: [{ below: 1600, length: 0.06, level: 0.35 }],
  },
  "cave-in": {
    tones: [{ from: 72, to: 38, length: 0.9, level: 0.4 }],
    rushes: [{ below: 240, length: 0.9, level: 0.5 }],
  },
  collision: {
    tones: [{ from: 165, to: 65, length: 0.24, level: 0.3, shape: "triangle" }],
    rushes: [{ below: 800, length: 0.16, level: 0.35 }],
  },
  monster: {
    tones: [
      { from: 104, to: 62, length: 0.7, level: 0.28, shape: "triangle" },
      { from: 110, to: 66, length: 0.7, level: 0.22, shape: "triangle" },
    ],
  },
  turn: {
    tones: [
      { from: 587, length: 0.32, level: 0.14 },
      { from: 880, after: 0.16, length: 0.32, level: 0.12 },
    ],
  },
  end: {
    tones: [
      { from: 392, length: 0.5, level: 0.16 },
      { from: 523, after: 0.14, length: 0.5, level: 0.16 },
      { from: 659, after: 0.28, length: 0.8, level: 0.16 },
    ],
  },
};

const SILENCE = 0.0001; // what fades exponentially never reaches nothing
const ATTACK = 0.006; // seconds, so that nothing clicks

/** Let a sound be heard from a moment on, through some node. */
export function sound(name: Sound, out: AudioNode, start: number): void {
  const { tones = [], rushes = [] } = RECIPES[name];
  for (const tone of tones) ring(tone, out, start + (tone.after ?? 0));
  for (const rush of rushes) blow(rush, out, start + (rush.after ?? 0));
}

function ring({ from, to = from, length, level, shape = "sine" }: Tone, out: AudioNode, start: number): void {
  const voice = out.context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  voice.connect(fading(out, level, start, length));
  voice.start(start);
  voice.stop(start + length);
}

function blow({ below, length, level }: Rush, out: AudioNode, start: number): void {
  const air = out.context.createBufferSource();
  const sieve = out.context.createBiquadFilter();
  air.buffer = noise(out.context, length);
  sieve.type = "lowpass";
  sieve.frequency.setValueAtTime(below, start);
  air.connect(sieve).connect(fading(out, level, start, length));
  air.start(start);
  air.stop(start + length);
}

/** A way out that swells at once and dies away. */
function fading(out: AudioNode, level: number, start: number, length: number): AudioNode {
  const volume = out.context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(level, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  volume.connect(out);
  return volume;
}

function noise(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return buffer;
}
