// Everything of yours in one file, and such a file taken in: it adds, and never changes what is here already.

import { allHeldSeats, heldSeats, keepHolding, releaseSeats, type HeldSeats } from "../storage/seattokens";
import { forgetGame, roomForFinished, savedGame, savedGames, keepGame, type SavedGame } from "../storage/savedgames";
import { settings } from "../storage/settings.svelte";
import { adoptStudy, keptStudies, STUDY_KINDS, type Study, type StudyKind } from "../storage/studies";
import { isHolding, isStudy, isTable } from "./checking";

const KIND = "games";
const FORMAT = 1;

/** All that a person takes along. */
export interface Luggage {
  readonly starlode: typeof KIND;
  readonly format: number;
  readonly from: string; // the address of the page
  readonly games: readonly SavedGame[];
  readonly seats: readonly HeldSeats[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly studies?: Readonly<Record<StudyKind, readonly Study[]>>; // what was found out; old files do not say
}

/** Why a file was not taken in; nothing has changed then. */
export class ImportRefused extends Error {
  constructor(readonly reason: "unreadable" | "other" | "newer" | "damaged" | "full") {
    super(reason);
  }
}

/** What became of a file: games that were added, that were here already, and that had to be left out. */
export interface Arrival {
  readonly added: number;
  readonly known: number;
  readonly left: number;
}

export function packed(): Luggage {
  const seats = allHeldSeats().map((held) => ({ ...held, elsewhere: held.elsewhere ?? here() }));
  const studies = { analysis: keptStudies("analysis"), tree: keptStudies("tree") };
  const games = savedGames();
  return { starlode: KIND, format: FORMAT, from: here(), games, seats, settings: settings.personal, studies };
}

function here(): string {
  return new URL(".", document.baseURI).href;
}

/** Take in a file; throws ImportRefused, and has then changed nothing. */
export function unpack(text: string): Arrival {
  const luggage = checked(parsed(text));
  const games = luggage.games.filter(({ id }) => !savedGame(id)).sort((a, b) => b.at - a.at);
  const finished = games.filter(({ over }) => over).slice(0, roomForFinished());
  const wanted = [...games.filter(({ over }) => !over), ...finished];
  const seats = luggage.seats.filter(({ table }) => !heldSeats(table));
  const usable = seats.map(atHome).filter(({ over, elsewhere }) => over || !elsewhere); // no other server's game goes on here
  store(wanted, usable);
  adoptStudies(luggage.studies);
  settings.fill(luggage.settings);
  const all = luggage.games.length + luggage.seats.length;
  const fresh = games.length + seats.length;
  const added = wanted.length + usable.length;
  return { added, known: all - fresh, left: fresh - added };
}

/** All, or nothing. */
function store(games: readonly SavedGame[], seats: readonly HeldSeats[]): void {
  const kept = [...games.map((game) => keepGame(game)), ...seats.map((held) => keepHolding(held))];
  if (kept.every(Boolean)) return;
  for (const { id } of games) forgetGame(id);
  for (const { table } of seats) releaseSeats(table);
  throw new ImportRefused("full");
}

/** What was found out about games that are here now. */
function adoptStudies(studies: Luggage["studies"]): void {
  for (const kind of STUDY_KINDS)
    for (const study of studies?.[kind] ?? [])
      if (isStudy(kind, study) && study.tables.some((id) => savedGame(id) ?? heldSeats(id))) adoptStudy(kind, study);
}

/** A table of this page's own server is not elsewhere. */
function atHome({ elsewhere, ...held }: HeldSeats): HeldSeats {
  return elsewhere && elsewhere !== here() ? { ...held, elsewhere } : held;
}

function parsed(text: string): Partial<Luggage> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found ? found : {};
  } catch {
    throw new ImportRefused("unreadable");
  }
}

function checked(found: Partial<Luggage>): Luggage {
  if (found.starlode !== KIND) throw new ImportRefused("other");
  if (typeof found.format === "number" && found.format > FORMAT) throw new ImportRefused("newer");
  const { games, seats, settings: choices } = found;
  const whole = Array.isArray(games) && games.every(isTable) && Array.isArray(seats) && seats.every(isHolding);
  const studied = STUDY_KINDS.every((kind) => Array.isArray(found.studies?.[kind] ?? []));
  if (!whole || !studied || typeof choices !== "object" || !choices) throw new ImportRefused("damaged");
  return found as Luggage;
}
