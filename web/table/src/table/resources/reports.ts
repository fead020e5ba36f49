// What `starlode lab` and `starlode arena` write, as far as the page shows it.

import { plainTexts, type Texts } from "@starlode/engine";

import { fileOf } from "./bundles";
import { server } from "./server";

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
  readonly seats_by?: "turn" | "number";
  readonly seats: readonly (Spread & { readonly seat: string })[];
  readonly bots: readonly (Spread & { readonly bot: string })[];
  readonly measures: readonly {
    readonly measure: string;
    readonly mean: number;
    readonly tenth: number;
    readonly median: number;
    readonly ninetieth: number;
  }[];
  readonly sources: readonly { readonly label: string; readonly points: number; readonly share: number }[];
  readonly components: readonly (Spread & {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    readonly how: string;
    readonly taken_by: number;
    readonly takers: number;
    readonly small_sample: boolean;
  })[];
}

export interface ArenaReport {
  readonly game: string;
  readonly games: number;
  readonly standings: readonly {
    readonly bot: string;
    readonly games: number;
    readonly win_rate: number;
    readonly rating: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** A report from a file. */
export type Report =
  { readonly kind: "lab"; readonly lab: LabReport } | { readonly kind: "arena"; readonly arena: ArenaReport };

/** Read a report; throws for anything else. */
export function readReport(text: string): Report {
  return known(JSON.parse(text));
}

function known(data: unknown): Report {
  if (has(data, "standings")) return { kind: "arena", arena: data as ArenaReport };
  if (has(data, "components")) return { kind: "lab", lab: data as LabReport };
  throw new Error("JSON");
}

// What lies in the folders of the games, as the two commands wrote it with --json.
const SHIPPED = import.meta.glob<unknown>("../../../../../starlode/games/*/{lab,arena}.json", { import: "default" });

/** The report on a game: with the page, or where only the server has the game, from there; null where none was made. */
export async function measured(kind: Report["kind"], game: string): Promise<Report | null> {
  const load = SHIPPED[`../../../../../starlode/games/${game.replaceAll("-", "_")}/${kind}.json`];
  if (load) return known(await load());
  const { reports = [] } = (await server.game(game)) ?? {};
  return reports.includes(kind) ? known(await (await fetch(fileOf(game, `${kind}.json`))).json()) : null;
}

const BOTH = " / "; // between the names of a card's halves

/** A report whose names of things and sources of points are in a language; it was written in English. */
export function translated(lab: LabReport, { words }: Texts, language: string): LabReport {
  const own = plainTexts(words[language] ?? "");
  const said = new Map([...plainTexts(words.en ?? "")].map(([id, text]) => [text, own.get(id) ?? text]));
  const say = (text: string): string =>
    said.get(text) ??
    text
      .split(BOTH)
      .map((part) => said.get(part) ?? part)
      .join(BOTH);
  const named = <Row extends Pick<Suspect, "name" | "kind" | "how">>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, name: say(row.name), kind: say(row.kind), how: say(row.how) }));
  return {
    ...lab,
    sources: lab.sources.map((row) => ({ ...row, label: say(row.label) })),
    components: named(lab.components),
    ...(lab.suspects && { suspects: named(lab.suspects) }),
    ...(lab.neglected && { neglected: named(lab.neglected) }),
  };
}

function has(data: unknown, key: string): boolean {
  return typeof data === "object" && data !== null && key in data;
}
