// What `starlode lab` and `starlode arena` write, as far as the page shows it.

export interface Spread {
  readonly win_rate: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  readonly games: number;
}

/** A component that stands out from others of its kind. */
export interface Suspect {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly how: string;
  readonly test: string;
  readonly rate: number;
  readonly peers: number;
}

export interface LabReport {
  readonly game: string;
  readonly played: number;
  readonly measured_with?: readonly string[];
  readonly suspects?: readonly Suspect[];
  readonly neglected?: readonly Suspect[];
  readonly dead?: readonly unknown[];
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
  return known(JSON.parse(text));
}

function known(data: unknown): Report {
  if (has(data, "standings")) return { kind: "arena", arena: data as ArenaReport };
  if (has(data, "components")) return { kind: "lab", lab: data as LabReport };
  throw new Error("JSON");
}

// Reports that come with the page, as the two commands wrote them with --json.
const SHIPPED = import.meta.glob<Record<string, unknown>>("../reports/*.json", { import: "default" });
const fileOf = (kind: Report["kind"], game: string): string => `../reports/${kind}-${game}.json`;

/** Whether a report on a game comes with the page. */
export const isMeasured = (kind: Report["kind"], game: string): boolean => fileOf(kind, game) in SHIPPED;

/** The report on a game that comes with the page. */
export async function measured(kind: Report["kind"], game: string): Promise<Report> {
  return known(await SHIPPED[fileOf(kind, game)]!());
}

function has(data: unknown, key: string): boolean {
  return typeof data === "object" && data !== null && key in data;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
