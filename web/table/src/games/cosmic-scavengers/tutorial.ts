// A short guided game. The deal is fixed, and the program of the first round is so quick that its owner collects first.

import type { Tutorial, TutorialStep } from "../../table/input/gamepage";
import type { View } from "../../table/view/view";

type Expect = NonNullable<TutorialStep["expect"]>;

const RACK = "prog-cargo-rack-2"; // what the first round buys

/** The id of what an action picks, if that is of a block. */
function picked(view: View, action: number, block: string): { id: string; detail: number } | null {
  const found = view.choices.find((choice) => choice.action === action)?.picked;
  if (found?.block.name !== block) return null;
  return {
    id: view.schema.sorts[block === "mode" ? "robot" : block]?.ids?.[found.number] ?? "",
    detail: found.detail ?? 0,
  };
}

const some =
  (block: string): Expect =>
  (view, action) =>
    picked(view, action, block) !== null;

const one =
  (block: string, id: string): Expect =>
  (view, action) =>
    picked(view, action, block)?.id === id;

const placing =
  (robot: string, mode: string): Expect =>
  (view, action) => {
    const found = picked(view, action, "mode");
    return found?.id === robot && view.schema.sorts.mode!.ids![found.detail] === mode;
  };

const saying =
  (word: string): Expect =>
  (view, action) => {
    const choice = view.choices.find((one) => one.action === action);
    return choice !== undefined && view.wordOf(choice) === word;
  };

/** What is expected while a decision is asked; should the rival have spoilt it, anything goes. */
const during =
  (decision: string, expect: Expect): Expect =>
  (view, action) =>
    view.decision?.name !== decision ||
    !view.choices.some((choice) => expect(view, choice.action)) ||
    expect(view, action);

/** A gap in which the contract does something. */
const useful: Expect = (view, action) => {
  const gap = view.choices.find((choice) => choice.action === action)?.picked;
  const idle = (view.survey as { idle_gap: readonly number[] }).idle_gap;
  return gap?.block.name === "gap" && idle[gap.number] === 0;
};

export const tutorial: Tutorial = {
  seed: 48,
  options: { players: 2 },
  steps: [
    { say: "page-learn-welcome" },
    { say: "page-learn-market", point: "contract-28" },
    { say: "page-learn-side", point: "designation-2", expect: one("designation", "sq-s") },
    { say: "page-learn-courier", point: "robot-0-3", expect: placing("courier", "t") },
    { say: "page-learn-magpie", point: "robot-0-5", expect: placing("magpie", "r") },
    { say: "page-learn-digger", point: "robot-0-0", expect: placing("digger", "r") },
    { say: "page-learn-welder", point: "robot-0-4", expect: placing("welder", "b") },
    { say: "page-learn-diligence", point: "sums" },
    { say: "page-learn-commit", point: "program", expect: saying("done") },
    { say: "page-learn-collected", point: "fresh" },
    { say: "page-learn-fulfil", point: "contract-28", expect: during("fulfil", one("contract", RACK)) },
    { say: "page-learn-pay", point: "fresh", expect: during("pay", some("type")) },
    { say: "page-learn-round", point: "hand" },
    { say: "page-learn-again", point: "ship", expect: during("designate", some("designation")) },
    { say: "page-learn-own", point: "placing", expect: during("place", some("mode")) },
    { say: "page-learn-more", point: "placing", expect: during("place", some("mode")) },
    { say: "page-learn-more", point: "placing", expect: during("place", some("mode")) },
    { say: "page-learn-last", point: "placing", expect: during("place", some("mode")) },
    { say: "page-learn-insert", point: "contract-28", expect: during("insert", one("contract", RACK)) },
    { say: "page-learn-gap", point: "program", expect: during("gap", useful) },
    { say: "page-learn-done", point: "sums", expect: during("insert", saying("done")) },
    { say: "page-learn-end" },
  ],
};
