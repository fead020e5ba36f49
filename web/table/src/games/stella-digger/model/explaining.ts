// What is said of a thing: its name, its text, its numbers, and the rule.

import { EMPTY, GadgetTypeClauses, TopicClauses } from "../../../../../generated/stella-digger";
import type { Thing } from "../../../table/view/view";
import { COLOURS, GADGET_TYPES, KINDS, linkedWith, ownSeat, range, tileOn, ZONES, type StellaView } from "./model";

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly clause: string;
}

type NameOf = (seat: number) => string;
type Explainer = (view: StellaView, number: number, nameOf: NameOf) => Explanation;

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  card: (view, card) => ({
    title: view.name("card", card, "title"),
    text: view.text("page-card-text"),
    rows: [],
    clause: TopicClauses.card[0],
  }),
  tile: (view, tile) => ({
    title: view.name("tile", tile),
    text: view.name("tile", tile, "text"),
    rows: groundRows(view, view.record.tile_on.indexOf(tile)),
    clause: TopicClauses[KINDS[view.params.tile_kind[tile]!] === "monster" ? "monster" : "tile"][0],
  }),
  place: (view, place) => ({
    title: view.name("place", place),
    text: view.text(squareText(view, place)),
    rows: groundRows(view, place),
    clause: TopicClauses[tileOn(view, place) ? "face-down" : "drill"][0],
  }),
  gadget: (view, gadget, nameOf) => ({
    title: view.name("gadget", gadget, "title"),
    text: view.name("gadget", gadget, "text"),
    rows: gadgetRows(view, gadget, nameOf),
    clause: GadgetTypeClauses[GADGET_TYPES[view.params.gadget_type[gadget]!]!][0],
  }),
  drill: (view, token, nameOf) => ({
    title: view.text("page-large-drill"),
    text: view.text("page-drill-text"),
    rows: drillRows(view, token, nameOf),
    clause: TopicClauses.drill[0],
  }),
  colour: (view, colour, nameOf) => ({
    title: view.text("page-crystal-stack", { colour: view.thing("colour", colour), count: view.record.stock[colour]! }),
    text: view.text("page-crystal-text", { per: view.params.crystals_per_point }),
    rows: range(view.players).map((seat) => [nameOf(seat), String(view.at("crystals", seat, colour))] as const),
    clause: TopicClauses.colour[0],
  }),
  accident: (view, accident) => ({
    title: view.name("accident", accident),
    text: view.text("page-accident-text", {
      needed: view.params.accident_needs,
      accident: view.thing("accident", accident),
    }),
    rows: [],
    clause: TopicClauses.accident[0],
  }),
  deck: (view, deck) => ({
    title: view.name("deck", deck, "start"),
    text: view.text("page-deck-text"),
    rows: deckRows(view, deck),
    clause: TopicClauses.deck[0],
  }),
  chip: (view, _chip, nameOf) => ({
    title: view.text("draw-chips", { chips: view.record.chips_left }),
    text: view.text("page-chip-text", { needed: view.params.check_tiles, small: view.params.chips_per_big }),
    rows: range(view.players).map(
      (seat) =>
        [
          nameOf(seat),
          view.text("page-section", { tiles: view.record.section[seat]!, needed: view.params.check_tiles }),
        ] as const,
    ),
    clause: TopicClauses.chip[0],
  }),
  marker: (view) => ({
    title: view.text("page-marker"),
    text: view.text("page-marker-text"),
    rows: [],
    clause: TopicClauses.marker[0],
  }),
};

export function explain(view: StellaView, { sort, number }: Thing, nameOf: NameOf): Explanation {
  return (
    EXPLAINERS[sort]?.(view, number, nameOf) ?? {
      title: view.name(sort, number),
      text: "",
      rows: [],
      clause: TopicClauses.table[0],
    }
  );
}

function squareText(view: StellaView, place: number): string {
  if (place === view.params.start) return "page-start-text";
  return tileOn(view, place) ? "page-face-down-text" : "page-free-text";
}

function groundRows(view: StellaView, place: number): Explanation["rows"] {
  if (place < 0 || place === view.params.start) return [];
  const linked = linkedWith(view, place).map((other) => view.name("place", other));
  const rows: (readonly [string, string] | null)[] = [
    [view.text("page-square"), view.name("place", place)],
    [view.text("page-zone"), view.text(`zone-${ZONES[view.params.zone[place]!]!}`)],
    [view.text("page-printed"), String(view.params.printed[place])],
    linked.length ? [view.text("page-linked-with"), view.words.list(linked, "conjunction")] : null,
    view.record.blocked[place] ? [view.text("page-blockaded"), view.text("page-blockaded-text")] : null,
    view.params.framed[place] ? [view.text("page-framed"), view.text("page-framed-text")] : null,
  ];
  return rows.filter((row) => row !== null);
}

function gadgetRows(view: StellaView, gadget: number, nameOf: NameOf): Explanation["rows"] {
  const owner = view.record.gadget_owner[gadget]!;
  const points = [view.text("page-worth"), view.text("draw-points", { points: view.params.gadget_points })] as const;
  if (owner !== EMPTY) return [points, [view.text("page-owner"), nameOf(owner)]];
  return view.seat < 0
    ? [points]
    : [
        points,
        purse(view),
        [view.text("page-now"), view.text(view.survey.affordable[gadget] ? "page-can-pay" : "page-cannot-pay")],
      ];
}

function drillRows(view: StellaView, token: number, nameOf: NameOf): Explanation["rows"] {
  const owner = view.record.token_owner[token]!;
  const whose = owner === EMPTY ? [] : [[view.text("page-owner"), nameOf(owner)] as const];
  if (view.record.token_at[token] !== EMPTY || owner !== view.seat || view.seat < 0) return whose;
  return [
    purse(view),
    [view.text("page-now"), view.text(view.survey.buildable[token] ? "page-can-build" : "page-cannot-build")],
  ];
}

function purse(view: StellaView): readonly [string, string] {
  const seat = ownSeat(view);
  const held = COLOURS.flatMap((name, colour) => {
    const count = view.at("crystals", seat, colour);
    return count ? [view.text(`price-${name}`, { count })] : [];
  });
  return [view.text("page-have"), held.length ? view.words.list(held, "conjunction") : view.text("draw-nothing")];
}

function deckRows(view: StellaView, deck: number): Explanation["rows"] {
  const cards = [view.text("page-cards"), String(view.record.deck_count[deck])] as const;
  if (!view.params.coloured) return [cards];
  return [
    cards,
    ...COLOURS.map(
      (_, colour) => [view.name("colour", colour), String(view.at("deck_colours", deck, colour))] as const,
    ),
  ];
}
