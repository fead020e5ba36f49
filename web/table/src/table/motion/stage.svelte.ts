// The stage: what happened is shown frame by frame, and whatever is shown follows it: the view, the log, the points.
// It knows no line and no rules. Whoever sends it elsewhere cancels what runs: every wait belongs to a generation.

import { tick } from "svelte";

import { cut, type Act, type Enact, type Frame } from "./frames";
import type { LogLine } from "../view/log";
import { fade, finish, glide, spots } from "./motion";
import { settings } from "../storage/settings.svelte";
import type { Ground, View } from "../view/view";

const GLIDE = 280; // milliseconds
const FADE = 150;
const TURN = 2000; // the most that what waits may take to glide

/** How fast things are shown, as a factor; without end they are there at once. */
export type Pace = number | "step"; // a step waits for the person before every frame of a rival

/** What a wait is rejected with when there is nothing left to wait for. */
const CUT = Symbol("cut");

export class Stage {
  view = $state.raw<View>(undefined as unknown as View); // there once somebody has jumped
  log = $state.raw<readonly LogLine[]>([]);
  scene = $state.raw<unknown>(null); // what the game has put there
  showing = $state(false); // whether something that happened is still being shown
  held = $state(false); // whether a step waits for the person
  pace = $state<Pace>(1);
  enact: Enact | null = null; // of the game on the table

  private generation = 0;
  private queue: Frame[] = [];
  private hurry = 0; // frames that are shown at once
  private retold = (view: View): View => view;
  private cuts: (() => void)[] = []; // one for each wait
  private readonly idlers: (() => void)[] = [];

  /** Show what happened, after whatever is still to be shown. */
  present(frame: Frame): void {
    if (!this.view) return this.jump(frame.view, frame.lines);
    this.queue.push(frame);
    if (!this.showing) void this.run(this.generation);
  }

  /** Show this, whatever was being shown. */
  jump(view: View, log: readonly LogLine[]): void {
    this.generation += 1;
    this.queue = [];
    this.rest();
    this.scene = null;
    this.settle(view, log);
    this.interrupt();
  }

  /** Say the same in other words or with other names, wherever the show is. */
  retell(ground: Ground): void {
    this.retold = (view) => view.retold(ground);
    this.view = this.retold(this.view);
    if (!this.showing) this.rest();
  }

  /** Show the end of everything that happened until now. */
  skip(): void {
    if (!this.showing) return;
    this.hurry = this.queue.length + 1;
    this.interrupt();
  }

  /** Go on where a step waits. */
  next(): void {
    if (this.held) this.interrupt();
  }

  /** Resolves when everything has been shown. */
  idle(): Promise<void> {
    return this.showing ? new Promise((resolve) => this.idlers.push(resolve)) : Promise.resolve();
  }

  // ---- one frame after the other ----

  private async run(generation: number): Promise<void> {
    this.showing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      for (const piece of this.pieces(frame)) {
        await this.play(piece, generation);
        if (generation !== this.generation) return;
      }
      this.hurry = Math.max(0, this.hurry - 1);
    }
    this.rest();
  }

  private pieces(frame: Frame): Frame[] {
    try {
      return cut(frame, this.view, this.enact);
    } catch (error) {
      console.error(error);
      return [frame];
    }
  }

  /** Show a frame; its end is shown whatever goes wrong on the way, unless the stage has gone elsewhere. */
  private async play(frame: Frame, generation: number): Promise<void> {
    const log = [...this.log, ...frame.lines];
    const still = async <T>(promise: Promise<T>): Promise<T> => {
      const value = await promise;
      if (generation !== this.generation) throw CUT;
      return value;
    };
    try {
      await this.perform(frame, log, still);
    } catch (error) {
      if (error !== CUT) console.error(error);
    }
    if (generation === this.generation) this.settle(frame.view, log);
  }

  private async perform(frame: Frame, log: readonly LogLine[], still: Still): Promise<void> {
    if (this.waits(frame)) await this.hold(still);
    if (this.enact && this.lively && settings.moves) await still(this.enact.show(this.act(frame, still)));
    if (frame.view !== this.view) await this.move(frame.view, log, still);
  }

  /** Bring everything from where it is to where the view has it. */
  private async move(view: View, log: readonly LogLine[], still: Still): Promise<void> {
    const own = this.view.seat === view.seat && this.view.acting.includes(view.seat);
    const from = this.lively ? spots() : null;
    this.settle(view, log);
    await still(tick());
    if (!from) return;
    const left = this.queue.length;
    const time = settings.moves ? Math.min(GLIDE, TURN / (left + 1)) : FADE;
    const moved = (settings.moves ? glide : fade)(from, time / this.factor);
    if (moved) await still(this.wait(own && left === 0 ? time / 2 : time));
  }

  private act(frame: Frame, still: Still): Act {
    const { view: before, log, generation } = this;
    const now = (change: () => void): void => void (generation === this.generation && change());
    return {
      ...frame,
      before,
      show: (scene) => now(() => (this.scene = scene)),
      tell: (count) => now(() => (this.log = [...log, ...frame.lines.slice(0, count)])),
      wait: (time) => still(generation === this.generation ? this.wait(time) : Promise.reject(CUT)),
    };
  }

  private settle(view: View, log: readonly LogLine[]): void {
    if (view !== this.view) this.scene = null; // a scene stays until what it shows has changed the view
    this.view = this.retold(view);
    this.log = log;
  }

  private rest(): void {
    this.showing = this.held = false;
    this.hurry = 0;
    this.retold = (view) => view;
    for (const resolve of this.idlers.splice(0)) resolve();
  }

  // ---- time ----

  private get factor(): number {
    return this.pace === "step" ? 1 : this.pace;
  }

  /** Whether anybody would see something move. */
  private get lively(): boolean {
    return this.hurry === 0 && this.factor !== Infinity && !document.hidden;
  }

  private wait(time: number): Promise<void> {
    return this.lively ? this.pause(time / this.factor) : Promise.reject(CUT);
  }

  /** Resolves after a time, if it has one; rejects when it is cut short. */
  private pause(time: number | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (): void => ((this.cuts = this.cuts.filter((one) => one !== stop)), resolve());
      const timer = time === null ? undefined : setTimeout(done, time);
      const stop = (): void => (clearTimeout(timer), reject(CUT));
      this.cuts.push(stop);
    });
  }

  private interrupt(): void {
    for (const stop of this.cuts.splice(0)) stop();
    finish();
  }

  private waits({ view, events }: Frame): boolean {
    const actor = events.find(({ seat }) => seat >= 0)?.seat ?? view.seat;
    return this.pace === "step" && this.lively && actor !== view.seat;
  }

  private async hold(still: Still): Promise<void> {
    this.held = true;
    await still(this.pause(null).catch(() => {})); // to be cut short is all that it waits for
    this.held = false;
  }
}

/** Hands on what a promise brings, unless the stage has gone elsewhere meanwhile. */
type Still = <T>(promise: Promise<T>) => Promise<T>;
