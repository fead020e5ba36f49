// What was found out about games on this device: analyses, and what was tried on the board. A study goes with its games.

import { read, readAll, remove, write } from "./storage";

/** What is kept of a game that was studied. */
export interface Study {
  readonly id: string; // what identifies the game, whatever it is called here
  readonly tables: readonly string[]; // the games of this device, or of a server, that it belongs to
  readonly at: number; // in milliseconds
}

const STUDIES = { analysis: "starlode-analysis-", tree: "starlode-tree-" } as const;
export type StudyKind = keyof typeof STUDIES;
export const STUDY_KINDS = Object.keys(STUDIES) as readonly StudyKind[];

const MOST = 40; // of each kind, at some 10 kB each

/** What storage calls a study. */
export const studyName = (kind: StudyKind, id: string): string => STUDIES[kind] + id;

export function keptStudy<S extends Study>(kind: StudyKind, id: string): S | null {
  return read<S>(studyName(kind, id));
}

/** Keep a study for a game; the oldest ones go. */
export function keepStudy(kind: StudyKind, id: string, table: string, content: object): void {
  const tables = [...new Set([...(keptStudy(kind, id)?.tables ?? []), table])];
  write(studyName(kind, id), { ...content, id, tables, at: Date.now() });
  const all = keptStudies(kind).sort((a, b) => b.at - a.at);
  for (const old of all.slice(MOST)) remove(studyName(kind, old.id));
}

/** All of one kind. */
export function keptStudies(kind: StudyKind): Study[] {
  return readAll<Study>(STUDIES[kind]);
}

/** Take in a study from elsewhere, unless one of the same game is here; without room for it, it is left out. */
export function adoptStudy(kind: StudyKind, study: Study): void {
  if (!keptStudy(kind, study.id)) write(studyName(kind, study.id), study);
}

export function dropStudy(kind: StudyKind, id: string): void {
  remove(studyName(kind, id));
}

/** Forget what was found out about a game that is deleted, unless the same game is here a second time. */
export function forgetStudies(table: string): void {
  for (const prefix of Object.values(STUDIES))
    for (const study of readAll<Study>(prefix)) {
      if (!study.tables?.includes(table)) continue;
      const tables = study.tables.filter((other) => other !== table);
      if (tables.length) write(prefix + study.id, { ...study, tables });
      else remove(prefix + study.id);
    }
}
