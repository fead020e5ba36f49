// A short guided game. The deal is fixed, and the program of the first round is so quick that its owner collects first.

import type { ContractId } from "../../../../generated/cosmic-scavengers";
import type { Ask, Tutorial } from "../../table/input/gamepage";
import { ask, keeping, tell, word } from "../../table/lesson/steps";
import type { View } from "../../table/view/view";

const RACK: ContractId = "prog-cargo-rack-2"; // what the first round buys

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
  (block: string): Ask =>
  (view, action) =>
    picked(view, action, block) !== null;

const one =
  (block: string, id: string): Ask =>
  (view, action) =>
    picked(view, action, block)?.id === id;

const placing =
  (robot: string, mode: string): Ask =>
  (view, action) => {
    const found = picked(view, action, "mode");
    return found?.id === robot && view.schema.sorts.mode!.ids![found.detail] === mode;
  };

/** What is expected while a decision is asked; should the rival have spoilt it, anything goes. */
const during =
  (decision: string, wanted: Ask): Ask =>
  (view, action) =>
    view.decision?.name !== decision ||
    !view.choices.some((choice) => wanted(view, choice.action)) ||
    wanted(view, action);

/** A gap in which the contract does something. */
const useful: Ask = (view, action) => {
  const gap = view.choices.find((choice) => choice.action === action)?.picked;
  const idle = (view.survey as { idle_gap: readonly number[] }).idle_gap;
  return gap?.block.name === "gap" && idle[gap.number] === 0;
};

export const tutorial: Tutorial = {
  seed: 48,
  options: { players: 2 },
  steps: [
    tell("page-learn-welcome"),
    tell("page-learn-market", "contract-28"),
    ask("page-learn-side", one("designation", "sq-s"), "designation-2"),
    ask("page-learn-courier", placing("courier", "t"), "mode-3-0", "robot-0-3"),
    ask("page-learn-magpie", placing("magpie", "r"), "mode-5-1", "robot-0-5"),
    ask("page-learn-digger", placing("digger", "r"), "mode-0-1", "robot-0-0"),
    ask("page-learn-welder", placing("welder", "b"), "mode-4-2", "robot-0-4"),
    tell("page-learn-diligence", "sums"),
    ask("page-learn-commit", word("done"), "say-done"),
    tell("page-learn-collected", "fresh"),
    ask("page-learn-fulfil", during("fulfil", one("contract", RACK)), "contract-28"),
    keeping(ask("page-learn-pay", during("pay", some("type")), "fresh"), "contract-28"),
    tell("page-learn-round", "hand"),
    ask("page-learn-again", during("designate", some("designation")), "ship"),
    ask("page-learn-own", Array<Ask>(4).fill(during("place", some("mode"))), "hand"),
    ask("page-learn-insert", during("insert", one("contract", RACK)), "contract-28"),
    ask("page-learn-gap", during("gap", useful), "program"),
    ask("page-learn-done", during("insert", word("done")), "say-done"),
    tell("page-learn-end"),
  ],
};
