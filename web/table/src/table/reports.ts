// What `starlode lab` and `starlode arena` write, as far as the page shows it.

export interface Spread {
  readonly win_rate: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  readonly games: number;
}

export interface LabReport {
  readonly game: string;
  readonly played: number;
  readonly seats: readonly (Spread & { readonly seat: string })[];
  readonly bots: readonly (Spread & { readonly bot: string })[];
  readonly measures: readonly { readonly measure: string; readonly mean: number; readonly tenth: number; readonly median: number; readonly ninetieth: number }[];
  readonly sources: readonly { readonly label: string; readonly points: number; readonly share: number }[];
  readonly components: readonly (Spread & { readonly id: string; readonly name: string; readonly kind: string; readonly how: string; readonly taken_by: number; readonly takers: number; readonly small_sample: boolean })[];
}

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly standings: readonly { readonly bot: string; readonly games: number; readonly win_rate: number; readonly rating: number; readonly low: number; readonly high: number }[];
}

/** A report from a file. */
export type Report = { readonly kind: "lab"; readonly lab: LabReport } | { readonly kind: "arena"; readonly arena: ArenaReport };

/** Read a report; throws for anything else. */
export function readReport(text: string): Report {
  const data: unknown = JSON.parse(text);
  if (has(data, "standings")) return { kind: "arena", arena: data as ArenaReport };
  if (has(data, "components")) return { kind: "lab", lab: data as LabReport };
  throw new Error("JSON");
}

function has(data: unknown, key: string): boolean {
  return typeof data === "object" && data !== null && key in data;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
