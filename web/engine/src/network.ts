// A trained network in the page: its weights, and the module of the search that it advises.

import { fetched, fromHex, type Bundle, type Getting } from "./bundle";
import { Engine, type Bytes } from "./engine";
import type { Description, NetworkDescription } from "./schema";

export interface Network {
  readonly module: WebAssembly.Module;
  readonly halves: Bytes; // all weights in half precision: their high bytes, then their low ones
}

// The smallest module with a vector in it: a function that makes one and drops it.
const VECTOR = "0061736d01000000010401600000030201000a17011500fd0c000000000000000000000000000000001a0b";
const REBASE = 2 ** 112; // between the exponents of half and single precision
const PATIENCE = 60_000; // milliseconds until a connection counts as lost
const NO_CONTENT = 204; // says a service worker without a connection
const NOBODY = 0xff; // -1 in a byte

/** Whether the browser can compute with vectors; without them a network would be too slow, and its module is refused. */
export function hasVectors(): boolean {
  return WebAssembly.validate(fromHex(VECTOR));
}

/** Fetch something large. */
export const patiently: Getting = (address) => fetch(address, { signal: AbortSignal.timeout(PATIENCE) });

/** The network for so many players, from the folder of a game's bundle; throws if it cannot be had, or does not fit. */
export async function fetchNetwork(
  { folder, description }: Pick<Bundle, "folder" | "description">,
  players: number,
  get: Getting = patiently,
): Promise<Network> {
  const file = description.network?.files[players];
  if (!file) throw new Error(`${description.schema.game} has no network for ${players} players`);
  const [module, packed] = await Promise.all([
    WebAssembly.compileStreaming(fetched(folder, "advised.wasm")),
    fetched(folder, `${file.name}?${file.digest}`, get),
  ]);
  if (packed.status === NO_CONTENT) throw new Error("the network is not kept, and cannot be fetched now");
  const halves = await unpacked(await packed.blob());
  const counts = description.network?.weights.map((name) => description.arguments[name]!.count!) ?? [];
  const wanted = 2 * counts.reduce((sum, count) => sum + count, 0);
  if (halves.length !== wanted) throw new Error(`the network has ${halves.length} bytes, expected ${wanted}`);
  return { module, halves };
}

/** What was compressed in a file. */
export async function unpacked(file: Blob): Promise<Bytes> {
  const stream = file.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A module that can only search, with the advice of a network. */
export class AdvisedEngine extends Engine {
  readonly network: NetworkDescription;

  constructor(description: Description, params: Bytes, { module, halves }: Network) {
    if (!description.network) throw new Error(`${description.schema.game} has no network`);
    super({ module, description }, params);
    this.network = description.network;
    layWeights(this, this.network, halves);
  }

  /** Make room for what is remembered of this many nodes, and remember nothing; the sums start from their biases. */
  forget(nodes: number): void {
    this.address("kept", nodes * this.argument("kept").rows!);
    this.at("whose", nodes).fill(NOBODY);
    this.room("seen").fill(0);
    const [bias, sums] = [this.room("b0").slice(), this.room("first")];
    for (let place = 0; place < sums.length; place += bias.length) sums.set(bias, place);
  }
}

/** Lay the weights of a network where exports look for them. */
export function layWeights(engine: Engine, network: NetworkDescription, halves: Bytes): void {
  const weights = new Uint8Array(widened(halves).buffer);
  let place = 0;
  for (const name of network.weights) {
    const { length } = engine.room(name);
    engine.room(name).set(weights.subarray(place, place + length));
    place += length;
  }
}

function widened(halves: Bytes): Float32Array<ArrayBuffer> {
  const count = halves.length / 2;
  const numbers = new Float32Array(count);
  const bits = new Uint32Array(numbers.buffer);
  for (let place = 0; place < count; place++) {
    const half = (halves[place]! << 8) | halves[count + place]!;
    bits[place] = ((half & 0x8000) << 16) | ((half & 0x7fff) << 13);
    numbers[place] = numbers[place]! * REBASE;
  }
  return numbers;
}
