// The server's requests about strangers: who looks for a game, who is how strong, invitations, and complaints.

import type {
  Conduct,
  Invitation,
  LadderLine,
  Profile,
  RatingChange,
  Seek,
  SeekLine,
  SeekState,
} from "../../../../generated/wire";
import { ask } from "../resources/server";

const part = encodeURIComponent;

/** What opens a seat: 128 random bits as addresses have them. */
export function freshToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace("==", "");
}

export const hall = {
  /** Look for others; whoever has the token has the seat that comes of it. */
  seek: (wish: Seek): Promise<SeekState> => ask("POST", "hall/seeks", wish),
  state: (id: string, token: string): Promise<SeekState> => ask("GET", `hall/seeks/${part(id)}`, undefined, token),
  /** Begin with bots in the seats that stay empty. */
  agree: (id: string, token: string): Promise<SeekState> =>
    ask("POST", `hall/seeks/${part(id)}/bots`, undefined, token),
  cancel: (id: string, token: string): Promise<void> => ask("DELETE", `hall/seeks/${part(id)}`, undefined, token),
  wanted: (): Promise<SeekLine[]> => ask("GET", "hall"),
  ladder: (game: string, players: number): Promise<LadderLine[]> => ask("GET", `ladder/${part(game)}/${players}`),
  /** What a rated game did to ratings, once it is over. */
  changes: (table: string): Promise<RatingChange[]> => ask("GET", `tables/${part(table)}/ratings`),
  profile: (name: string): Promise<Profile> => ask("GET", `people/${part(name)}`),
  invitations: (): Promise<Invitation[]> => ask("GET", "me/invitations"),
  invite: (name: string, table: string): Promise<void> => ask("POST", "me/invitations", { name, table }),
  decline: (id: string): Promise<void> => ask("DELETE", `me/invitations/${part(id)}`),
  report: (table: string, seat: number, words: string): Promise<void> => ask("POST", "reports", { table, seat, words }),
  /** How people here treat each other, in the person's language. */
  conduct: (): Promise<Conduct> => ask("GET", "conduct"),
  blocked: (): Promise<string[]> => ask("GET", "me/blocks"),
  block: (name: string): Promise<void> => ask("PUT", `me/blocks/${part(name)}`),
  unblock: (name: string): Promise<void> => ask("DELETE", `me/blocks/${part(name)}`),
};
