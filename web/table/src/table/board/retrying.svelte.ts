// Mistakes of a game, asked again one after the other: whether something better is found this time.

import type { Judgement } from "@starlode/engine";

import type { GameHistory } from "../analysis/history";
import type { TurnVerdict, Verdict } from "../analysis/verdicts";
import type { BotRunner } from "../bots/botrunner";

/** How a move compares with the one that was played. */
export type Retrial = "better" | "equal" | "worse";

/** What became of a try. */
export interface Attempt {
  readonly action: number;
  readonly retrial: Retrial;
  readonly gain: number; // of the expected result, by how much it is better than what was played
  readonly best: boolean; // whether nothing better is known
}

/** Judges a move in the place of the one that was played. */
export type Judging = (mistake: Verdict, action: number) => Promise<Judgement | null>;

/** Compare a move with what was played: what each loses, and by how much the two judgements may be wrong. */
export function attemptOf(mistake: Verdict, action: number, { edge, margin }: Judgement): Attempt {
  if (action === mistake.played) return { action, retrial: "equal", gain: 0, best: false };
  const gain = mistake.loss - Math.max(0, -edge);
  const doubt = Math.hypot(mistake.margin, margin);
  const retrial = gain > doubt ? "better" : -gain > doubt ? "worse" : "equal";
  return { action, retrial, gain, best: edge >= 0 };
}

/** By the jury that found the mistakes. */
export function judgingBy(history: GameHistory, bots: BotRunner): Judging {
  return async ({ ply }, action) => {
    const past = history.decisions().find((one) => one.ply === ply)!;
    const jury = bots.jury();
    const network = await jury.network(history.table.engine, past.record);
    let found: Judgement | null = null;
    const hear = (_: unknown, judgement: Judgement): void => void (found = judgement);
    await jury.judge([{ ...past, played: action }], network, hear, new AbortController().signal);
    return found;
  };
}

export class Retrying {
  place = $state(0);
  attempt = $state.raw<Attempt | null>(null); // at the mistake that is asked
  revealed = $state(false); // whether the answer was asked for
  judging = $state(false);
  private results = $state.raw<readonly (Retrial | null)[]>([]); // by place, the first of each; null for what was shown

  constructor(
    readonly mistakes: readonly TurnVerdict[],
    private readonly judge: Judging,
  ) {}

  get mistake(): Verdict {
    return this.mistakes[this.place]!.key;
  }

  get last(): boolean {
    return this.place === this.mistakes.length - 1;
  }

  /** Whether an answer is expected now. */
  get open(): boolean {
    return !this.attempt && !this.revealed && !this.judging;
  }

  /** How many were done better at the first try. */
  get mended(): number {
    return this.results.filter((retrial) => retrial === "better").length;
  }

  async answer(action: number): Promise<void> {
    if (!this.open) return;
    const { mistake } = this;
    this.judging = true;
    const judged = await this.judge(mistake, action).catch(() => null); // workers died: it can be tried again
    this.judging = false;
    if (!judged || mistake !== this.mistake) return; // it was left meanwhile
    this.attempt = attemptOf(mistake, action, judged);
    this.note(this.attempt.retrial);
  }

  again(): void {
    this.attempt = null;
  }

  /** Show what was better; that is no answer. */
  reveal(): void {
    this.revealed = true;
    this.note(null);
  }

  private note(retrial: Retrial | null): void {
    if (this.results.length === this.place) this.results = [...this.results, retrial];
  }

  /** The next mistake; answers whether there is one. */
  next(): boolean {
    this.note(null); // it was left out
    if (this.last) return false;
    this.place += 1;
    this.attempt = null;
    this.revealed = this.judging = false;
    return true;
  }
}
