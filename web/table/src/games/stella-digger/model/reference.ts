// Everything that can be looked up in Stella Digger!.

import { allOf, onePerKind, type Chapter } from "../../../table/view/reference";
import { KINDS, type StellaView } from "./model";

export function reference(view: StellaView): Chapter[] {
  const isMonster = (tile: number): boolean => KINDS[view.params.tile_kind[tile]!] === "monster";
  const told = (tile: number): string => `${view.name("tile", tile)} ${view.name("tile", tile, "text")}`;
  const tiles = (monsters: boolean): Chapter["things"] =>
    onePerKind(
      allOf(view, "tile", (tile) => isMonster(tile) === monsters),
      told,
    );
  return [
    { title: view.text("page-all-gadgets"), things: allOf(view, "gadget") },
    { title: view.text("page-all-monsters"), things: tiles(true) },
    { title: view.text("page-all-accidents"), things: allOf(view, "accident") },
    { title: view.text("page-large-drills"), things: allOf(view, "drill") },
    { title: view.text("page-all-tiles"), things: tiles(false) },
    {
      title: view.text("page-all-others"),
      things: [
        { sort: "chip", number: 0 },
        { sort: "marker", number: 0 },
      ],
    },
  ];
}
