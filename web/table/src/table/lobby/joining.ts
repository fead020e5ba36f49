// A place at a table: of a server, of this device, or of a guided game that is not kept. The caller opens it.

import { bundleOf, makingOf } from "../resources/bundles";
import { HostLine } from "../session/hostline";
import { account } from "../people/account.svelte";
import { server } from "../resources/server";
import { bundleFor, textsFor } from "../resources/tablebundles";
import { LiveSession } from "../session/livesession";
import { savedGame, type SavedGame } from "../storage/savedgames";
import { heldSeats } from "../storage/seattokens";
import { SocketLine } from "../session/socketline";

/** At a table of the server, with whatever seats this browser holds there. You do not wait for a module that is being made. */
export async function joinTable(id: string): Promise<LiveSession> {
  const { game, options, changes = {} } = await server.table(id);
  if (account.name && !heldSeats(id)) await account.fetchSeat(id, game); // it may be held by another device
  const [texts, making] = await Promise.all([textsFor({ game, options, changes }), makingOf(game)]);
  const session = new LiveSession(new SocketLine(id), texts, options);
  session.changes = changes;
  const learned = bundleOf(game).then(
    (bundle) => session.learn(bundle),
    () => {}, // a server that makes no modules goes on helping
  );
  if (making === "ready") await learned;
  return session;
}

/** At a table that this device keeps. */
export async function resumeGame(id: string): Promise<LiveSession> {
  const known = savedGame(id);
  if (!known) throw new Error(id);
  return hostGame(known);
}

/** At a table that this device hosts; one without a name is not kept. */
export async function hostGame(table: SavedGame): Promise<LiveSession> {
  const bundle = await bundleFor(table);
  const session = new LiveSession(new HostLine(bundle, table), bundle, table.options);
  session.changes = table.changes ?? {};
  session.learn(bundle);
  return session;
}
