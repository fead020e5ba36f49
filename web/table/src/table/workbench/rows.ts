// What a change does to the game, row by row: the chosen component first, then the game as a whole.

import { MEASURES, takenBy, wonWith, type Findings, type Told, type WorkbenchDescription } from "@starlode/engine";

import { number, percent } from "../../words";

export type Unit = "share" | "number";

/** How the number of a row is written. */
export function written(unit: Unit, value: number): string {
  return unit === "share" ? percent(value) : number(value, 1);
}

/** A measure before and after a change. */
export interface BenchRow {
  readonly key: string;
  readonly word: string; // names it, in `bench-row-WORD`
  readonly id: string; // of the component, empty for the game as a whole
  readonly how: string; // in which way it is taken, in English
  readonly place: number; // in the order of turns
  readonly source: string; // of points: what the game calls it
  readonly unit: Unit;
  readonly measure: number;
}

/** The columns of a component: its own, and those of its parts. */
export function columnsOf({ columns }: WorkbenchDescription, id: string): number[] {
  const own = (choice: boolean): number[] =>
    columns.flatMap((column, place) => ((choice ? column.choice : column.id) === id && id ? [place] : []));
  return [...own(false), ...own(true)];
}

/** What is worth showing after a change of a component; without an id, of the rules' numbers. */
export function rowsOf(workbench: WorkbenchDescription, id: string, players: number): BenchRow[] {
  const component = columnsOf(workbench, id).flatMap((column): BenchRow[] => {
    const { id: own, how } = workbench.columns[column]!;
    return [
      { ...row("wins", "share", wonWith(workbench, column)), key: `wins-${column}`, id: own, how },
      { ...row("taken", "share", takenBy(workbench, column)), key: `taken-${column}`, id: own, how },
    ];
  });
  return [...component, ...gameRows(workbench, players)];
}

function gameRows(workbench: WorkbenchDescription, players: number): BenchRow[] {
  const { in_turn } = workbench;
  const places = Array.from({ length: players }, (_, place) => ({
    ...row(in_turn ? "place" : "seat", "share", MEASURES.places + place),
    key: `place-${place}`,
    place: place + 1,
  }));
  return [
    ...places,
    row("rounds", "number", MEASURES.rounds),
    row("points", "number", MEASURES.points),
    ...sourceRows(workbench),
    row("margin", "number", MEASURES.margin),
    row("lead", "number", MEASURES.changes),
  ];
}

/** Where points come from; origins that stand for many things have too little of each to be worth a row. */
function sourceRows({ sources }: WorkbenchDescription): BenchRow[] {
  return sources.flatMap(({ origin }, place) => {
    if (sources.filter((other) => other.origin === origin).length > 1) return [];
    const measured = row("source", "number", MEASURES.sources + place);
    return [{ ...measured, key: `source-${origin}`, source: `score-${origin}` }];
  });
}

function row(word: string, unit: Unit, measure: number): BenchRow {
  return { key: word, word, id: "", how: "", place: 0, source: "", unit, measure };
}

/** What those win after a change who take others of the same kind in the same way; null where no one takes any. */
export function peersOf(
  workbench: WorkbenchDescription,
  column: number,
  { told }: Pick<Findings, "told">,
): number | null {
  const { id, kind, how } = workbench.columns[column]!;
  const others = workbench.columns.flatMap((other, place) =>
    other.kind === kind && other.how === how && other.id !== id ? [told[wonWith(workbench, place)]!] : [],
  );
  const sum = (value: (one: Told) => number): number => others.reduce((all, one) => all + value(one), 0);
  const takers = sum(({ afterCount }) => afterCount);
  return takers ? sum(({ after, afterCount }) => after * afterCount) / takers : null;
}
