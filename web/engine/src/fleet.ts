// The page's side of the workbench: one comparison at a time, shared out among workers, and what they have found so far.

import type { Bytes } from "./engine";
import type { Comparison, TrialReport } from "./trialworker";
import { Workbench, type Told, type WorkbenchParts } from "./workbench";
import type { WorkerPort } from "./worker";

/** What is known after so many games. */
export interface Findings {
  readonly games: number;
  readonly told: readonly Told[];
}

const ERROR = 0.05; // of all measures together; those that are watched have half of it to themselves

export class Fleet {
  private readonly workbench: Workbench;
  private readonly found: (TrialReport | null)[];
  private id = 0;
  private watched: readonly number[] = [];
  private hear: (findings: Findings) => void = () => {};

  /** A fleet over lines to workers; `params` are the numbers of any table. */
  constructor(
    private readonly lines: readonly WorkerPort[],
    parts: WorkbenchParts,
    params: Bytes,
  ) {
    this.workbench = new Workbench(parts, params);
    this.found = lines.map(() => null);
    lines.forEach((line, place) => {
      line.onmessage = ({ data }: MessageEvent<TrialReport>): void => this.note(place, data);
      line.postMessage({ order: "open", parts, params });
    });
  }

  /** Give the workers a network; from now on that player can play. */
  learn(weights: Bytes): void {
    for (const line of this.lines) line.postMessage({ order: "learn", weights });
  }

  /**
   * Begin a comparison, and drop the one before; tells again and again what is known. Measures that are watched, which
   * must be chosen before anything is known, become certain sooner than the others.
   */
  compare(comparison: Comparison, watched: readonly number[], hear: (findings: Findings) => void): void {
    this.hear = hear;
    this.watched = watched;
    this.id++;
    this.found.fill(null);
    this.lines.forEach((line, first) =>
      line.postMessage({ order: "compare", share: { ...comparison, id: this.id, first, step: this.lines.length } }),
    );
  }

  /** Play no more for now; what is known stays. */
  pause(): void {
    for (const line of this.lines) line.postMessage({ order: "pause" });
  }

  goOn(): void {
    for (const line of this.lines) line.postMessage({ order: "go on" });
  }

  /** Which value of a sweep is best; see `Workbench.sweetSpot`. */
  sweetSpot(gaps: readonly number[], takers: readonly number[]): number {
    return this.workbench.sweetSpot(gaps, takers);
  }

  private note(place: number, report: TrialReport): void {
    if (report.id !== this.id) return;
    this.found[place] = report;
    const reports = this.found.filter((one) => one !== null);
    const games = reports.reduce((sum, one) => sum + one.games, 0);
    const sums = new Float64Array(report.sums.length);
    for (const one of reports) one.sums.forEach((value, number) => (sums[number]! += value));
    this.hear({ games, told: this.told(sums, games) });
  }

  private told(sums: Float64Array, games: number): Told[] {
    const all = this.workbench.tell(sums, games, ERROR / 2 / this.workbench.measures);
    const watched = this.workbench.tell(sums, games, ERROR / 2 / Math.max(1, this.watched.length));
    for (const measure of this.watched) all[measure] = watched[measure]!;
    return all;
  }
}
