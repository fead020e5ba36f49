// One value of a sweep: how often the chosen component is taken then, and what its takers win.

import type { Findings, Weight, WorkbenchDescription } from "@starlode/engine";

import { columnsOf } from "./rows";

export interface SweepPoint {
  readonly value: number;
  readonly weight: Weight;
}

/** The column by which a component is compared with others of its kind: its own, or that of its first part. */
export function columnFor(workbench: WorkbenchDescription, id: string): number {
  const [column] = columnsOf(workbench, id);
  if (column === undefined) throw new Error(`nothing is counted of '${id}'`);
  return column;
}

/** What a comparison says about a component at one value. */
export function pointOf(value: number, { weight }: Findings): SweepPoint {
  if (!weight) throw new Error("a sweep asks about a component");
  return { value, weight };
}
