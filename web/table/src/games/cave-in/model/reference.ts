// Everything that can be looked up in Cave-In.

import { allOf, type Chapter } from "../../../table/view/reference";
import type { CaveView } from "./model";

export function reference(view: CaveView): Chapter[] {
  const totems = allOf(view, "colour").map(({ number }) => ({ sort: "totem", number }));
  return [
    { title: view.text("page-all-mercenaries"), things: allOf(view, "card") },
    { title: view.text("page-all-artifacts"), things: allOf(view, "artifact") },
    { title: view.text("page-all-totems"), things: totems },
    {
      title: view.text("page-all-others"),
      things: [
        { sort: "sets", number: 0 },
        { sort: "track", number: 0 },
      ],
    },
  ];
}
