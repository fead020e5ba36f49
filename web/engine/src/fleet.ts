// The page's side of the workbench: one comparison at a time, shared out among workers, and what they have found so far.

import type { Bytes } from "./engine";
import type { Comparison, TrialFailure, TrialReport } from "./trialworker";
import { Workbench, type StateStanding, type Told, type Weight, type WorkbenchParts } from "./workbench";
import type { WorkerPort } from "./worker";

/** Sums over so many games. */
export type Counted = Pick<TrialReport, "games" | "sums" | "gaps">;

/** What is known after so many games. */
export interface Findings {
  readonly games: number;
  readonly told: readonly Told[];
  readonly weight: Weight | null; // of the thing that was asked about
  readonly counted: Counted; // with which the comparison can be continued
}

/** A thing that is compared with its peers, or with a target, in several states at once. */
export interface ThingQuestion {
  readonly column: number;
  readonly target?: number | null;
  readonly states: number; // for all of which the intervals hold together
}

/** What a comparison is to tell. */
export interface TrialRequest {
  readonly watched?: readonly number[]; // measures that become certain sooner than the others
  readonly question?: ThingQuestion | undefined;
  readonly known?: Counted | undefined; // its first games
}

export class Fleet {
  private readonly workbench: Workbench;
  private readonly found: (TrialReport | null)[];
  private id = 0;
  private asked: TrialRequest = {};
  private players = 0;
  private hear: (findings: Findings) => void = () => {};

  /** A fleet over lines to workers; `params` are the numbers of any table. It tells if a worker cannot go on. */
  constructor(
    private readonly lines: readonly WorkerPort[],
    parts: WorkbenchParts,
    params: Bytes,
    private readonly fail: () => void = () => {},
  ) {
    this.workbench = new Workbench(parts, params);
    this.found = lines.map(() => null);
    lines.forEach((line, place) => {
      line.onmessage = ({ data }: MessageEvent<TrialReport | TrialFailure>): void => this.note(place, data);
      line.onerror = (): void => this.fail();
      line.postMessage({ order: "open", parts, params });
    });
  }

  /** Give the workers a network; from now on that player can play. */
  learn(weights: Bytes): void {
    for (const line of this.lines) line.postMessage({ order: "learn", weights });
  }

  /** Begin a comparison, and drop the one before; tells again and again what is known. */
  compare(comparison: Comparison, asked: TrialRequest, hear: (findings: Findings) => void): void {
    this.hear = hear;
    this.asked = asked;
    this.players = comparison.players;
    this.id++;
    this.found.fill(null);
    const rest = { column: asked.question?.column, known: asked.known?.games };
    this.lines.forEach((line, first) => {
      const share = { ...comparison, ...rest, id: this.id, first, step: this.lines.length };
      line.postMessage({ order: "compare", share });
    });
  }

  /** Play no more for now; what is known stays. */
  pause(): void {
    for (const line of this.lines) line.postMessage({ order: "pause" });
  }

  goOn(): void {
    for (const line of this.lines) line.postMessage({ order: "go on" });
  }

  /** Which of several states is best; see `Workbench.sweetSpot`. */
  sweetSpot(losses: readonly number[], takers: readonly number[]): number {
    return this.workbench.sweetSpot(losses, takers);
  }

  /** How a search goes on; see `Workbench.planRound`. */
  planRound(standings: readonly StateStanding[], most: number): number[] {
    return this.workbench.planRound(standings, most);
  }

  private note(place: number, report: TrialReport | TrialFailure): void {
    if (report.id !== this.id) return;
    if ("failed" in report) return this.fail();
    this.found[place] = report;
    const counted = [this.asked.known, ...this.found].filter((one) => one).map((one) => one!);
    this.hear(this.findings(counted.reduce(both)));
  }

  private findings(counted: Counted): Findings {
    const { games, sums, gaps } = counted;
    const { watched = [], question } = this.asked;
    const { error } = this.workbench.workbench.thresholds;
    const told = this.workbench.tell(sums, games, error / 2 / this.workbench.measures);
    const weight = question
      ? this.workbench.weigh(gaps, games, error / GAPS / question.states, this.players, question.column, question.target ?? null)
      : null; // prettier-ignore
    const sooner = this.workbench.tell(sums, games, error / 2 / Math.max(1, watched.length));
    for (const measure of watched) told[measure] = sooner[measure]!;
    return { games, told, weight, counted: { games, sums, gaps } };
  }
}

const GAPS = 2; // between a thing and its peers

/** The sums over the games of two. */
function both(one: Counted, other: Counted): Counted {
  return {
    games: one.games + other.games,
    sums: one.sums.map((value, place) => value + other.sums[place]!),
    gaps: one.gaps.map((value, place) => value + other.gaps[place]!),
  };
}
