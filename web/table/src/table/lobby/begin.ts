// Beginning a game: on this device where the rules are here, else at a table of the server.

import { resolveOptions, type Changes, type Description, type Options } from "@starlode/engine";

import type { Clock, CreateTable } from "../../../../generated/wire";
import { LEVELS, NUMBERED, type AnyLevel } from "../bots/levels";
import { makingOf, textsOf } from "../resources/bundles";
import { holdSeats } from "../storage/seattokens";
import { isServed, server } from "../resources/server";
import { textsFor } from "../resources/tablebundles";
import { lastPlayed, rememberPlayed } from "../storage/lastplayed";
import { saveGame, type SavedGame } from "../storage/savedgames";
import {
  againstBots,
  levelsOf,
  localTable,
  needsServer,
  numberedOf,
  remoteTable,
  within,
  type Seating,
} from "./seating";

/** What else may be wished for where others come from elsewhere. */
export interface Terms {
  readonly clock: Clock;
  readonly open: boolean; // listed for everybody
  readonly rated?: boolean;
}

const KNOWN: readonly string[] = [...LEVELS, ...NUMBERED];
const PRIVATE: Terms = { clock: { kind: "none" }, open: false };

/** Make a table, perhaps with changed cards, and return its address; throws where it cannot be. You do not wait for a module: until it is there the server has the rules. */
export async function begin(
  game: string,
  seats: readonly Seating[],
  options: Options = {},
  terms: Terms = PRIVATE,
  changes: Changes = {},
): Promise<string> {
  const bots = seats.slice(1).every(({ kind, own }) => kind === "bot" && !own);
  const printed = !Object.keys(changes).length;
  if (bots && printed) rememberPlayed(game, { levels: seats.slice(1).map(({ level }) => level), options });
  const { description } = await textsOf(game);
  if (terms.rated || needsServer(seats, description)) return beginRemote(game, seats, options, terms, changes);
  return (await makingOf(game)) === "ready"
    ? beginLocal(localTable(game, seats, options, changes))
    : beginRemote(game, seats, options, PRIVATE, changes);
}

/** Whom you would play with at once: the bots that you played with last, else some easy ones. */
export function levelsNow(game: string, [fewest, most]: readonly [number, number]): readonly AnyLevel[] {
  const last = lastPlayed(game)?.levels ?? [];
  const usable = last.length + 1 >= fewest && last.length + 1 <= most && last.every((level) => KNOWN.includes(level)); // prettier-ignore
  return usable ? (last as AnyLevel[]) : Array.from({ length: Math.round((fewest + most) / 2) - 1 }, () => "easy");
}

/** Begin a game at once, as it was played last. A server that is still compiling has slow bots, so they do not go first. */
export async function beginNow(game: string, name: string, levels: readonly AnyLevel[]): Promise<string> {
  const { description } = await textsOf(game);
  const served = await isServed();
  const possible = [levelsOf, numberedOf].flatMap((offered) => offered(description, levels.length + 1, served));
  const options = usableOptions(description, lastPlayed(game)?.options ?? {});
  const ready = (await makingOf(game)) === "ready";
  return begin(game, within(againstBots(name, levels), possible), {
    ...options,
    ...(ready ? {} : await firstMove(game)),
  });
}

/** Options that a game of this name still has; they may be from before it changed. */
function usableOptions(description: Description, options: Options): Options {
  try {
    return resolveOptions(description, options) && options;
  } catch {
    return {};
  }
}

/** The options that say who begins, set to the first seat. */
async function firstMove(game: string): Promise<Options> {
  const { options } = (await textsOf(game)).description.schema;
  const asking = options.filter(({ takes }) => takes.kind === "one" && takes.seats);
  return Object.fromEntries(asking.map(({ name }) => [name, 0]));
}

/** Keep a table of this device; throws where it has no numbers, or cards cannot be changed like that. */
async function beginLocal(table: SavedGame): Promise<string> {
  await textsFor(table);
  saveGame(table);
  return `/local/${table.id}`;
}

async function beginRemote(
  game: string,
  seats: readonly Seating[],
  options: Options,
  { clock, open, rated = false }: Terms,
  changes: Changes,
): Promise<string> {
  const wish: CreateTable = { ...remoteTable(game, seats, options, clock, open, changes), ...(rated && { rated }) };
  const { table, tokens } = await server.create(wish);
  holdSeats(table, game, tokens);
  return `/table/${table}`;
}
