// The server's requests about people: who you are, your games, and others as far as they show themselves.

import type { ChangeMe, GameOfMine, Joined, Me, PasskeyAsked, TakeSeats, TakenSeats } from "../../../../generated/wire";
import { ask } from "../resources/server";
import type { Language } from "../storage/settings.svelte";

const named = (path: string, name: string): string => `${path}/${encodeURIComponent(name)}`;

export const people = {
  me: (): Promise<Me> => ask("GET", "me"),
  change: (wish: ChangeMe): Promise<Me> => ask("PUT", "me", wish),
  /** A guest says under which name they want to be kept. */
  newPasskey: (name?: string): Promise<PasskeyAsked> => ask("POST", "me/passkeys/new", name ? { name } : {}),
  addPasskey: (ticket: string, credential: unknown, label: string): Promise<Me> =>
    ask("POST", "me/passkeys", { ticket, credential, label }),
  askPasskey: (): Promise<PasskeyAsked> => ask("POST", "me/passkeys/ask", {}),
  answerPasskey: (ticket: string, credential: unknown): Promise<Me> =>
    ask("POST", "me/passkeys/answer", { ticket, credential }),
  dropPasskey: (id: string): Promise<Me> => ask("DELETE", named("me/passkeys", id)),
  /** Send a link there: to sign in, or, for those who are, to be reached there from now on. */
  mail: (address: string, language: Language): Promise<void> => ask("POST", "me/mail", { address, language }),
  /** With a name where there is nobody yet to sign in. */
  answerMail: (ticket: string, name?: string): Promise<Me> =>
    ask("POST", "me/mail/answer", { ticket, ...(name && { name }) }),
  signOut: (): Promise<void> => ask("DELETE", "me/session"),
  signOutEverywhere: (): Promise<void> => ask("DELETE", "me/sessions"),
  takeAlong: (wish: TakeSeats): Promise<TakenSeats> => ask("POST", "me/seats", wish),
  games: (before?: number): Promise<GameOfMine[]> => ask("GET", before ? `me/games?before=${before}` : "me/games"),
  /** A further token of a seat of yours, for this device. */
  key: (table: string): Promise<Joined> => ask("POST", `me/games/${table}/key`),
  exported: (): Promise<unknown> => ask("GET", "me/export"),
  remove: (name: string): Promise<void> => ask("DELETE", "me", { name }),
};
