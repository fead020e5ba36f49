// What rows come to: the chosen component first, what is certain only, and no more than the numbers tell.

import { MEASURES, takenBy, wonWith, type Told, type TrialVerdict } from "@starlode/engine";
import { expect, test } from "vitest";

import { conclusionsOf, known } from "../../../src/table/workbench/conclusions";
import { columnsOf, peersOf, rowsOf } from "../../../src/table/workbench/rows";
import { workshopFrom } from "../../bundles";

const { workbench } = workshopFrom("cave-in").parts;
const ID = "artifact-06";

const told = (verdict: TrialVerdict, before = 0.3, after = 0.3): Told => ({
  before,
  beforeReach: 0.02,
  after,
  afterReach: 0.02,
  reach: 0.02,
  beforeCount: 500,
  afterCount: 500,
  verdict,
});

function findings(own: Record<number, Told>, others: TrialVerdict = "same"): Told[] {
  const count = wonWith(workbench, workbench.columns.length - 1) + 1;
  return Array.from({ length: count }, (_, measure) => own[measure] ?? told(others));
}

function concluded(own: Record<number, Told>, others: TrialVerdict = "same"): unknown[] {
  const all = { told: findings(own, others) };
  return conclusionsOf(known(workbench, rowsOf(workbench, ID, 3), all)).map((one) =>
    "row" in one ? `${one.says} ${one.row.key}` : one.says,
  );
}

const [column] = columnsOf(workbench, ID);

test("a card comes with its halves, then the game as a whole", () => {
  const rows = rowsOf(workbench, ID, 3);
  expect(rows.slice(0, 6).map(({ word, how }) => `${word} ${how}`)).toEqual([
    ...["wins collected", "taken collected"],
    ...["wins kept", "taken kept", "wins kept", "taken kept"],
  ]);
  expect(rows.slice(6).map(({ word }) => word)).toEqual([
    ...["place", "place", "place"],
    ...["rounds", "points", "source", "source", "source", "source", "margin", "lead"],
  ]);
  expect(rowsOf(workbench, "", 2).map(({ word }) => word)).toEqual(["place", "place", ...rows.slice(9).map(({ word }) => word)]); // prettier-ignore
});

test("points are told by where they come from, as far as the game has a name for it", () => {
  const sources = rowsOf(workbench, "", 2).flatMap(({ source, measure }) => (source ? [[source, measure]] : []));
  const first = MEASURES.sources;
  expect(sources).toEqual([["score-crystals", first], ["score-symbols", first + 1], ["score-totems", first + 2], ["score-subjugated", first + 3]]); // prettier-ignore
});

test("what has changed is said, and that it wins too much", () => {
  const own = {
    [takenBy(workbench, column!)]: told("more", 0.08, 0.15),
    [wonWith(workbench, column!)]: told("unsure", 0.5, 0.55),
  };
  expect(concluded(own)).toEqual([`more taken-${column}`, "strong"]);
});

test("nothing is said before it is known, and no difference is an answer", () => {
  expect(concluded({}, "same")).toEqual(["same"]);
  expect(concluded({}, "unsure")).toEqual(["unsure"]);
  expect(concluded({}, "few")).toEqual(["unsure"]);
});

test("peers are the others of a kind, each by how many took it", () => {
  const own = { [wonWith(workbench, column!)]: told("same", 0.9, 0.9) };
  expect(peersOf(workbench, column!, { told: findings(own) })).toBeCloseTo(0.3);
});

test("where no one takes anything else of its kind there are no peers", () => {
  const lonely = { told: findings({}).map((one) => ({ ...one, afterCount: 0 })) };
  expect(peersOf(workbench, column!, lonely)).toBeNull();
});
