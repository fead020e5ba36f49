// Sitting down: at a table of a server, at one of this device, or at a guided game that nobody keeps.

import { bundleOf, equipped, makingOf, textsOf } from "./bundles";
import { HostLine } from "./hostline";
import { server } from "./server";
import { Session } from "./session";
import { saved, type Saved } from "./shelf";
import { SocketLine } from "./socketline";

/** Go to a table of the server, holding whatever seats this browser has there. Nobody waits for a module that is being made. */
export async function openRemote(id: string): Promise<Session> {
  const { game, options } = await server.table(id);
  const [texts, making] = await Promise.all([textsOf(game), makingOf(game)]);
  const session = new Session(new SocketLine(id), await equipped(texts, options), options);
  const learned = bundleOf(game).then(
    (bundle) => session.learn(bundle),
    () => {}, // a server that makes no modules goes on helping
  );
  if (making === "ready") await learned;
  await session.open();
  return session;
}

/** Go on with a table of this device. */
export async function openLocal(id: string): Promise<Session> {
  const known = saved(id);
  if (!known) throw new Error(id);
  return openSaved(known);
}

/** Sit down at a table that this device hosts; one without a name is not kept. */
export async function openSaved(table: Saved): Promise<Session> {
  const bundle = await equipped(await bundleOf(table.game), table.options);
  const session = new Session(new HostLine(bundle, table), bundle, table.options);
  session.learn(bundle);
  await session.open();
  return session;
}
