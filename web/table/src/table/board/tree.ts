// What was played, and what was tried instead: a tree of moments. Played ones are numbered as they came, others after them.

/** A decision, and who made it. */
export interface Decided {
  readonly seat: number;
  readonly action: number;
  readonly level?: string; // of the bot that decided
  readonly forced?: boolean; // whether it was made for the person, who had no other choice
}

/** A decision that was tried. */
export interface Twig extends Decided {
  readonly id: number; // of the moment after it
  readonly after: number; // the moment before it
  readonly value?: Outlook;
}

/** What every seat may expect at a moment, by what one of them could know. */
export interface Outlook {
  readonly seat: number;
  readonly expected: readonly number[];
}

/** What was tried from one moment on. */
export interface Branch {
  readonly moments: readonly Twig[]; // up to its end; where it forks, the way that was tried first
  readonly depth: number; // of the branches that it comes from
}

const MOST = 2000; // decisions that are kept of one game

export class GameTree {
  /** A tree over so many played decisions. */
  constructor(
    readonly length: number,
    readonly twigs: readonly Twig[] = [],
  ) {}

  isPlayed(moment: number): boolean {
    return moment <= this.length;
  }

  twig(moment: number): Twig | null {
    return this.twigs.find(({ id }) => id === moment) ?? null;
  }

  has(moment: number): boolean {
    return moment >= 0 && (this.isPlayed(moment) || this.twig(moment) !== null);
  }

  /** The moment before one; null at the start. */
  before(moment: number): number | null {
    if (!this.isPlayed(moment)) return this.twig(moment)?.after ?? null;
    return moment > 0 ? moment - 1 : null;
  }

  /** All moments up to one, the start first. */
  path(moment: number): number[] {
    const path: number[] = [];
    for (let at: number | null = moment; at !== null; at = this.before(at)) path.push(at);
    return path.reverse();
  }

  /** The last moment on the way to one that was played. */
  origin(moment: number): number {
    return this.path(moment).findLast((at) => this.isPlayed(at)) ?? 0;
  }

  /** What was tried at a moment. */
  tried(moment: number): readonly Twig[] {
    return this.twigs.filter(({ after }) => after === moment);
  }

  /** The moment that follows: as it was played, else as it was tried first; null at an end. */
  next(moment: number): number | null {
    return moment < this.length ? moment + 1 : (this.tried(moment)[0]?.id ?? null);
  }

  /** All moments of the way through one, from the start to an end. */
  course(moment: number): number[] {
    const course = this.path(moment);
    for (let at = this.next(moment); at !== null; at = this.next(at)) course.push(at);
    return course;
  }

  /** The tree with one more decision, and the moment after it; null where there are too many. */
  with(after: number, decided: Decided): { tree: GameTree; moment: number } | null {
    if (this.twigs.length >= MOST) return null;
    const id = 1 + Math.max(this.length, ...this.twigs.map((twig) => twig.id));
    return { tree: new GameTree(this.length, [...this.twigs, { id, after, ...decided }]), moment: id };
  }

  /** The tree without a moment that was tried, and without all that followed. */
  without(moment: number): GameTree {
    const gone = new Set([moment]);
    for (const { id, after } of this.twigs) if (gone.has(after)) gone.add(id); // what follows stands later
    const left = this.twigs.filter(({ id }) => !gone.has(id));
    return new GameTree(this.length, left);
  }

  /** The tree with what may be expected at a moment that was tried. */
  valued(moment: number, value: Outlook): GameTree {
    return new GameTree(
      this.length,
      this.twigs.map((twig) => (twig.id === moment ? { ...twig, value } : twig)),
    );
  }

  /** All branches in the order of the game; those of a branch come after it. */
  branches(): Branch[] {
    const origins = [...new Set(this.twigs.map(({ after }) => after))].filter((at) => this.isPlayed(at));
    return origins.sort((a, b) => a - b).flatMap((at) => this.tried(at).flatMap((first) => this.grown(first, 0)));
  }

  private grown(first: Twig, depth: number): Branch[] {
    const moments = [first];
    for (let next = this.tried(first.id)[0]; next; next = this.tried(next.id)[0]) moments.push(next);
    const others = moments.flatMap(({ id }) => this.tried(id).slice(1));
    return [{ moments, depth }, ...others.flatMap((other) => this.grown(other, depth + 1))];
  }
}
