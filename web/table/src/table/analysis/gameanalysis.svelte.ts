// The analysis of a game: judged on this device, decision by decision, and kept for the next time.

import { scattered, type Engine, type Judgement, type Measures } from "@starlode/engine";

import type { BotRunner } from "../bots/botrunner";
import { keepStudy, keptStudy, type Study } from "../storage/studies";
import { fingerprint } from "./fingerprint";
import type { GameHistory } from "./history";
import { accuracyOf, curves, inTurns, verdictOf, type Past, type TurnVerdict, type Verdict } from "./verdicts";

const KEPT_EVERY = 10; // verdicts that closing the page may cost

/** What is kept of an analysis. */
interface KeptAnalysis extends Study {
  readonly makings: string; // what it was judged by
  readonly verdicts: readonly Verdict[];
}

export class GameAnalysis {
  verdicts = $state.raw<readonly Verdict[]>([]); // in the order of the game
  running = $state(false);
  broken = $state(false); // whether it ended because workers died
  readonly all: number; // decisions that can be judged
  readonly measures: Measures;
  private readonly decisions: readonly Past[];
  private readonly id: string;
  private by: string; // what judged the verdicts
  private stopping = new AbortController();

  /** The analysis of a game that is over; decisions of the seats named are judged first. */
  constructor(
    private readonly history: GameHistory,
    private readonly bots: BotRunner,
    readonly mine: readonly number[],
    private readonly game: string, // what it is called here
  ) {
    const { engine } = history.table;
    this.measures = engine.description.analysis;
    this.decisions = history.decisions().filter(({ legal }) => legal > 1);
    this.all = this.decisions.length;
    this.id = fingerprint(history.table);
    this.by =
      [history.table.players, 0].map((advised) => makings(engine, advised)).find((by) => this.kept(by).length) ?? "";
    this.verdicts = this.kept(this.by);
  }

  private kept(by: string): readonly Verdict[] {
    const kept = keptStudy<KeptAnalysis>("analysis", this.id);
    return kept?.makings === by && Array.isArray(kept.verdicts) ? kept.verdicts : [];
  }

  get done(): boolean {
    return this.verdicts.length >= this.all;
  }

  /** Turns that got a mark, those that matter most first; yours, or the others', or those of one seat. */
  marked(own: boolean, eyes: number | null = null): TurnVerdict[] {
    const seen = (seat: number): boolean => (eyes === null || seat === eyes) && this.mine.includes(seat) === own;
    const found = this.turns.filter(({ seat, mark }) => mark && seen(seat));
    return found.sort((a, b) => Number(b.bad) - Number(a.bad) || b.loss - a.loss || a.key.ply - b.key.ply);
  }

  /** Turns that lost something worth a mark, in the order of the game; of one seat, or of all. */
  mistakes(eyes: number | null = null): TurnVerdict[] {
    const found = this.turns.filter(({ seat, bad }) => bad && (eyes === null || seat === eyes));
    return found.sort((a, b) => a.key.ply - b.key.ply);
  }

  /** The turn whose mark is for a decision. */
  markedAt(ply: number): TurnVerdict | null {
    return this.turns.find(({ mark, key }) => mark && key.ply === ply) ?? null;
  }

  accuracy(seat: number): number | null {
    return accuracyOf(this.verdicts, seat);
  }

  /** What every seat could expect after each decision, in percent; as far as one of them could know, or all together. */
  expected(eyes: number | null = null): number[][] {
    const { players, moves } = this.history.table;
    const known = this.verdicts.filter(({ seat }) => eyes === null || seat === eyes);
    return curves(known, players, moves.length);
  }

  private readonly turns = $derived.by(() => inTurns(this.verdicts, this.measures));

  /** Judge what is not judged yet; what is found until it is stopped stays. */
  async run(): Promise<void> {
    if (this.running || this.done || !this.decisions[0]) return;
    this.running = true;
    this.stopping = new AbortController();
    const jury = this.bots.jury();
    const { engine, players } = this.history.table;
    const network = await jury.network(engine, this.decisions[0].record);
    this.judgedBy(makings(engine, network ? players : 0));
    const judged = jury.judge(this.left(), network, (past, judgement) => this.hear(past, judgement), this.stopping.signal); // prettier-ignore
    this.broken = await judged.then(() => false, () => true); // prettier-ignore
    this.keep();
    this.running = false;
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Verdicts of one judge only: those of another go. */
  private judgedBy(by: string): void {
    if (by !== this.by) this.verdicts = [];
    this.by = by;
  }

  private left(): Past[] {
    const known = this.verdicts.map(({ ply }) => ply);
    const open = this.decisions.filter(({ ply }) => !known.includes(ply));
    const [own, others] = [true, false].map((own) => open.filter(({ seat }) => this.mine.includes(seat) === own));
    return [...own!, ...others!];
  }

  private hear(past: Past, judgement: Judgement): void {
    this.verdicts = [...this.verdicts, verdictOf(past, judgement)].sort((a, b) => a.ply - b.ply);
    if (this.verdicts.length % KEPT_EVERY === 0) this.keep();
  }

  private keep(): void {
    if (!this.verdicts.length) return;
    keepStudy("analysis", this.id, this.game, { makings: this.by, verdicts: this.verdicts });
  }
}

/** What decides how a game is judged: among others the network for so many players, or none. */
function makings({ description: { sources, network, analysis } }: Engine, advised: number): string {
  const judge = network?.files[advised]?.digest ?? "plain";
  return scattered(...new TextEncoder().encode(JSON.stringify([sources, judge, analysis]))).toString(16);
}
