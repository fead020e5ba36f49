// A comparison under way: what was changed, who plays, and what is known so far.

import {
  Fleet,
  hasVectors,
  paramsFor,
  turned,
  type Bytes,
  type Changes,
  type Findings,
  type Knob,
  type Network,
} from "@starlode/engine";

import type { SearchPort } from "../bots/means";
import type { Workshop } from "../resources/workbenches";
import { rowsOf } from "./rows";
import { pointOf, type SweepPoint } from "./sweeping";

/** Who plays what, and how often. */
export interface Setting {
  readonly changes: Changes;
  readonly chosen: string; // the component that is looked at
  readonly players: number;
  readonly player: Player;
  readonly games: number;
}

export type Player = "quick" | "easy" | "network";
export type Progress = "idle" | "playing" | "paused" | "done" | "failed";

const REST = 300; // milliseconds after the last change until games are played

export class Comparing {
  findings = $state.raw<Findings | null>(null);
  progress = $state<Progress>("idle");
  speed = $state(0); // games a second, before and after together
  sweep = $state.raw<readonly SweepPoint[]>([]);
  sweeping = $state(""); // the path of the number that takes one value after another
  private readonly ports: SearchPort[];
  private readonly fleet: Fleet;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private learned: Promise<void> | null = null;
  private latest = 0;

  constructor(
    readonly workshop: Workshop,
    open: () => SearchPort[],
    private readonly fetching: () => Promise<Network>,
  ) {
    this.ports = open();
    this.fleet = new Fleet(this.ports, workshop.parts, this.numbers(workshop.bundle.description.schema.players[0]!));
  }

  get workers(): number {
    return this.ports.length;
  }

  /** Who can play with so many players. */
  playersFor(players: number): readonly Player[] {
    const { network } = this.workshop.bundle.description;
    const trained = network !== null && hasVectors() && this.workshop.parts.workbench.trained.includes(players);
    return trained ? ["quick", "easy", "network"] : ["quick", "easy"];
  }

  /** The numbers of a table, with some of them changed. */
  numbers(players: number, changes: Changes = {}): Bytes {
    const own = paramsFor(this.workshop.bundle, { players });
    if (!own) throw new Error("every number of players has its numbers");
    return turned(own, this.workshop.parts.workbench.knobs, changes);
  }

  /** Compare anew once nothing has changed for a moment; without changes there is nothing to compare. */
  restart(setting: Setting): void {
    clearTimeout(this.resting);
    this.fleet.pause();
    this.findings = null;
    this.progress = "idle";
    [this.sweep, this.sweeping] = [[], ""];
    const turn = ++this.latest;
    if (!Object.keys(setting.changes).length) return;
    this.resting = setTimeout(() => void this.begin(turn, setting), REST);
  }

  private async begin(turn: number, setting: Setting): Promise<void> {
    this.progress = "playing";
    if (await this.isReady(turn, setting)) this.play(setting);
  }

  private play(setting: Setting): void {
    const began = performance.now();
    this.compare(setting, (findings) => {
      this.findings = findings;
      this.speed = (2000 * findings.games) / Math.max(1, performance.now() - began);
      if (findings.games >= setting.games) this.progress = "done";
    });
    if (this.progress === "paused") this.fleet.pause(); // while the network was fetched
  }

  /** Whether the player can play, and is still wanted. */
  private async isReady(turn: number, { player }: Setting): Promise<boolean> {
    try {
      if (player === "network") await this.learn();
      return turn === this.latest;
    } catch {
      if (turn === this.latest) this.progress = "failed";
      return false;
    }
  }

  private compare({ changes, chosen, players, player, games }: Setting, hear: (findings: Findings) => void): void {
    const comparison = { before: this.numbers(players), after: this.numbers(players, changes), players, player, games };
    const watched = rowsOf(this.workshop.parts.workbench, chosen, players).map(({ measure }) => measure);
    this.fleet.compare(comparison, watched, hear);
  }

  // ---- every value of a number ----

  /** Let a number take one value after another, and see what those win who take the chosen component. */
  async sweepOver({ path, low, high }: Knob, setting: Setting): Promise<void> {
    const turn = ++this.latest;
    clearTimeout(this.resting);
    [this.sweep, this.sweeping] = [[], path];
    if (this.progress === "playing" || this.progress === "paused") this.progress = "done"; // workers drop it
    if (!(await this.isReady(turn, setting))) return;
    for (let value = low; value <= high && turn === this.latest; value++) {
      const findings = await this.finished({ ...setting, changes: { ...setting.changes, [path]: value } });
      const point = pointOf(this.workshop.parts.workbench, setting.chosen, value, findings);
      if (turn === this.latest) this.sweep = [...this.sweep, point];
    }
    if (turn !== this.latest) return;
    this.sweeping = "";
    if (this.isUnfinished(setting)) void this.begin(turn, setting);
  }

  /** Whether a sweep came between a comparison and its end. */
  private isUnfinished({ changes, games }: Setting): boolean {
    return Object.keys(changes).length > 0 && (this.findings?.games ?? 0) < games;
  }

  private finished(setting: Setting): Promise<Findings> {
    return new Promise((resolve) =>
      this.compare(setting, (findings) => findings.games >= setting.games && resolve(findings)),
    );
  }

  /** End a sweep; what it found stays. */
  stopSweep(): void {
    this.latest++;
    this.fleet.pause();
    this.sweeping = "";
  }

  /** The value at which takers win most like those of its peers; null where none can be told. */
  get sweetSpot(): SweepPoint | null {
    const known = this.sweep.filter(({ gap }) => gap !== null);
    return (
      known[
        this.fleet.sweetSpot(
          known.map(({ gap }) => gap!),
          known.map(({ takers }) => takers),
        )
      ] ?? null
    );
  }

  private learn(): Promise<void> {
    this.learned ??= this.fetching().then(({ halves }) => this.fleet.learn(halves));
    this.learned.catch(() => (this.learned = null));
    return this.learned;
  }

  pause(): void {
    this.fleet.pause();
    this.progress = "paused";
  }

  goOn(): void {
    this.fleet.goOn();
    this.progress = "playing";
  }

  /** End the workers. */
  close(): void {
    clearTimeout(this.resting);
    this.latest++;
    for (const port of this.ports) port.terminate();
  }
}
