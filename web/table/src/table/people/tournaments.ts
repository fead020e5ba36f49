// The server's requests about tournaments.

import type { OpenTournament, Tournament, TournamentLine } from "../../../../generated/wire";
import { ask } from "../resources/server";

const one = (id: string): string => `tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  /** Those to come and under way that are public, and yours. */
  all: (): Promise<TournamentLine[]> => ask("GET", "tournaments"),
  open: (wish: OpenTournament): Promise<Tournament> => ask("POST", "tournaments", wish),
  /** Asking also says that you are here. */
  show: (id: string): Promise<Tournament> => ask("GET", one(id)),
  join: (id: string): Promise<Tournament> => ask("POST", `${one(id)}/place`),
  leave: (id: string): Promise<Tournament> => ask("DELETE", `${one(id)}/place`),
  begin: (id: string): Promise<Tournament> => ask("POST", `${one(id)}/start`),
  callOff: (id: string): Promise<Tournament> => ask("DELETE", one(id)),
};
