// A lesson: which step a guided game is at, when it may speak, and what it lets through. What stands at the table says
// how far it is, so that a step ends when its move has been made and not when it was wished for.

import type { Ask, Tutorial, TutorialStep } from "../input/gamepage";
import type { LiveSession } from "../session/livesession";
import type { LessonPlace } from "../storage/lessons";
import type { SavedGame } from "../storage/savedgames";
import type { Choice } from "../view/view";

const OWN = 0; // the seat of whoever learns

/** How many decisions the steps before one take. */
function before(steps: readonly TutorialStep[], at: number): number {
  return steps.slice(0, at).reduce((sum, { asks = [] }) => sum + asks.length, 0);
}

/** The moves up to the one with which a person makes the next decision after so many. */
export function movesUntil(moves: SavedGame["moves"], decided: number): SavedGame["moves"] {
  const own = moves.flatMap(([seat], ply) => (seat === OWN ? [ply] : []));
  return moves.slice(0, own[decided]);
}

/** Whether a lesson can go on at a place: the moves are those that its steps take. */
export function isPlace({ steps }: Tutorial, { at, moves }: LessonPlace): boolean {
  if (!Array.isArray(moves)) return false; // storage may have been edited
  const step = steps[at];
  const made = moves.filter(([seat]) => seat === OWN).length - before(steps, at);
  return step !== undefined && made >= 0 && made < Math.max(1, step.asks?.length ?? 0);
}

export class Lesson {
  private read = $state(0); // every step before it is over
  private refusal = $state<string | null>(null); // where something else was tried

  constructor(
    readonly tutorial: Tutorial,
    readonly session: LiveSession,
    at = 0,
  ) {
    this.read = at;
    session.permits = (choice) => this.permit(choice);
  }

  /** The step that it is at: those whose decisions stand are over. */
  get at(): number {
    const { steps } = this.tutorial;
    let at = this.read;
    while (this.asksAt(at) > 0 && this.session.decided >= before(steps, at + 1)) at++;
    return at;
  }

  get step(): TutorialStep {
    return this.tutorial.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.tutorial.steps.length - 1;
  }

  /** Whether everything that it speaks of has been shown, and the person is asked again. */
  get speaks(): boolean {
    const { session } = this;
    return session.live && (session.view.decision !== null || session.view.over);
  }

  /** Whether the last thing tried in this position was not what is asked for. */
  get objects(): boolean {
    return this.refusal === this.moment;
  }

  /** What is asked for now; null where there is only something to read. */
  get ask(): Ask | null {
    return this.step.asks?.[this.made] ?? null;
  }

  /** Go on from something that was read. */
  next(): void {
    if (!this.ask && !this.isLast) this.read = this.at + 1;
  }

  /** Where the step before begins, or this one if part of it is done; null at the beginning. */
  get previous(): { readonly at: number; readonly decided: number } | null {
    const at = this.made > 0 ? this.at : this.at - 1;
    return at < 0 ? null : { at, decided: before(this.tutorial.steps, at) };
  }

  /** Go back to a step; answers whether the table is there as well, which otherwise has to be set up again. */
  back(): boolean {
    const { previous, session } = this;
    if (previous?.decided !== session.decided) return false;
    this.read = previous.at;
    return true;
  }

  /** Something that would be right now: what a bot does, if that is. */
  async answer(): Promise<Choice | null> {
    const { view, bots } = this.session;
    const fitting = view.choices.filter(({ action }) => this.ask?.(view, action));
    if (fitting.length < 2 || !bots) return fitting[0] ?? null;
    const liked = await bots.choose("easy", view.bytes, view.seat);
    return fitting.find(({ action }) => action === liked) ?? fitting[0]!;
  }

  private get made(): number {
    return this.session.decided - before(this.tutorial.steps, this.at);
  }

  private get moment(): string {
    return `${this.at} ${this.session.decided}`;
  }

  private asksAt(at: number): number {
    return this.tutorial.steps[at]?.asks?.length ?? 0;
  }

  /** Only what is asked for goes through. */
  private permit({ action }: Choice): boolean {
    const fits = this.speaks && this.ask !== null && this.ask(this.session.view, action);
    this.refusal = fits ? null : this.moment;
    return fits;
  }
}
