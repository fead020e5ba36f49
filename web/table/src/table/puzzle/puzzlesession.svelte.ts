// A puzzle as a table that stands still: one decision, three tries, two hints; no other player moves.

import { Engine, paramsFor, Words, type Bundle } from "@starlode/engine";

import { bundleOf, equipped } from "../resources/bundles";
import { recordIn, type Puzzle, type Weighed } from "../resources/puzzles";
import { Session, type Sitter } from "../session/session.svelte";
import type { PuzzleMark } from "../storage/puzzlemarks";
import { settings } from "../storage/settings.svelte";
import { View, type Choice } from "../view/view";

export const TRIES = 3;
export const HINTS = 2; // the first names the kind of move, the second shows it
const NEARLY = 0.75; // of the best chance

export class PuzzleSession extends Session {
  readonly remote = false;
  readonly id: string;
  readonly game: string;
  tries = $state.raw<readonly number[]>([]); // the actions that were tried, in their order
  hints = $state(0);
  private shown = $state(false); // the solution, which was asked for
  private readonly engine: Engine;
  private words: Words | null = null;

  constructor(
    private readonly bundle: Bundle,
    readonly puzzle: Puzzle,
    private readonly record: Uint8Array<ArrayBuffer>,
    sitters: readonly Sitter[],
  ) {
    super();
    [this.id, this.game] = [puzzle.id, puzzle.game];
    this.engine = new Engine(bundle, paramsFor(bundle, puzzle.options)!);
    this.sitters = sitters;
    this.speak(settings.language);
  }

  static async open(puzzle: Puzzle, sitters: readonly Sitter[]): Promise<PuzzleSession> {
    const [bundle, record] = await Promise.all([bundleOf(puzzle.game), recordIn(puzzle)]);
    return new PuzzleSession(await equipped(bundle, puzzle.options), puzzle, record, sitters);
  }

  override speak(language: string): void {
    if (this.words?.language === language) return;
    const words = (this.words = new Words(this.bundle.description.schema, language, this.bundle.words));
    const names = this.sitters.map(({ name }) => name);
    const bytes = this.record.slice(0, this.engine.layout.size);
    this.stage.jump(new View({ engine: this.engine, words, names }, bytes, this.puzzle.seat), []);
  }

  // ---- trying ----

  override get live(): boolean {
    return super.live && !this.over;
  }

  override get thinking(): number {
    return -1; // no one is
  }

  /** Whether the best is found, shown, or out of reach. */
  get over(): boolean {
    return this.found || this.shown || this.tries.length >= TRIES;
  }

  get found(): boolean {
    return this.tries.includes(this.best.action);
  }

  get left(): number {
    return TRIES - this.tries.length;
  }

  /** Each choice is a try; the same again is none. */
  override choose({ action }: Choice): void {
    if (this.live && !this.tries.includes(action)) this.tries = [...this.tries, action];
  }

  hint(): void {
    if (!this.over) this.hints = Math.min(HINTS, this.hints + 1);
  }

  /** Give up and see what was best. */
  reveal(): void {
    this.shown = true;
  }

  // ---- judging ----

  get best(): Weighed {
    return this.puzzle.choices[0]!;
  }

  /** The choice that comes second. */
  get second(): Weighed {
    return this.puzzle.choices[1]!;
  }

  /** What may be expected of an action. */
  expected(action: number): number {
    return this.puzzle.choices.find((choice) => choice.action === action)?.expected ?? 0;
  }

  /** What became of it. */
  get mark(): PuzzleMark {
    if (this.found) return this.hints ? "tick" : "crown";
    const reached = Math.max(0, ...this.tries.map((action) => this.expected(action)));
    return reached >= NEARLY * this.best.expected && !this.shown ? "tick" : "missed";
  }

  /** A choice of the table. */
  choiceOf(action: number): Choice | null {
    return this.view.choices.find((choice) => choice.action === action) ?? null;
  }
}
