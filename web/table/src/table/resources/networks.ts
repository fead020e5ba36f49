// Networks are large and rarely change: the browser keeps them, so that masters also play without a connection.

import { fetchNetwork, patiently, type Bundle, type Network } from "@starlode/engine";

const STORE = "starlode-networks"; // which offline.js lets live beyond versions of the site
const OK = 200;

/** The network of a game for so many players: as it is kept, else fetched and kept from now on. */
export function networkOf(bundle: Pick<Bundle, "folder" | "description">, players: number): Promise<Network> {
  return fetchNetwork(bundle, players, kept);
}

/** An address names the digest of its network, so what is kept there never changes. */
async function kept(address: string): Promise<Response> {
  const store = await open();
  const known = await store?.match(address);
  if (known) return known;
  const answer = await patiently(address);
  if (store && answer.status === OK) await keep(store, address, answer.clone()).catch(() => {}); // without room for it
  return answer;
}

/** Keep a network instead of those that its file held before; one that came by another way stays if this breaks off. */
async function keep(store: Cache, address: string, answer: Response): Promise<void> {
  const all = await store.keys(address, { ignoreSearch: true });
  await Promise.all(all.filter(({ url }) => url !== address).map((old) => store.delete(old)));
  await store.put(address, answer);
}

/** Where networks are kept; null in a browser that keeps nothing here. */
function open(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(STORE).catch(() => null) : Promise.resolve(null);
}
