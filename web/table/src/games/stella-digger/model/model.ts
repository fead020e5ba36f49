// What the drawings of Stella Digger! ask of a view.

import {
  Colour,
  COMMON,
  DANGER,
  Direction,
  EMPTY,
  FACE_DOWN,
  GadgetType,
  IN_SECTION,
  Kind,
  Outlook,
  PhaseWays,
  PriceIds,
  SAFETY,
  Step,
  TileIds,
  WON,
  Zone,
  type ColourName,
  type GadgetTypeName,
  type KindName,
  type OutlookName,
  type PriceId,
  type TileId,
  type Types,
  type ZoneName,
} from "../../../../../generated/stella-digger";
import type { View } from "../../../table/view/view";

export type StellaView = View<Types>;

export const COLOURS = Object.keys(Colour) as readonly ColourName[];
export const ZONES = Object.keys(Zone) as readonly ZoneName[];
export const GADGET_TYPES = Object.keys(GadgetType) as readonly GadgetTypeName[];
export const KINDS = Object.keys(Kind) as readonly KindName[];
const MONSTERS = TileIds.filter((id) => id.startsWith("monster-")) as MonsterId[]; // the weakest first
export const AIMS = Object.keys(Direction);
export const DRAWN = "any" satisfies PriceId; // a crystal of any colour

export type { ColourName };
export type Tint = PriceId | "gold";
export type MonsterId = Extract<TileId, `monster-${string}`>;

const SIDE = 100; // of a square of the map, in units of the drawing

/** A number with a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

export const range = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** Whose possessions lie before the viewer; a spectator looks at the seat in turn. */
export function ownSeat(view: StellaView): number {
  return view.seat >= 0 ? view.seat : Math.max(0, view.record.active);
}

// ---- the map ----

export interface Square {
  readonly place: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Where a square is drawn, from its name: columns are letters, rows are counted from below. */
function spot(name: string, rows: number): Cell {
  return { x: (name.charCodeAt(0) - "a".charCodeAt(0)) * SIDE, y: (rows - Number(name.slice(1))) * SIDE };
}

export interface Layout {
  readonly squares: readonly Square[];
  readonly walls: readonly Cell[];
  readonly bays: readonly Cell[]; // of the three decks
  readonly width: number;
  readonly height: number;
}

/** The map of the components: squares with their places, walls, and the bays of the decks. */
export function layoutOf(view: StellaView): Layout {
  const names = (view.schema.sorts.square!.ids ?? []).slice(0, view.params.places);
  const lines = String((view.schema.components as { map?: string } | null)?.map ?? "")
    .trim()
    .split("\n")
    .slice(1);
  const rows = Math.max(lines.length, ...names.map((name) => Number(name.slice(1))));
  const cells = lines.flatMap((line) => {
    const [row, ...marks] = line.trim().split(/\s+/);
    return marks.map((mark, column) => ({ mark, x: column * SIDE, y: (rows - Number(row)) * SIDE }));
  });
  const marked = (test: (mark: string) => boolean): Cell[] => cells.filter(({ mark }) => test(mark));
  return {
    squares: names.map((name, place) => ({ place, name, ...spot(name, rows) })),
    walls: marked((mark) => mark.startsWith("#")),
    bays: marked((mark) => mark.startsWith("[D")),
    width: Math.max(...cells.map(({ x }) => x), ...names.map((name) => spot(name, rows).x)) + SIDE,
    height: rows * SIDE,
  };
}

/** What is on a square: a tile that is seen, one that is face down, or nothing. */
export function tileOn(view: StellaView, place: number): { face: number } | "down" | null {
  const tile = view.record.tile_on[place]!;
  if (tile === FACE_DOWN || (tile >= 0 && !view.record.shown[place])) return "down";
  return tile >= 0 ? { face: tile } : null;
}

export interface PlacedDrill {
  readonly token: number;
  readonly place: number;
  readonly aim: number;
  readonly owner: number;
}

/** The Large Drills on the map. */
export function drillsOf(view: StellaView): PlacedDrill[] {
  const { token_at, token_aim, token_owner } = view.record;
  return range(token_at.length)
    .map((token) => ({ token, place: token_at[token]!, aim: token_aim[token]!, owner: token_owner[token]! }))
    .filter(({ place, owner }) => place !== EMPTY && owner !== EMPTY);
}

// ---- cards and possessions ----

export interface Held {
  readonly card: number;
  readonly copy: number;
}

/** The cards in a hand that are known, one entry a card. */
export function handOf(view: StellaView, seat: number): Held[] {
  const cards = view.params.card_number.length;
  return range(cards).flatMap((card) => range(view.at("hand", seat, card)).map((copy) => ({ card, copy })));
}

/** The cards that a seat has played this round. */
export function fieldOf(view: StellaView, seat: number): number[] {
  const width = view.schema.record.fields.field!.shape[1]!;
  return range(width)
    .map((place) => view.at("field", seat, place))
    .filter((card) => card !== EMPTY);
}

export function gadgetsOf(view: StellaView, owner: number): number[] {
  return range(view.record.gadget_owner.length).filter((gadget) => view.record.gadget_owner[gadget] === owner);
}

export const forSale = (view: StellaView): number[] => gadgetsOf(view, COMMON);

/** Large Drills of a seat that are not on the map. */
export function tokensOf(view: StellaView, seat: number): number[] {
  const { token_owner, token_at } = view.record;
  return range(token_owner.length).filter((token) => token_owner[token] === seat && token_at[token] === EMPTY);
}

/** What something costs: a name of a colour for each crystal, `any` for those of any colour. */
export function priceOf(view: StellaView, table: "gadget_price" | "token_price", number: number): PriceId[] {
  return PriceIds.flatMap((kind, place) => range(view.paramAt(table, number, place)).map(() => kind));
}

export function pointsOf(view: StellaView, seat: number): number {
  const width = view.schema.survey!.fields.sources!.shape[1]!;
  return range(width).reduce((sum, source) => sum + view.surveyAt("sources", seat, source), 0);
}

/** The colours of a set of bits. */
export const coloursIn = (bits: number): number[] => range(COLOURS.length).filter((colour) => (bits >> colour) & 1);

export function tintOf(view: StellaView, tile: number): Tint {
  return KINDS[view.params.tile_kind[tile]!] === "gold" ? "gold" : COLOURS[view.params.tile_colour[tile]!]!;
}

/** Which monster a tile is: they are told apart by their power. */
export const monsterOf = (view: StellaView, tile: number): MonsterId =>
  MONSTERS[Math.min(MONSTERS.length, Math.max(1, view.params.tile_power[tile]!)) - 1]!;

/** The accidents of the forecasts: the one that is safe, those that may come, and the Alarm. */
export function forecastsOf(view: StellaView): { safe: number[]; danger: number[]; alarm: number; now: number | null } {
  const { accident_at, alarm_count } = view.record;
  const lying = (where: number): number[] =>
    range(accident_at.length).filter((accident) => accident_at[accident] === where);
  const now = view.survey.accident === EMPTY ? null : view.survey.accident;
  return { safe: lying(SAFETY), danger: lying(DANGER), alarm: alarm_count, now };
}

// ---- what is asked ----

/** Whether the decision that the viewer is asked turns on something. */
const isAbout = (view: StellaView, what: keyof typeof PhaseWays): boolean =>
  view.decision !== null && (PhaseWays[what] as readonly number[]).includes(view.record.phase);

export type Topic = "targets" | "bill" | "fight" | "field";

/** What the sheet beside the map is about. */
export function topicOf(view: StellaView): Topic {
  if (isAbout(view, "targets")) return "targets";
  if (isAbout(view, "bill")) return "bill";
  return view.record.monster === EMPTY ? "field" : "fight";
}

/** The other squares of the linked group on a square. */
export function linkedWith(view: StellaView, place: number): number[] {
  const cluster = view.survey.cluster[place]!;
  return cluster === EMPTY
    ? []
    : range(view.params.places).filter((other) => other !== place && view.survey.cluster[other] === cluster);
}

/** Squares by name: a linked group is read as one. */
export const placesIn = (view: StellaView, places: readonly number[]): string =>
  places.map((place) => view.name("place", place)).join(" + ");

/** The things of a block that may be chosen now, each once. */
export const choosable = (view: StellaView, block: string): number[] => [
  ...new Set(view.choices.filter(({ picked }) => picked.block.name === block).map(({ picked }) => picked.number)),
];

/** The crystals that a seat holds, one entry a crystal. */
export const crystalsOf = (view: StellaView, seat: number): ColourName[] =>
  COLOURS.flatMap((tint, colour) => range(view.at("crystals", seat, colour)).map(() => tint));

/** Crystals of the tiles on some squares, as tints. */
export function gemsOf(view: StellaView, places: readonly number[]): Tint[] {
  return places
    .map((place) => view.record.tile_on[place]!)
    .filter((tile) => tile >= 0)
    .flatMap((tile) => range(view.params.tile_crystals[tile]!).map(() => tintOf(view, tile)));
}

/** The number of an action word, as things on the table say it. */
export const wordOf = (view: StellaView, word: string): number => view.schema.layout.words.indexOf(word);

/** Whether one may fill one's hand now. */
export const canRefill = (view: StellaView): boolean => view.picks("word", wordOf(view, "refill")).length > 0;

export const isFull = (view: StellaView, seat: number): boolean =>
  view.record.hand_count[seat]! >= view.survey.hand_limit[seat]!;

// ---- what is said of cards ----

export interface Judged {
  readonly cards: readonly number[];
  readonly colour: number;
  readonly strength: number;
}

export interface Note {
  readonly full: string;
  readonly brief: string; // for narrow places
}

/** How someone's cards do, against a monster or for the target. */
export function playNote(view: StellaView, seat: number, play: Judged, leader: number, done: boolean): Note {
  const brief = (name: string): string => view.text(`page-brief-${name}`, { strength: play.strength });
  if (view.record.eliminated[seat]) return { full: view.text("draw-eliminated"), brief: brief("out") };
  if (!play.cards.length) return idleNote(view, seat, done);
  const { strength } = play;
  if (seat === leader && done) return { full: view.text("page-wins", { strength }), brief: brief("wins") };
  if (view.record.monster !== EMPTY) return fightNote(view, strength, seat === leader);
  if (seat === leader) return { full: view.text("page-leads", { strength }), brief: brief("leads") };
  const wanted = coloursIn(view.survey.colours);
  return !wanted.length || wanted.includes(play.colour)
    ? { full: view.text("draw-strength", { strength }), brief: brief("play") }
    : { full: view.text("page-off-colour", { strength }), brief: brief("off-colour") };
}

function idleNote(view: StellaView, seat: number, done: boolean): Note {
  if (done || hasActed(view, seat)) return { full: view.text("page-no-card"), brief: view.text("page-brief-none") };
  const full = view.acting.includes(seat) ? view.text("page-to-act") : "";
  return { full, brief: full };
}

/** Whether a player has already had their turn in this round or fight. */
function hasActed({ record, players }: StellaView, seat: number): boolean {
  if (record.monster === EMPTY && record.step !== Step.actions) return record.step > Step.actions;
  const turn = (one: number): number => (one - record.start_player + players) % players;
  return record.active !== EMPTY && turn(seat) < turn(record.active);
}

function fightNote(view: StellaView, strength: number, best: boolean): Note {
  const power = monsterPower(view);
  const [full, brief] =
    strength <= power ? ["too-weak", "fails"] : best ? ["beats-best", "leads"] : ["beats", "withstands"];
  return { full: view.text(`page-${full}`, { strength, power }), brief: view.text(`page-brief-${brief}`) };
}

/** What would come of playing a card of one's hand, in a word or two, and in one. */
export function outlookOf(view: StellaView, card: number): { name: OutlookName; words: string; brief: string } {
  const name = OUTLOOKS[view.survey.outlook[card]!]!;
  if (name === "none") return { name, words: "", brief: "" };
  const tiles = view.survey.group.filter(Boolean).length;
  const [force, power] = [view.survey.force[card]!, monsterPower(view)];
  const words = view.text(`page-outlook-${name}`, { tiles, force, power });
  return { name, words, brief: view.text(`page-brief-${name}`) };
}

/** What would come of letting the card on the field count as a colour. */
export const declaredAs = (view: StellaView, colour: number): string =>
  view.text(`page-brief-${OUTLOOKS[view.survey.declared[colour]!]!}`);

const OUTLOOKS = Object.keys(Outlook) as OutlookName[];

const attacker = (view: StellaView): number =>
  view.record.monster === EMPTY ? EMPTY : view.record.tile_on[view.record.monster]!;

export const monsterPower = (view: StellaView): number => view.params.tile_power[attacker(view)] ?? 0;

export const monsterDamage = (view: StellaView): number => view.params.tile_damage[attacker(view)] ?? 0;

/** Tiles that a seat has: what it mined since the last check of performance, or monsters that it won. */
const tilesAt = (view: StellaView, where: number): number[] =>
  range(view.params.tiles).filter((tile) => view.record.tile_at[tile] === where);

export const sectionOf = (view: StellaView, seat: number): number[] => tilesAt(view, IN_SECTION - seat);

export const trophiesOf = (view: StellaView, seat: number): number[] => tilesAt(view, WON - seat);

/** Whether a colour that is asked for comes from the common area, and is no crystal of one's own. */
export const fromStock = (view: StellaView): boolean => isAbout(view, "stock");
