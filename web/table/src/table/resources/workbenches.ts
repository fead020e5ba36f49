// The workbenches of the games: fetched when one is opened, and kept with the rest of a site.

import { fetched, type Bundle, type WorkbenchDescription, type WorkbenchParts } from "@starlode/engine";

import { bundleOf, fileOf, once } from "./bundles";

/** A game and its workbench. */
export interface Workshop {
  readonly bundle: Bundle;
  readonly parts: WorkbenchParts;
}

const benches = new Map<string, Promise<WorkbenchDescription>>();
const workshops = new Map<string, Promise<Workshop>>();

/** What the workbench of a game says of itself, without its module; throws where there is none, or no connection. */
export function benchOf(game: string): Promise<WorkbenchDescription> {
  return once(benches, game, () => fetchBench(game));
}

async function fetchBench(game: string): Promise<WorkbenchDescription> {
  const address = fileOf(game, "workbench.json");
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
  return (await answer.json()) as WorkbenchDescription;
}

/** For every component with a number that can be turned, and every part of one, the row that holds it. */
export type RowsById = ReadonlyMap<string, string>;

/** The rows of a description. */
export function rowsById({ knobs, columns }: Pick<WorkbenchDescription, "knobs" | "columns">): RowsById {
  const rows = new Map(knobs.filter(({ row }) => row).map(({ row }) => [row, row]));
  for (const { id, choice } of columns) if (rows.has(choice) && !rows.has(id)) rows.set(id, choice);
  return rows;
}

/** The same for a game, without its module; none where it has no workbench, or it cannot be had now. */
export function turnableIn(game: string): Promise<RowsById> {
  return benchOf(game).then(rowsById, () => new Map());
}

/** The workbench of a game; throws where there is none, or no connection. */
export function workshopOf(game: string): Promise<Workshop> {
  return once(workshops, game, () => fetchWorkshop(game));
}

async function fetchWorkshop(game: string): Promise<Workshop> {
  const bundle = await bundleOf(game);
  const [workbench, module] = await Promise.all([
    benchOf(game),
    WebAssembly.compileStreaming(fetched(bundle.folder, "workbench.wasm")),
  ]);
  return { bundle, parts: { description: bundle.description, workbench, module } };
}
