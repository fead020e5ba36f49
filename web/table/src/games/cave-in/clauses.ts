// Where the rules for players speak of a thing: the ids of their headings.

import type { CaveView } from "./model";

const TAKING = "CI-5.9"; // the skill of every level 1
const FACTIONS = ["CI-5.13", "CI-5.22", "CI-5.29", "CI-5.36", "CI-5.50", "CI-5.57"];

export const CLAUSES = {
  mine: "CI-4.22",
  collect: "CI-4.41",
  half: "CI-6.1",
  raid: "CI-7.1",
  totem: "CI-7.1",
  track: "CI-9.1",
  skill: (view: CaveView, type: number): string =>
    view.paramAt("level", type) === 1 ? TAKING : FACTIONS[view.paramAt("faction", type)]!,
} as const;
