// What the panel beside the field says: what would come of the card, the target or the purchase that one looks at.

import { EMPTY, Outlook, PriceIds, type OutlookName } from "../../../../../generated/stella-digger";
import type { Thing } from "../../../table/view/view";
import {
  choosable,
  COLOURS,
  coloursIn,
  crystalsOf,
  fieldOf,
  GADGET_TYPES,
  gemsOf,
  linkedWith,
  monsterPower,
  ownSeat,
  placesIn,
  priceOf,
  range,
  topicOf,
  type StellaView,
  type Tint,
} from "./model";

export interface Foreseen {
  readonly label: string;
  readonly text?: string;
  readonly gems?: readonly Tint[]; // crystals before the text
  readonly due?: number; // so many of them, the last ones, are still to be paid
  readonly tone?: "good" | "bad" | "warn" | undefined;
  readonly wide?: boolean; // left out where there are only two lines
}

export interface Prospect {
  readonly title: string;
  readonly facts: readonly Foreseen[];
}

/** What is said while one looks at a thing, or at none. */
export function prospectOf(view: StellaView, looked: Thing | null): Prospect {
  const card = looked?.sort === "card" && view.survey.outlook[looked.number] ? looked.number : view.survey.best;
  if (looked?.sort === "gadget" && view.record.buying === EMPTY) return purchase(view, looked.number);
  if (view.record.buying !== EMPTY || view.record.building !== EMPTY) return bill(view);
  if (card !== EMPTY) return view.record.monster === EMPTY ? race(view, card) : fight(view, card);
  if (looked?.sort === "place" && topicOf(view) === "targets") return target(view, looked.number, "page-if-target");
  if (topicOf(view) === "targets") return reach(view);
  return view.survey.group[view.record.marker] ? target(view, view.record.marker, "page-target-now") : purse(view);
}

const OUTLOOKS = Object.keys(Outlook) as OutlookName[];
const outlookOf = (view: StellaView, card: number): OutlookName => OUTLOOKS[view.survey.outlook[card]!]!;

const TONES: Partial<Record<OutlookName, Foreseen["tone"]>> = {
  wins: "good",
  leads: "good",
  withstands: "good",
  fails: "bad",
  behind: "warn",
  "off-colour": "warn",
  unmatched: "warn",
};

function race(view: StellaView, card: number): Prospect {
  const name = outlookOf(view, card);
  const surplus = view.survey.surplus[card]!;
  const captured = view.text(name === "wins" ? "page-if-captured" : `page-if-${name}`, {
    tiles: view.survey.group.filter(Boolean).length,
  });
  return {
    title: view.text("page-if-play", { card: view.thing("card", card) }),
    facts: [
      { label: view.text("page-row-target"), text: captured, tone: TONES[name] },
      {
        label: view.text("page-crystals"),
        gems: tints((colour) => view.surveyAt("gains", card, colour)),
        ...(surplus && { text: view.text("page-if-return", { count: surplus }), tone: "warn" }),
      },
      { label: view.text("page-row-chips"), text: chips(view, card), wide: true },
      { label: view.text("page-row-alarm"), ...alarm(view, card), wide: view.record.alarm_count === 0 },
      rank(view, card),
    ],
  };
}

function fight(view: StellaView, card: number): Prospect {
  const name = outlookOf(view, card);
  const tile = view.record.tile_on[view.record.monster]!;
  const facts = { force: view.survey.force[card]!, power: monsterPower(view) };
  const prize = name === "wins" ? "page-if-prize" : name === "leads" ? "page-if-prize-leads" : "page-if-prize-other";
  return {
    title: view.text("page-if-play", { card: view.thing("card", card) }),
    facts: [
      {
        label: view.text("page-row-monster"),
        text: view.text(name === "fails" ? "page-if-too-weak" : "page-if-beaten", facts),
        tone: TONES[name],
      },
      {
        label: view.text("page-row-prize"),
        text: view.text(prize, { points: view.params.tile_points[tile]! }),
        tone: name === "wins" || name === "leads" ? "good" : undefined,
      },
      { label: view.text("page-row-lose"), ...losses(view, card, name === "fails") },
      rank(view, card),
    ],
  };
}

function losses(view: StellaView, card: number, fails: boolean): Omit<Foreseen, "label"> {
  const message = fails && view.params.advanced ? "page-if-lose-tear" : "page-if-lose";
  return { text: view.text(message, { crystals: view.survey.losses[card]! }), tone: fails ? "bad" : undefined };
}

function rank(view: StellaView, card: number): Foreseen {
  const others = range(view.players).filter((seat) => seat !== ownSeat(view) && fieldOf(view, seat).length);
  const sure = outlookOf(view, card) === "wins";
  return {
    label: view.text("page-row-rank"),
    text: view.text(sure ? "page-if-rank-sure" : "page-if-rank", {
      rank: view.survey.rank[card]!,
      plays: others.length + 1,
    }),
  };
}

/** Who would get how many points in chips, if the card took the target. */
function chips(view: StellaView, card: number): string {
  const paid = range(view.players).filter((seat) => view.survey.payout[seat] && view.survey.rank[card] === 1);
  if (!paid.length) return view.text("page-if-nothing");
  const shares = paid.map((seat) =>
    view.text(seat === ownSeat(view) ? "page-if-chips-you" : "page-if-chips-other", {
      name: view.names[seat]!,
      points: view.survey.payout[seat]!,
    }),
  );
  return view.words.list(shares, "conjunction");
}

function alarm(view: StellaView, card: number): Omit<Foreseen, "label"> {
  const count = view.record.alarm_count;
  if (!count) return { text: view.text("page-if-alarm-empty") };
  const risky = view.survey.risk[card] === 1;
  return {
    text: view.text(risky ? "page-if-alarm-risk" : "page-if-alarm-safe", { count }),
    tone: risky ? "bad" : undefined,
  };
}

function target(view: StellaView, place: number, title: string): Prospect {
  const places = [place, ...linkedWith(view, place)];
  const steps = view.survey.steps[place]!;
  return {
    title: view.text(title, { places: placesIn(view, places) }),
    facts: [
      { label: view.text("page-crystals"), gems: gemsOf(view, places) },
      { label: view.text("page-row-wanted"), ...wanted(view, view.survey.wanted[place]!) },
      { label: view.text("page-row-tiles"), text: String(places.length) },
      ...(steps ? [{ label: view.text("page-marker"), text: view.text("page-steps", { steps }), wide: true }] : []),
    ],
  };
}

function wanted(view: StellaView, bits: number): Omit<Foreseen, "label"> {
  const colours = coloursIn(bits);
  if (colours.length === COLOURS.length) return { text: view.text("draw-any-colour") };
  return { gems: colours.map((colour) => COLOURS[colour]!) };
}

/** All that may be mined, while one looks at none of it. */
function reach(view: StellaView): Prospect {
  const breaking = view.decision?.name === "breakthrough";
  return {
    title: view.text(breaking ? "page-blockaded" : "page-in-reach"),
    facts: choosable(view, "place").map((place) => {
      const places = [place, ...linkedWith(view, place)];
      return { label: placesIn(view, places), gems: gemsOf(view, places) };
    }),
  };
}

function purchase(view: StellaView, gadget: number): Prospect {
  const type = GADGET_TYPES[view.params.gadget_type[gadget]!]!;
  const left = view.survey.crystals[ownSeat(view)]! - priceOf(view, "gadget_price", gadget).length;
  return {
    title: view.text("page-if-buy", { gadget: view.thing("gadget", gadget) }),
    facts: [
      { label: view.text("page-costs"), gems: priceOf(view, "gadget_price", gadget) },
      { label: view.text("page-have"), gems: crystalsOf(view, ownSeat(view)) },
      ...(view.survey.affordable[gadget] ? [{ label: view.text("page-left-over"), text: String(left) }] : []),
      {
        label: view.text("page-worth"),
        text: view.text("draw-points", { points: view.params.gadget_points }),
        tone: "good",
      },
      { label: view.text("page-row-effect"), text: effect(view, type), wide: true },
    ],
  };
}

/** What a gadget does, in the fewest words. */
export function effect(view: StellaView, type: string): string {
  const { drone_hand: hand, drone_crystals: crystals } = view.params;
  return view.text(`page-brief-${type}`, { hand, crystals });
}

/** What is being paid for, and where a Large Drill would point. */
function bill(view: StellaView): Prospect {
  const { buying, site, aim, owed } = view.record;
  const price = priceIn(view);
  const paying = view.decision?.name === "pay";
  const aimed = site === EMPTY || aim === EMPTY ? EMPTY : view.paramAt("near", site, aim);
  return {
    title: buying === EMPTY ? view.text("page-large-drill") : view.name("gadget", buying, "title"),
    facts: [
      { label: view.text("page-costs"), gems: price, due: paying ? owed : price.length },
      ...(paying
        ? [{ label: view.text("page-to-pay"), text: String(owed), tone: "warn" as const }]
        : [{ label: view.text("page-left-over"), text: String(view.survey.crystals[ownSeat(view)]! - price.length) }]),
      { label: view.text("page-have"), gems: crystalsOf(view, ownSeat(view)) },
      ...(aimed === EMPTY
        ? []
        : [
            {
              label: view.text("page-row-aim", { place: view.thing("place", aimed) }),
              text: view.text("page-gain-points", { points: view.params.printed[aimed]! }),
              tone: "good" as const,
            },
          ]),
    ],
  };
}

/** What one holds, while nothing else is at stake. */
function purse(view: StellaView): Prospect {
  const seat = ownSeat(view);
  return {
    title: view.text("page-crystals"),
    facts: [
      { label: view.text("page-have"), gems: crystalsOf(view, seat) },
      { label: view.text("page-limit"), text: String(view.survey.crystal_limit[seat]) },
    ],
  };
}

/** The price of what is being bought or built. */
export function priceIn(view: StellaView): Tint[] {
  const { buying, building } = view.record;
  if (buying !== EMPTY) return priceOf(view, "gadget_price", buying);
  return building === EMPTY ? [] : priceOf(view, "token_price", building);
}

/** Crystals by their counts, as tints; the last count is of any colour. */
function tints(count: (colour: number) => number): Tint[] {
  return PriceIds.flatMap((tint, colour) => range(count(colour)).map(() => tint));
}
