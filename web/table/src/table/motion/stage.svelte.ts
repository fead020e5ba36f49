// The stage: what happened is shown frame by frame, and whatever is shown follows it: the view, the log, the points.
// It knows no line and no rules. A jump elsewhere cancels what is running: every wait belongs to a generation.

import type { Event } from "@starlode/engine";
import { tick } from "svelte";

import { cut, type Act, type Enact, type Frame, type Moment } from "./frames";
import type { LogLine } from "../view/log";
import { isTold, PLAIN, toneOf, type Telling } from "../view/telling";
import { fade, finish, glide, spots } from "./motion";
import { settings } from "../storage/settings.svelte";
import type { Ground, View } from "../view/view";

const GLIDE = 280; // milliseconds
const FADE = 150;
const READ = 600; // to read what someone else does, where the game takes no time of its own
const LETTER = 40; // to read one
const TURN = 2000; // the most that what waits may take to glide

/** How fast things are shown, as a factor; without end they are there at once. */
export type Pace = number | "step"; // a step waits for the person after everything that a rival does

/** Something that happens at a place on the table, and is looked at there. */
export interface Spotlight {
  readonly line: LogLine;
  readonly places: readonly string[]; // data-keys or data-spots, the best first
}

/** Milliseconds to read a text; signs of Japanese say more than letters. */
export function readingTime(text: string): number {
  const letters = [...text].reduce((sum, sign) => sum + (sign > "\u2fff" ? 2 : 1), 0);
  return READ + LETTER * letters;
}

/** What a wait is rejected with when there is nothing left to wait for. */
const CUT = Symbol("cut");

export class Stage {
  view = $state.raw<View>(undefined as unknown as View); // there after the first jump
  log = $state.raw<readonly LogLine[]>([]);
  scene = $state.raw<unknown>(null); // what the game has put there
  showing = $state(false); // whether something that happened is still being shown
  line = $state.raw<LogLine | null>(null); // what someone else does, while it is shown and until another thing is
  spot = $state.raw<Spotlight | null>(null); // where to look meanwhile
  held = $state(false); // whether a step waits for the person
  moments = $state.raw<readonly Moment[]>([]); // what has passed since the person moved
  enact: Enact | null = null; // of the game on the table
  telling: Telling = PLAIN; // as well
  heed: (events: readonly Event[]) => void = () => {}; // what is heard of events when they are seen

  private wanted: Pace = 1;
  private generation = 0;
  private queue: Frame[] = [];
  private heard = 0; // events of the frame that is shown now
  private repeats = false; // whether what is shown now is shown again
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
    this.scene = this.line = this.spot = null;
    this.moments = [];
    this.settle(view, log);
    this.interrupt();
  }

  /** Show what happens as a game does; also what was recollected before it was known which. */
  adopt(enact: Enact | null, telling: Telling): void {
    [this.enact, this.telling] = [enact, telling];
    this.moments = this.moments.flatMap((moment) => this.parted(moment));
  }

  /** Know what has passed since the person moved, though it was not shown here. */
  recollect(before: View, frame: Frame, watched: boolean): void {
    this.moments = this.parted({ before, frame, watched });
  }

  private parted({ before, frame, watched }: Moment): Moment[] {
    const pieces = this.pieces(frame, before);
    return pieces.map((piece, place) => ({ before: pieces[place - 1]?.view ?? before, frame: piece, watched }));
  }

  /** Say the same in other words or with other names, wherever the show is. */
  retell(ground: Ground): void {
    this.retold = (view) => view.retold(ground);
    this.view = this.retold(this.view);
    this.moments = this.moments.map((moment) => retold(moment, ground));
    if (!this.showing) this.rest();
  }

  /** Show the end of everything that happened until now. */
  skip(): void {
    if (!this.showing) return;
    this.hurry = this.queue.length + 1;
    this.interrupt();
  }

  /** What a click or Space does: in steps only what is shown now ends, or the step that waits. */
  hasten(): void {
    if (this.pace === "step") this.interrupt();
    else this.skip();
  }

  /** The person moves: what has passed until now is past. */
  forget(): void {
    this.moments = [];
  }

  /** Whether something has passed that nobody could see. */
  get missed(): boolean {
    return this.moments.some(({ frame, watched }) => !watched && this.headline(frame) !== null);
  }

  /** The person knows what has passed. */
  know(): void {
    this.moments = this.moments.map((moment) => ({ ...moment, watched: true }));
  }

  /** Show moments again, whatever the pace, and come back. */
  again(moments: readonly Moment[]): void {
    const { view, log, moments: passed } = this;
    if (!moments[0] || this.showing) return;
    this.jump(moments[0].before, log);
    this.moments = passed;
    for (const { frame } of moments) this.present({ ...frame, again: true });
    this.present({ view, events: [], lines: [], again: true });
  }

  /** Resolves when everything has been shown. */
  idle(): Promise<void> {
    return this.showing ? new Promise((resolve) => this.idlers.push(resolve)) : Promise.resolve();
  }

  // ---- one frame after the other ----

  private async run(generation: number): Promise<void> {
    this.showing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      for (const piece of this.pieces(frame, this.view)) {
        await this.play(piece, generation);
        if (generation === this.generation && this.waits) await this.hold();
        if (generation !== this.generation) return;
      }
      this.hurry = Math.max(0, this.hurry - 1);
    }
    this.rest();
  }

  private pieces(frame: Frame, before: View): Frame[] {
    try {
      return frame.again ? [frame] : cut(frame, before, this.enact);
    } catch (error) {
      console.error(error);
      return [frame];
    }
  }

  /** Show a frame; its end is shown whatever goes wrong on the way, unless the stage has gone elsewhere. */
  private async play(frame: Frame, generation: number): Promise<void> {
    const log = frame.again ? this.log : [...this.log, ...frame.lines];
    const before = this.view;
    this.line = this.headline(frame);
    this.heard = 0;
    this.repeats = frame.again === true;
    const watched = this.factor !== Infinity && !document.hidden;
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
    if (generation !== this.generation) return;
    this.spot = null;
    this.settle(frame.view, log);
    if (!frame.again) this.moments = [...this.moments, { before, frame, watched }];
  }

  private async perform(frame: Frame, log: readonly LogLine[], still: Still): Promise<void> {
    if (this.enact && this.lively && settings.moves) await this.enacted(frame, still);
    this.hear(frame, frame.events.length);
    if (frame.view !== this.view) await this.move(frame.view, log, still);
  }

  /** Let so many events be heard, as far as they have not been; nothing that was skipped. */
  private hear({ events }: Frame, count: number): void {
    if (this.lively && count > this.heard) this.heed(events.slice(this.heard, count));
    this.heard = Math.max(this.heard, count);
  }

  /** Let the game show a frame; what someone else does is there to be read in any case. */
  private async enacted(frame: Frame, still: Still): Promise<void> {
    const { wait, ...act } = this.act(frame, still);
    let waited = 0;
    this.spot = this.spotlight(frame);
    const least = this.spot ? readingTime(this.spot.line.say(frame.view.words)) : this.line ? READ : 0;
    await still(this.enact!.show({ ...act, wait: (time) => ((waited += time), wait(time)) }));
    if (waited < least && (this.spot || !waited)) await wait(least - waited);
    this.spot = null;
  }

  /** Where a frame happens, if it is looked at there: not what the viewer does, unless it is a loss. */
  private spotlight({ view, lines }: Frame): Spotlight | null {
    for (const line of lines) {
      const places = this.enact?.where?.(line.event) ?? [];
      const seen = line.event.seat !== view.seat || toneOf(line, this.telling, view.seat) !== null;
      if (places.length && seen && line.say(view.words)) return { line, places };
    }
    return null;
  }

  /** What a frame is about, where someone else does it or it befalls everybody. */
  private headline({ view, lines }: Frame): LogLine | null {
    const others = lines.filter(({ event: { seat, kind } }) =>
      seat < 0 ? this.telling.alarms.includes(kind) : seat !== view.seat,
    );
    return others.find((line) => isTold(line, this.telling) && line.say(view.words)) ?? null;
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
      tell: (count) =>
        now(() => {
          this.log = frame.again ? log : [...log, ...frame.lines.slice(0, count)];
          this.hear(frame, count);
        }),
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
    this.repeats = false;
    this.retold = (view) => view;
    for (const resolve of this.idlers.splice(0)) resolve();
  }

  // ---- time ----

  get pace(): Pace {
    return this.wanted;
  }

  /** Whoever changes it waits for no step any more. */
  set pace(pace: Pace) {
    this.wanted = pace;
    if (this.held) this.interrupt();
  }

  private get factor(): number {
    return this.pace === "step" || (this.repeats && this.pace === Infinity) ? 1 : this.pace;
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

  private get waits(): boolean {
    return this.pace === "step" && this.lively && this.line !== null;
  }

  private async hold(): Promise<void> {
    this.held = true;
    await this.pause(null).catch(() => {}); // to be cut short is all that it waits for
    this.held = false;
  }
}

/** Hands on what a promise brings, unless the stage has gone elsewhere meanwhile. */
type Still = <T>(promise: Promise<T>) => Promise<T>;

/** A moment in other words; its lines are said anew anyway. */
function retold({ before, frame, watched }: Moment, ground: Ground): Moment {
  return { before: before.retold(ground), frame: { ...frame, view: frame.view.retold(ground) }, watched };
}
