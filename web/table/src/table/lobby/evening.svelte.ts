// The tournament that you take part in: asked about wherever you are in the page, so that you hear when your table is ready.

import type { Tournament, TournamentLine } from "../../../../generated/wire";
import { say } from "../../words";
import { tournaments } from "../people/tournaments";
import { RequestRefused } from "../resources/server";
import { notifyTurn } from "../session/notifications";
import { read, remove, write } from "../storage/storage";

const KEY = "starlode-tournament";
const LOOK = 3000; // milliseconds between two questions; asking also says that you are here
const CALM = 30_000; // and while it does not begin for long
const SOON = 120_000; // before it begins

/** How long until a moment of the server's clock, in milliseconds, by the clock that a tournament came with. */
export const until = (moment: number, { now }: Tournament, asked: number): number =>
  moment - now - (Date.now() - asked);

class Evening {
  shown = $state.raw<Tournament | null>(null);
  asked = 0; // when it was last heard of, by the clock of this device
  private id = "";
  private table: string | undefined; // that you were last told of
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Your table in the present round, while it is played. */
  get ready(): string | null {
    return this.shown?.table ?? null;
  }

  /** Whether a table belongs to it. */
  has(table: string): boolean {
    return this.shown?.tables.some((round) => round.some((one) => one.table === table)) ?? false;
  }

  /** Go on with the one you took part in before the page was left; somebody who keeps a name may have joined elsewhere. */
  async resume(known: boolean): Promise<void> {
    this.follow(read<string>(KEY) ?? "");
    if (!this.id && known) this.meet(await tournaments.all().catch(() => []));
  }

  /** One of a list that you take part in, perhaps from another device; the first is that which begins first. */
  meet(lines: readonly TournamentLine[]): void {
    const mine = lines.find(({ joined }) => joined);
    if (mine && !this.id) this.follow(mine.id);
  }

  private follow(id: string): void {
    this.id = id;
    if (id) void this.look();
  }

  private async look(): Promise<void> {
    const { id } = this;
    const news = await tournaments.show(id).catch((error: unknown) => this.fail(error));
    if (news && this.id === id) this.hear(news);
  }

  /** What the server has forgotten is gone; without a connection it may still be there. */
  private fail(error: unknown): null {
    if (error instanceof RequestRefused && error.problem.code === "no-tournament") this.drop();
    else this.later(LOOK);
    return null;
  }

  /** How a tournament stands now; one that you take part in, or play in, is followed from here on. */
  hear(news: Tournament): void {
    const mine = Boolean(news.joined || news.table);
    if (news.id !== this.id && (!mine || (this.ready && this.id))) return;
    [this.id, this.shown, this.asked] = [news.id, news, Date.now()];
    if (news.table && news.table !== this.table) this.call(news);
    if (!mine || news.status === "over" || news.status === "off") return this.drop();
    write(KEY, news.id);
    this.later(news.status === "waiting" && news.starts - news.now > SOON ? CALM : LOOK);
  }

  private call({ table, round }: Tournament): void {
    this.table = table!;
    notifyTurn(say("table-ready", { round }), say("table-ready-help"));
  }

  private later(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), wait);
  }

  /** Ask no more; how it ended stays in view, for those who are still at its last table. */
  private drop(): void {
    clearTimeout(this.timer);
    this.id = "";
    remove(KEY);
  }
}

export const evening = new Evening();
