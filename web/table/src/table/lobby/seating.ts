// Who sits where at a new table, and the table as storage or the server wants it.

import type { Changes, Description, Lot, Options } from "@starlode/engine";

import type { Clock, CreateTable, SeatWish } from "../../../../generated/wire";
import { castOf, numberOf } from "../../art/variants";
import { hasMasters } from "../bots/means";
import { LEVELS, MASTER, NUMBERED, type AnyLevel, type Level, type NumberedLevel } from "../bots/levels";
import { freshTable, type SavedGame, type SavedSeat } from "../storage/savedgames";

export interface Seating {
  readonly kind: "you" | "friend" | "bot" | "device";
  readonly name: string;
  readonly level: AnyLevel;
  readonly own?: string; // which bot of the server's own, instead of one of that level
}

/** What a bot of a level is called at a table where these names are taken already. */
export function botName(level: AnyLevel, taken: readonly string[]): string {
  return castOf(level).find((name) => !taken.includes(name)) ?? level;
}

/** You against bots of these levels, to play at once. */
export function againstBots(name: string, levels: readonly AnyLevel[]): Seating[] {
  const seats: Seating[] = [{ kind: "you", name, level: "easy" }];
  for (const level of levels) seats.push(botAt(seats, level));
  return seats;
}

/** A bot that sits down beside others. */
export function botAt(others: readonly Seating[], level: AnyLevel): Seating {
  const taken = others.map((one) => one.name);
  return { kind: "bot", name: botName(level, taken), level };
}

/** A bot of the server's own that sits down beside others; the level is kept for whoever changes their mind. */
export function ownBotAt(others: readonly Seating[], own: string, level: AnyLevel): Seating {
  const same = others.filter((one) => one.own === own).length;
  return { kind: "bot", name: same ? `${own} ${same + 1}` : own, level, own };
}

/** What a bundle says about masters, and how strong levels are. */
type Learned = Pick<Description, "masters" | "network" | "scale">;

/** Whether a bot sits there that thinks with a network, be it only now and then. */
export function hasMaster(seats: readonly Seating[], { scale }: Learned): boolean {
  const lots = scale[seats.length]?.lots;
  return seats.some(({ kind, level, own }) => kind === "bot" && !own && isMaster(level, lots));
}

/** Who is in part master by the lots has one for the upper of the two. */
function isMaster(level: AnyLevel, lots: readonly Lot[] = []): boolean {
  return level === MASTER || typeof lots[numberOf(level) - 1]?.above === "number";
}

/** Whether a server is needed: for a player from elsewhere, a bot of its own, or a master that this page cannot be. */
export function needsServer(seats: readonly Seating[], game: Learned): boolean {
  const elsewhere = seats.some(({ kind, own }) => kind === "friend" || own);
  return elsewhere || (hasMaster(seats, game) && !hasMasters(game));
}

/** Whether a game among these could be rated: everybody for themselves, and no bot whose strength nobody knows. */
export function isRatable(seats: readonly Seating[]): boolean {
  return seats.every(({ kind, own }) => kind !== "device" && !own);
}

/** The levels to choose from, a master only where it wins and could be seated. */
export function levelsOf(game: Learned, players: number, served: boolean): Level[] {
  const mastered = players in game.masters && (served || hasMasters(game));
  return LEVELS.filter((level) => level !== MASTER || mastered);
}

/** The levels from 1 to 10 to choose from, those that are part master likewise; none before the scale is known. */
export function numberedOf(game: Learned, players: number, served: boolean): NumberedLevel[] {
  const lots = game.scale[players]?.lots;
  const usable = served || hasMasters(game);
  return lots ? NUMBERED.filter((level) => usable || !isMaster(level, lots)) : [];
}

/** The same seats, with the strongest bots there are in place of stronger ones. */
export function within(seats: readonly Seating[], levels: readonly AnyLevel[]): Seating[] {
  const strongest = levels.findLast((level) => !numberOf(level))!;
  return seats.map((one, seat) => {
    if (one.own || levels.includes(one.level)) return one;
    return one.kind === "bot" ? botAt(seats.filter((_, other) => other !== seat), strongest) : { ...one, level: strongest }; // prettier-ignore
  });
}

/** A table of this device. */
export function localTable(
  game: string,
  seats: readonly Seating[],
  options: Options,
  changes: Changes = {},
): SavedGame {
  return { ...freshTable(game, { ...options, players: seats.length }, changes), seats: seats.map(savedSeat) };
}

function savedSeat({ kind, name, level }: Seating): SavedSeat {
  return kind === "bot" ? { kind, name, level } : { kind: "human", name };
}

/** A table of the server. */
export function remoteTable(
  game: string,
  seats: readonly Seating[],
  options: Options,
  clock: Clock,
  open: boolean,
  changes: Changes = {},
): CreateTable {
  const plain = Object.entries(options).filter(([name]) => name !== "players");
  const said = plain.map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : value]);
  return {
    game,
    seats: seats.map(seatWish),
    options: Object.fromEntries(said) as CreateTable["options"] & object,
    ...(Object.keys(changes).length && { changes }),
    clock,
    public: open,
  };
}

function seatWish({ kind, name, level, own }: Seating): SeatWish {
  if (kind === "friend") return { kind: "open" };
  if (own) return { kind: "bot", name, bot: own };
  return kind === "bot" ? { kind, name, level } : { kind: "human", name };
}
