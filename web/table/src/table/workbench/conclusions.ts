// What the rows come to, in a few sentences: each a message and what it mentions, in numbers.

import { wonWith, type Findings, type Told, type TrialVerdict, type WorkbenchDescription } from "@starlode/engine";

import { peersOf, type BenchRow } from "./rows";

/** A row with what is known of it. */
export interface KnownRow extends BenchRow {
  readonly told: Told;
  readonly peers: number | null; // what those win who take others of its kind, where the row says what its takers win
}

export type Conclusion =
  | { readonly says: "more" | "less"; readonly row: KnownRow }
  | { readonly says: "strong" | "weak"; readonly rate: number; readonly peers: number }
  | { readonly says: "same" | "unsure" };

const MOST = 3; // rows that are worth a sentence
const GAP = 0.05; // between what takers of a thing and of its peers win, beyond the interval

/** What is certain, the chosen component first. */
export function conclusionsOf(rows: readonly KnownRow[]): Conclusion[] {
  const changed = rows.flatMap((row): Conclusion[] =>
    row.told.verdict === "more" || row.told.verdict === "less" ? [{ says: row.told.verdict, row }] : [],
  );
  const found = [...changed.slice(0, MOST), ...balanceOf(rows)];
  if (found.length) return found;
  const verdicts = new Set<TrialVerdict>(rows.map(({ told }) => told.verdict));
  return [{ says: verdicts.has("unsure") || !verdicts.has("same") ? "unsure" : "same" }];
}

/** Whether the component wins more or less than its peers now, beyond its interval. */
function balanceOf(rows: readonly KnownRow[]): Conclusion[] {
  const row = rows.find(({ peers, told }) => peers !== null && told.verdict !== "few");
  if (!row || row.peers === null) return [];
  const { peers, told } = row;
  if (Math.abs(told.after - peers) - told.afterReach < GAP) return [];
  return [{ says: told.after > peers ? "strong" : "weak", rate: told.after, peers }];
}

/** Rows with what is known of them. */
export function known(
  workbench: WorkbenchDescription,
  rows: readonly BenchRow[],
  findings: Pick<Findings, "told">,
): KnownRow[] {
  const first = wonWith(workbench, 0); // measures from here on are wins of takers
  return rows.map((row) => ({
    ...row,
    told: findings.told[row.measure]!,
    peers: row.measure < first ? null : peersOf(workbench, row.measure - first, findings),
  }));
}
