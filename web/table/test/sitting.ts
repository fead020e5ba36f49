// A player at an inn, over a line that a test can cut and talk into.

import { vi } from "vitest";

import type { FromClient, Past } from "../../generated/wire";
import type { Line, LineListener } from "../src/table/session/line";
import { LiveSession } from "../src/table/session/livesession";
import { tokensOf, type SavedGame } from "../src/table/storage/savedgames";
import { dealt, Inn, seated } from "./inn";

/** A line to an inn, which a test can cut and talk into. */
export class InnLine implements Line {
  readonly table = "inn";
  readonly remote = false;
  readonly sent: FromClient[] = [];
  readonly pasts: (() => void)[] = []; // answers that are held back
  holdsBack = false;
  deaf = false; // nothing that is sent arrives
  failures = 0; // how often the past cannot be fetched
  asked = 0; // how often it was asked for
  listener!: LineListener;

  constructor(
    private readonly inn: Inn,
    readonly tokens: Readonly<Record<number, string>>,
  ) {
    inn.listeners.set("page", (message) => this.listener.hear(message));
  }

  open(listener: LineListener): void {
    this.listener = listener;
    listener.turned("connected");
    listener.greet();
  }

  send(message: FromClient): boolean {
    this.sent.push(message);
    if (!this.deaf) queueMicrotask(() => void this.inn.host.hear("page", message));
    return true;
  }

  past(viewer: number): Promise<Past> {
    this.asked += 1;
    if (this.failures-- > 0) return Promise.reject(new Error("not now"));
    const told = this.inn.host.past("page", viewer);
    if (!this.holdsBack) return Promise.resolve(told);
    return new Promise((resolve) => this.pasts.push(() => resolve(told)));
  }

  record(): Promise<SavedGame> {
    return Promise.resolve(this.inn.saved);
  }

  leave(): Promise<void> {
    return Promise.resolve();
  }

  again(): void {
    this.listener.greet();
  }

  close(): void {}
}

export interface Scene {
  readonly inn: Inn;
  readonly line: InnLine;
  readonly session: LiveSession;
}

/** A player at a table, with the rules in the page or not. */
export async function sit(
  letters: string,
  { game = "cave-in", own = true, key = 7, holds = true } = {},
): Promise<Scene> {
  const saved = dealt(game, seated(letters), key);
  const inn = new Inn(saved);
  const line = new InnLine(inn, holds ? tokensOf(saved) : {});
  const session = new LiveSession(line, inn.bundle, saved.options);
  if (own) session.learn(inn.bundle);
  await session.open();
  return { inn, line, session };
}

/** Let everything happen that is under way. */
export const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10);

/** Make some choice for the player who is asked. */
export async function choose({ session }: Scene): Promise<void> {
  if (session.curtain >= 0) session.draw();
  const { choices } = session.view;
  session.choose(choices[(5 * session.log.length) % choices.length]!);
  await rest();
}

export const told = ({ session }: Scene): string[] => session.log.map((line) => line.say(session.view.words));
