// Looking for strangers to play with: one wish at a time, kept over a reload, until somebody is found or it is given up.

import type { Clock, SeekState } from "../../../../generated/wire";
import { router } from "../../router.svelte";
import { say } from "../../words";
import { ownName } from "../../words/naming";
import type { AnyLevel } from "../bots/levels";
import { freshToken, hall } from "../people/hall";
import { RequestRefused } from "../resources/server";
import { notifyTurn } from "../session/notifications";
import { holdSeats } from "../storage/seattokens";
import { read, remove, write } from "../storage/storage";
import { begin } from "./begin";
import { againstBots } from "./seating";

export const TEMPI = ["quick", "days"] as const;
export type Tempo = (typeof TEMPI)[number];
export const CLOCKS: Readonly<Record<Tempo, Clock>> = {
  quick: { kind: "total", seconds: 600, increment: 10 },
  days: { kind: "move", seconds: 86_400, increment: 0 },
};

/** Whom somebody would like to play with. */
export interface StrangerWish {
  readonly game: string;
  readonly players: number;
  readonly tempo: Tempo;
  readonly rated: boolean;
}

interface Kept {
  readonly id: string;
  readonly token: string;
  readonly wish: StrangerWish;
  readonly since: number; // milliseconds
}

const KEY = "starlode-seek";
const LAST = "starlode-seek-last";
const LOOK = 2000; // milliseconds between two questions; asking keeps the wish alive

/** What was wished for last, for this game; two at once, and quickly, at first. */
export function lastWish(game: string, [fewest, most]: readonly [number, number], known: boolean): StrangerWish {
  const { players = fewest, tempo = "quick", rated = true } = read<Partial<StrangerWish>>(LAST) ?? {};
  const fitting = players >= fewest && players <= most ? players : fewest;
  return { game, players: fitting, tempo: TEMPI.includes(tempo) ? tempo : "quick", rated: known && rated };
}

const isTooLate = (error: unknown): boolean => error instanceof RequestRefused && error.problem.code === "paired";

class Pairing {
  private kept = $state.raw<Kept | null>(null);
  others = $state(0); // who look for the same
  offer = $state<string | null>(null); // the level of a bot to play with instead
  willing = $state(0); // of the others, who would begin with bots in empty seats
  agreed = $state(false); // whether this person would
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0; // grows when something else is wanted

  /** What is looked for now. */
  get wish(): StrangerWish | null {
    return this.kept?.wish ?? null;
  }

  /** Since when, in milliseconds. */
  get since(): number {
    return this.kept?.since ?? 0;
  }

  /** Whether those who wait can begin together, with bots in the seats that stay empty. */
  get isShared(): boolean {
    return this.others > 0 && (this.wish?.players ?? 0) > 2;
  }

  /** Go on with what was looked for before the page was left. */
  resume(): void {
    this.kept = read<Kept>(KEY);
    if (this.kept) void this.look();
  }

  /** Look for others, instead of what was looked for before. */
  async seek(wish: StrangerWish): Promise<void> {
    const turn = ++this.turn;
    if (!(await this.replace(wish)) || turn !== this.turn) return;
    [this.problem, this.others, this.offer, this.willing, this.agreed] = ["", 0, null, 0, false];
    write(LAST, wish);
    const { game, players, tempo, rated } = wish;
    const token = freshToken();
    try {
      const state = await hall.seek({ game, players, clock: CLOCKS[tempo], rated, token, name: ownName() });
      await this.begun({ id: state.id, token, wish, since: Date.now() }, state, turn);
    } catch (error) {
      if (turn !== this.turn) return;
      this.keep(null);
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** A wish that something else was wanted instead of, while the server took it, is given up again. */
  private async begun(kept: Kept, state: SeekState, turn: number): Promise<void> {
    if (turn !== this.turn) return void (await this.giveUp(kept));
    this.keep(kept);
    this.hear(state);
  }

  /** Give up what is looked for, while the page already shows what comes instead; answers whether that was in time. */
  private async replace(wish: StrangerWish): Promise<boolean> {
    const { kept } = this;
    if (!kept) return true;
    clearTimeout(this.timer);
    this.kept = { ...kept, wish };
    return this.giveUp(kept);
  }

  /** Look no further; answers whether that was in time. */
  async cancel(): Promise<boolean> {
    const { kept } = this;
    this.turn++;
    this.keep(null);
    return !kept || this.giveUp(kept);
  }

  /** Tell the server; whoever was paired before it heard of that has a seat, and goes there. */
  private async giveUp(kept: Kept): Promise<boolean> {
    const late = await hall.cancel(kept.id, kept.token).then(() => false, isTooLate); // unheard, it lapses by itself
    if (!late) return true;
    this.turn++;
    this.keep(kept);
    await this.look();
    return false;
  }

  /** Begin with the others who wait, once they agree or do not answer, and with bots in the seats that stay empty. */
  async agree(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    clearTimeout(this.timer);
    const state = await hall.agree(kept.id, kept.token).catch((error: unknown) => this.fail(error));
    if (this.kept === kept && state) this.hear(state);
  }

  /** Play with bots of the level that was offered, instead of waiting on. */
  async takeOffer(): Promise<void> {
    const { wish, offer } = this;
    if (!wish || !offer || !(await this.cancel())) return;
    const levels = Array.from({ length: wish.players - 1 }, () => offer as AnyLevel);
    const terms = { clock: CLOCKS[wish.tempo], open: false, rated: wish.rated };
    router.go(await begin(wish.game, againstBots(ownName(), levels), {}, terms));
  }

  private keep(kept: Kept | null): void {
    clearTimeout(this.timer);
    this.kept = kept;
    if (kept) write(KEY, kept);
    else remove(KEY);
  }

  private async look(): Promise<void> {
    const { kept } = this;
    if (!kept) return;
    const state = await hall.state(kept.id, kept.token).catch((error: unknown) => this.fail(error));
    if (this.kept === kept && state) this.hear(state);
  }

  /** A wish that the server has forgotten is gone; without a connection it may still be there. */
  private fail(error: unknown): SeekState | null {
    if (error instanceof RequestRefused && typeof error.problem.retry !== "number") return { id: "", state: "gone" };
    this.later();
    return null;
  }

  private hear(state: SeekState): void {
    [this.others, this.offer] = [state.waiting ?? 0, state.offer ?? null];
    [this.willing, this.agreed] = [state.willing ?? 0, state.agreed ?? false];
    if (state.state === "waiting") this.later();
    else if (state.state === "paired") this.meet(state);
    else if (read<Kept>(KEY)?.id === this.kept!.id)
      void this.seek(this.wish!); // it lapsed while the page slept
    else this.kept = null; // another tab has given it up
  }

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), LOOK);
  }

  private meet({ table, seat }: SeekState): void {
    const { token, wish } = this.kept!;
    holdSeats(table!, wish.game, { [seat!]: token });
    this.keep(null);
    notifyTurn(say("paired"), say("paired-help"));
    router.go(`/table/${table!}`);
  }
}

export const pairing = new Pairing();
