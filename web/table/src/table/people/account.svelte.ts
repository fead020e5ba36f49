// Who you are to the server: a guest, or a person who kept a name. A guest is never asked, and the server is not asked about one.

import type { GameOfMine, Me, PersonInfo, TokenOfSeat } from "../../../../generated/wire";
import { settings } from "../storage/settings.svelte";
import { allHeldSeats, holdSeats, releaseSeats } from "../storage/seattokens";
import { read, remove, write } from "../storage/storage";
import { hasPasskeys, makePasskey, usePasskey } from "./passkeys";
import { people } from "./requests";

const KEY = "starlode-person"; // the name of whoever is signed in here: the cookie itself cannot be seen
const MOST = 50; // seats in one request, and games in one answer
const REST = 1000; // milliseconds after which choices are told

class Account {
  private me = $state.raw<Me | null>(null);
  private kept = $state(marked());
  games = $state.raw<readonly GameOfMine[]>([]);
  hasMore = $state(false); // whether there are older games
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    settings.follow = (): void => this.tellLater();
    addEventListener("storage", (event) => (event as StorageEvent).key === KEY && this.reread());
  }

  /** Your name, as far as known before the server was asked; empty for a guest. */
  get name(): string {
    return this.me?.person?.name ?? this.kept;
  }

  /** All that the server keeps of you; null for a guest, or before it was asked. */
  get person(): PersonInfo | null {
    return this.me?.person ?? null;
  }

  /** How one can sign in, where this browser can do it. */
  get ways(): Me["ways"] {
    return (this.me?.ways ?? []).filter((way) => way !== "passkey" || hasPasskeys());
  }

  /** Why the operator does not let you play; empty where they do. */
  get banned(): string {
    return this.me?.banned ?? "";
  }

  /** Ask who you are; throws where nobody answers. */
  async look(): Promise<void> {
    this.take(await people.me());
  }

  /** Ask who you are, unless you are a guest as far as this browser knows. */
  async lookIfKept(): Promise<void> {
    if (this.kept && !this.me) await this.look().catch(() => {}); // without a connection you are still who you were
  }

  // ---- coming and going ----

  /** Keep a name by a passkey of this device, or add one to a name that is kept; throws PasskeyRefused or RequestRefused. */
  async keep(name?: string): Promise<void> {
    const { ticket, options } = await people.newPasskey(name);
    const credential = await makePasskey(options);
    await this.arrive(await people.addPasskey(ticket, credential, deviceName()));
  }

  /** Sign in by a passkey; throws PasskeyRefused or RequestRefused. */
  async signIn(): Promise<void> {
    const { ticket, options } = await people.askPasskey();
    const credential = await usePasskey(options);
    await this.arrive(await people.answerPasskey(ticket, credential));
  }

  /** Sign in by what a mail brought; throws RequestRefused. */
  async signInBy(ticket: string, name?: string): Promise<void> {
    await this.arrive(await people.answerMail(ticket, name));
  }

  private async arrive(me: Me): Promise<void> {
    this.take(me);
    await this.takeAlong().catch(() => []); // seats stay in this browser all the same, and go along the next time
    this.tellLater();
  }

  /** Sign out here; what is the person's goes from this device, and comes back with them. */
  async signOut(everywhere = false): Promise<void> {
    const taken = await this.takeAlong().catch(() => []); // what could not be taken along stays
    await (everywhere ? people.signOutEverywhere() : people.signOut());
    this.forget(taken);
  }

  /** Delete all that the server keeps of you; the name is typed once more. */
  async remove(name: string): Promise<void> {
    await people.remove(name);
    this.forget([]);
  }

  private forget(tables: readonly string[]): void {
    tables.forEach(releaseSeats);
    if (settings.get("name") === this.name) settings.adopt({ name: "" });
    this.take({ person: null, ways: this.me?.ways ?? [] });
    this.games = [];
  }

  /** What is yours: name, public or not, passkeys. */
  async change(wish: { readonly name?: string; readonly public?: boolean }): Promise<void> {
    this.take(await people.change(wish));
  }

  async dropPasskey(id: string): Promise<void> {
    this.take(await people.dropPasskey(id));
  }

  private take(me: Me): void {
    this.me = me;
    this.kept = me.person?.name ?? "";
    if (!me.person) return remove(KEY);
    write(KEY, me.person.name);
    settings.adopt({ ...me.person.settings, name: me.person.name });
  }

  /** Another tab has signed in or out. */
  private reread(): void {
    [this.me, this.kept, this.games] = [null, marked(), []];
    void this.lookIfKept();
  }

  // ---- settings ----

  private tellLater(): void {
    clearTimeout(this.timer);
    if (this.kept) this.timer = setTimeout(() => void this.tell(), REST);
  }

  /** Let other devices know what was chosen here. */
  private async tell(): Promise<void> {
    const { name: _, ...chosen } = settings.personal;
    if (!this.person || same(chosen, this.person.settings)) return;
    const me = await people.change({ settings: { ...this.person.settings, ...chosen } }).catch(() => null);
    if (me?.person) this.me = me; // what was chosen since is not undone
  }

  // ---- games ----

  /** Take the seats of this browser along; answers with the tables that are the person's now. */
  async takeAlong(): Promise<readonly string[]> {
    const seats = allHeldSeats().filter(({ elsewhere }) => !elsewhere).flatMap(opened); // prettier-ignore
    const taken: string[] = [];
    for (let at = 0; at < seats.length; at += MOST)
      taken.push(...(await people.takeAlong({ seats: seats.slice(at, at + MOST) })).taken);
    return taken;
  }

  /** Look at your games on the server, the latest of them; nothing for a guest. */
  async lookAtGames(): Promise<void> {
    if (!this.kept) return;
    const found = await people.games();
    const older = this.games.filter(({ table, at }) => at < oldest(found) && !found.some((one) => one.table === table));
    this.games = [...found, ...older];
    this.hasMore ||= found.length === MOST && !older.length;
  }

  /** Further back. */
  async lookBack(): Promise<void> {
    const found = await people.games(oldest(this.games));
    this.games = [...this.games, ...found];
    this.hasMore = found.length === MOST;
  }

  /** Hold the seat of yours at a table here as well, where you have one and this browser has none. */
  async fetchSeat(table: string, game: string): Promise<void> {
    const joined = await people.key(table).catch(() => null); // you may be here to watch
    if (joined) holdSeats(table, game, { [joined.seat]: joined.token });
  }
}

const marked = (): string => {
  const found = read<unknown>(KEY);
  return typeof found === "string" ? found : "";
};

const opened = ({ table, seats }: ReturnType<typeof allHeldSeats>[number]): TokenOfSeat[] =>
  Object.values(seats).map((token) => ({ table, token }));

const oldest = (games: readonly GameOfMine[]): number => Math.min(...games.map(({ at }) => at));

const same = (chosen: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(chosen).every(([name, value]) => known[name] === value);

/** What this device is, in a word that its person recognises in a list. */
function deviceName(): string {
  return /iPhone|iPad|Android|Macintosh|Windows|Linux/.exec(navigator.userAgent)?.[0] ?? "";
}

export const account = new Account();
