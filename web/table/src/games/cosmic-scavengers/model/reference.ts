// Everything that can be looked up in Cosmic Scavengers.

import { Group, STARTING, type GroupName } from "../../../../../generated/cosmic-scavengers";
import { allOf, onePerKind, type Chapter } from "../../../table/view/reference";
import { groupOf, kindOf, type CosmicView } from "./model";

/** The contracts of a group, copies once. */
function contracts(view: CosmicView, group: GroupName): Chapter {
  const things = allOf(view, "contract", (contract) => groupOf(contract) === group);
  const told = (contract: number): number =>
    group === "robots" ? kindOf(view, view.paramAt("robot", contract)) : view.paramAt("title", contract);
  return { title: view.text(`page-all-${group}`), things: onePerKind(things, told) };
}

export function reference(view: CosmicView): Chapter[] {
  return [
    { title: view.text("page-all-starting"), things: allOf(view, "robot", (kind) => kind < STARTING) },
    ...(Object.keys(Group) as GroupName[]).map((group) => contracts(view, group)),
    { title: view.text("page-all-marbles"), things: allOf(view, "type") },
  ];
}
