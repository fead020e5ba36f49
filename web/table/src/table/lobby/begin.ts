// Beginning a game: on this device where the rules are here, else at a table of the server.

import type { Options } from "@starlode/engine";

import type { Clock } from "../../../../generated/wire";
import { equipped, makingOf, textsOf } from "../resources/bundles";
import { holdSeats } from "../storage/seattokens";
import { server } from "../resources/server";
import { saveGame } from "../storage/savedgames";
import { localTable, needsServer, remoteTable, type Seating } from "./seating";

/** What else may be wished for where others come from elsewhere. */
export interface Terms {
  readonly clock: Clock;
  readonly open: boolean; // listed for everybody
}

const PRIVATE: Terms = { clock: { kind: "none" }, open: false };

/** Make a table, and return its address. You do not wait for a module: until it is there the server has the rules. */
export async function begin(
  game: string,
  seats: readonly Seating[],
  options: Options = {},
  terms: Terms = PRIVATE,
): Promise<string> {
  if (needsServer(seats)) return beginRemote(game, seats, options, terms);
  return (await makingOf(game)) === "ready"
    ? beginLocal(game, seats, options)
    : beginRemote(game, seats, options, PRIVATE);
}

/** Begin a game at once. A server that is still compiling has slow bots, so they do not go first. */
export async function beginNow(game: string, seats: readonly Seating[]): Promise<string> {
  const ready = (await makingOf(game)) === "ready";
  return begin(game, seats, ready ? {} : await firstMove(game));
}

/** The options that say who begins, set to the first seat. */
async function firstMove(game: string): Promise<Options> {
  const { options } = (await textsOf(game)).description.schema;
  const asking = options.filter(({ takes }) => takes.kind === "one" && takes.seats);
  return Object.fromEntries(asking.map(({ name }) => [name, 0]));
}

async function beginLocal(game: string, seats: readonly Seating[], options: Options): Promise<string> {
  const table = localTable(game, seats, options);
  await equipped(await textsOf(game), table.options);
  saveGame(table);
  return `/local/${table.id}`;
}

async function beginRemote(
  game: string,
  seats: readonly Seating[],
  options: Options,
  { clock, open }: Terms,
): Promise<string> {
  const { table, tokens } = await server.create(remoteTable(game, seats, options, clock, open));
  holdSeats(table, game, tokens);
  return `/table/${table}`;
}
