// A comparison under way: what was changed, who plays, and what is known so far.

import {
  finalists,
  Fleet,
  hasVectors,
  lossOf,
  paramsFor,
  search,
  statesOf,
  turned,
  type TrialRequest,
  type Bytes,
  type Changes,
  type Findings,
  type Knob,
  type Network,
  type TriedState,
} from "@starlode/engine";

import type { SearchPort } from "../bots/means";
import type { Workshop } from "../resources/workbenches";
import { rowsOf } from "./rows";
import { columnFor, pointOf, type SweepPoint } from "./sweeping";

/** Who plays what, and how often. */
export interface Setting {
  readonly changes: Changes;
  readonly chosen: string; // the component that is looked at
  readonly players: number;
  readonly player: Player;
  readonly games: number;
}

export type Player = "quick" | "easy" | "network";
/** Failed: its network cannot be had. Broken: a worker has broken down, or says nothing any more. */
export type Progress = "idle" | "playing" | "paused" | "done" | "failed" | "broken";

/** The network of some file, on its way to the workers or there. */
interface Learned {
  readonly file: string;
  readonly done: Promise<void>;
}

const REST = 300; // milliseconds after the last change until games are played
const SILENCE = 30_000; // milliseconds without news after which workers are given up

export class Comparing {
  findings = $state.raw<Findings | null>(null);
  progress = $state<Progress>("idle");
  isStale = $state(false); // what is known is about the change before this one
  speed = $state(0); // games a second, before and after together
  secondsLeft = $state<number | null>(null);
  sweep = $state.raw<readonly SweepPoint[]>([]);
  sweeping = $state(""); // the path of the number that takes one value after another
  tried = $state.raw<readonly TriedState[]>([]); // by the search for a better number
  searching = $state<"" | "going" | "done">("");
  private ports: SearchPort[] = [];
  private fleet: Fleet;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private again: () => void = () => {}; // what was under way when a worker broke down
  private resting: ReturnType<typeof setTimeout> | undefined;
  private learned: Learned | null = null;
  private latest = 0;

  constructor(
    readonly workshop: Workshop,
    private readonly open: () => SearchPort[],
    private readonly fetching: (players: number) => Promise<Network>,
  ) {
    this.fleet = this.opened();
  }

  private opened(): Fleet {
    this.ports = this.open();
    const { bundle, parts } = this.workshop;
    return new Fleet(this.ports, parts, this.numbers(bundle.description.schema.players[0]!), () => this.breakDown());
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
    this.rest();
    this.fleet.pause();
    this.progress = "idle";
    [this.sweep, this.sweeping] = [[], ""];
    [this.tried, this.searching] = [[], ""];
    const turn = ++this.latest;
    const changed = Object.keys(setting.changes).length > 0;
    this.isStale = changed && this.findings !== null; // it stays until there is something new
    if (!changed) this.findings = null;
    if (!changed) return;
    this.resting = setTimeout(() => void this.begin(turn, setting), REST);
  }

  private async begin(turn: number, setting: Setting): Promise<void> {
    this.progress = "playing";
    this.secondsLeft = null;
    this.again = () => void this.begin(++this.latest, setting);
    if (await this.isReady(turn, setting)) this.play(setting);
  }

  private rest(): void {
    clearTimeout(this.resting);
    clearTimeout(this.watch);
  }

  // ---- workers that break down ----

  private breakDown(): void {
    this.rest();
    this.latest++;
    this.progress = "broken";
    [this.sweeping, this.searching] = ["", this.searching && "done"];
  }

  /** Expect news before long. */
  private expectNews(): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.breakDown(), SILENCE);
  }

  /** Begin again what was under way, with new workers. */
  revive(): void {
    for (const port of this.ports) port.terminate();
    this.learned = null;
    this.fleet = this.opened();
    this.progress = "idle";
    this.again();
  }

  private play(setting: Setting): void {
    const began = performance.now();
    this.compare(setting, (findings) => {
      this.findings = findings;
      this.isStale = false;
      this.speed = (2000 * findings.games) / Math.max(1, performance.now() - began);
      this.secondsLeft = Math.ceil((2 * (setting.games - findings.games)) / Math.max(this.speed, 1e-9));
      if (findings.games >= setting.games) this.progress = "done";
    });
    if (this.progress === "paused") this.fleet.pause(); // while the network was fetched
  }

  /** Whether the player can play, and is still wanted. */
  private async isReady(turn: number, { player, players }: Setting): Promise<boolean> {
    try {
      if (player === "network") await this.learn(players);
      return turn === this.latest;
    } catch {
      if (turn === this.latest) this.progress = "failed";
      return false;
    }
  }

  private compare(
    setting: Setting,
    hear: (findings: Findings) => void,
    asked: TrialRequest = {},
    before: Changes = {},
  ): void {
    const { changes, chosen, players, player, games } = setting;
    const sides = { before: this.numbers(players, before), after: this.numbers(players, changes) };
    const watched = rowsOf(this.workshop.parts.workbench, chosen, players).map(({ measure }) => measure);
    this.fleet.compare({ ...sides, players, player, games }, { watched, ...asked }, (findings) => {
      if (findings.games < games) this.expectNews();
      else clearTimeout(this.watch);
      hear(findings);
    });
    this.expectNews();
  }

  // ---- every value of a number ----

  /** Let a number take one value after another, and see what those win who take the chosen component. */
  async sweepOver(knob: Knob, setting: Setting): Promise<void> {
    const turn = this.interrupt();
    this.again = () => void this.sweepOver(knob, setting);
    [this.sweep, this.sweeping] = [[], knob.path];
    if (!(await this.isReady(turn, setting))) return;
    const { path, low, high } = knob;
    for (let value = low; value <= high && turn === this.latest; value++) {
      const changes = { ...setting.changes, [path]: value };
      const findings = await this.finished({ ...setting, changes }, this.question(setting, high - low + 1));
      if (turn === this.latest) this.sweep = [...this.sweep, pointOf(value, findings)];
    }
    if (turn === this.latest) this.sweeping = "";
    this.resume(turn, setting);
  }

  private question({ chosen }: Setting, states: number): TrialRequest {
    return { question: { column: columnFor(this.workshop.parts.workbench, chosen), states } };
  }

  /** Something else takes the place of a comparison, which is played after it. */
  private interrupt(): number {
    this.rest();
    if (this.progress === "playing" || this.progress === "paused") this.progress = "done"; // workers drop it
    if (this.progress === "broken" || this.progress === "failed") this.progress = "idle";
    return ++this.latest;
  }

  private resume(turn: number, setting: Setting): void {
    if (turn === this.latest && this.isUnfinished(setting)) void this.begin(turn, setting);
  }

  // ---- a search for a better number ----

  /** Search the numbers of the chosen component for the change that brings it to its peers. */
  async suggest(knobs: readonly Knob[], setting: Setting): Promise<void> {
    const turn = this.interrupt();
    this.again = () => void this.suggest(knobs, setting);
    const states = statesOf(knobs, setting.changes);
    [this.tried, this.searching, this.secondsLeft] = [states, "going", null];
    if (!(await this.isReady(turn, setting))) return;
    const began = performance.now();
    let before = 0;
    const done = await search(states, {
      games: setting.games,
      plan: (standings, most) => this.fleet.planRound(standings, most),
      play: async (one, games) => {
        before += games - one.played;
        const found = await this.finished(...this.trying(one, games, setting, states.length));
        return turn === this.latest ? found : null;
      },
      hear: (tried, left) => {
        this.tried = tried;
        this.secondsLeft = Math.ceil(((performance.now() - began) / 1000 / Math.max(1, before)) * left);
      },
    });
    if (done) this.searching = "done";
    this.resume(turn, setting);
  }

  /** How a state is played on: the present numbers before it, so that what else it changes is seen. */
  private trying(one: TriedState, games: number, setting: Setting, states: number): [Setting, TrialRequest, Changes] {
    const changes = one.knob ? { ...setting.changes, [one.knob.path]: one.value } : setting.changes;
    return [{ ...setting, changes, games }, { ...this.question(setting, states), known: one.counted }, setting.changes];
  }

  /** The best of what was tried, once the search is over or was stopped; null where too few take the component. */
  get suggestion(): TriedState | null {
    if (this.searching !== "done") return null;
    const last = finalists(this.tried);
    return (
      last[
        this.fleet.sweetSpot(
          last.map(lossOf),
          last.map(({ weight }) => weight!.takers),
        )
      ] ?? null
    );
  }

  /** End a search; what it found stays. */
  stopSearch(): void {
    this.stop();
    this.searching = "done";
  }

  private stop(): void {
    this.latest++;
    this.rest();
    this.fleet.pause();
  }

  /** Whether a sweep came between a comparison and its end. */
  private isUnfinished({ changes, games }: Setting): boolean {
    return Object.keys(changes).length > 0 && (this.isStale || (this.findings?.games ?? 0) < games);
  }

  private finished(setting: Setting, asked: TrialRequest, before: Changes = {}): Promise<Findings> {
    return new Promise((resolve) =>
      this.compare(setting, (findings) => findings.games >= setting.games && resolve(findings), asked, before),
    );
  }

  /** End a sweep; what it found stays. */
  stopSweep(): void {
    this.stop();
    this.sweeping = "";
  }

  /** The value at which the component is most like its peers; null where none can be told. */
  get sweetSpot(): SweepPoint | null {
    const weights = this.sweep.map(({ weight }) => weight);
    const best = this.fleet.sweetSpot(
      weights.map(({ misfit }) => misfit),
      weights.map(({ takers }) => takers),
    );
    return this.sweep[best] ?? null;
  }

  /** Fetch the network for so many players, unless it was the last one; what comes too late is not wanted any more. */
  private learn(players: number): Promise<void> {
    const file = this.workshop.bundle.description.network?.files[players]?.name ?? "";
    if (this.learned?.file === file) return this.learned.done;
    const done = this.fetching(players).then(({ halves }) => {
      if (this.learned === learned) this.fleet.learn(halves);
    });
    const learned: Learned = { file, done };
    this.learned = learned;
    done.catch(() => this.learned === learned && (this.learned = null));
    return done;
  }

  pause(): void {
    clearTimeout(this.watch);
    this.fleet.pause();
    this.progress = "paused";
  }

  goOn(): void {
    this.fleet.goOn();
    this.expectNews();
    this.progress = "playing";
  }

  /** End the workers. */
  close(): void {
    this.rest();
    this.latest++;
    for (const port of this.ports) port.terminate();
  }
}
