// Types of stella-digger, written by `starlode schema stella-digger --typescript`.

export const Colour = {
  "red": 0,
  "blue": 1,
  "green": 2,
  "purple": 3,
} as const;
export type ColourName = keyof typeof Colour;

export const Direction = {
  "N": 0,
  "E": 1,
  "S": 2,
  "W": 3,
} as const;
export type DirectionName = keyof typeof Direction;

export const Ending = {
  "not-over": 0,
  "chips": 1,
  "frames": 2,
  "nothing-left": 3,
  "survivor": 4,
} as const;
export type EndingName = keyof typeof Ending;

export const GadgetType = {
  "super-drill": 0,
  "enhanced-power": 1,
  "refining-capsule": 2,
  "support-drone": 3,
} as const;
export type GadgetTypeName = keyof typeof GadgetType;

export const Kind = {
  "ordinary": 0,
  "gold": 1,
  "connected": 2,
  "monster": 3,
} as const;
export type KindName = keyof typeof Kind;

export const Outlook = {
  "none": 0,
  "off-colour": 1,
  "behind": 2,
  "fails": 3,
  "withstands": 4,
  "unmatched": 5,
  "leads": 6,
  "wins": 7,
} as const;
export type OutlookName = keyof typeof Outlook;

export const Phase = {
  "over": 0,
  "start-tile": 1,
  "draft": 2,
  "target": 3,
  "entry": 4,
  "action": 5,
  "card": 6,
  "colour": 7,
  "extra": 8,
  "discard": 9,
  "draw": 10,
  "gadget": 11,
  "pay": 12,
  "drill": 13,
  "site": 14,
  "aim": 15,
  "give": 16,
  "take": 17,
  "accident": 18,
  "gold": 19,
  "capsule": 20,
  "return": 21,
  "fight": 22,
  "lose": 23,
  "breakthrough": 24,
} as const;
export type PhaseName = keyof typeof Phase;

export const Reason = {
  "no-card": 0,
  "no-gadget": 1,
  "no-large-drill": 2,
  "no-site": 3,
  "no-pair": 4,
  "hand-full": 5,
  "no-square": 6,
  "not-next-to-start": 7,
  "no-entry": 8,
  "no-tile": 9,
  "not-exposed": 10,
  "not-blockaded": 11,
  "blockaded": 12,
  "too-far": 13,
  "on-start": 14,
  "on-tile": 15,
  "on-drill": 16,
  "on-marker": 17,
  "no-aim": 18,
  "aim-off-map": 19,
  "aim-at-start": 20,
  "aim-at-tile": 21,
  "aim-at-drill": 22,
  "aim-taken": 23,
  "not-on-field": 24,
  "other-colour": 25,
  "not-in-hand": 26,
  "no-enhanced-power": 27,
  "empty-deck": 28,
  "same-colour": 29,
  "stock-lacks": 30,
  "nobody-has": 31,
  "too-few": 32,
  "no-crystal": 33,
  "sold": 34,
  "too-dear": 35,
  "not-owned": 36,
  "no-capsule": 37,
  "others-drill": 38,
  "built": 39,
  "drill-too-dear": 40,
} as const;
export type ReasonName = keyof typeof Reason;

export const Step = {
  "draft": 0,
  "target": 1,
  "actions": 2,
  "accidents": 3,
  "completion": 4,
  "spoils": 5,
  "capsules": 6,
  "limits": 7,
  "look": 8,
  "fight": 9,
  "losses": 10,
} as const;
export type StepName = keyof typeof Step;

export const Topic = {
  "table": 0,
  "card": 1,
  "tile": 2,
  "monster": 3,
  "face-down": 4,
  "drill": 5,
  "colour": 6,
  "accident": 7,
  "deck": 8,
  "chip": 9,
  "marker": 10,
} as const;
export type TopicName = keyof typeof Topic;

export const Word = {
  "mine": 0,
  "refill": 1,
  "gadget": 2,
  "large-drill": 3,
  "exchange": 4,
  "pass": 5,
  "keep": 6,
  "none": 7,
  "stop": 8,
} as const;
export type WordName = keyof typeof Word;

export const Zone = {
  "white": 0,
  "grey": 1,
  "black": 2,
} as const;
export type ZoneName = keyof typeof Zone;

export const PhaseWays = {
  "targets": [1, 3, 24],
  "stock": [7, 17, 19],
  "bill": [11, 12, 13, 14, 15],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const StepWays = {
  "target": [0, 1],
  "actions": [2],
  "accidents": [3],
  "mining": [4, 5, 6, 7],
  "visibility": [8, 9, 10],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const GadgetTypeClauses = {
  "super-drill": ["SD-5.1"],
  "enhanced-power": ["SD-5.7"],
  "refining-capsule": ["SD-5.11"],
  "support-drone": ["SD-5.14"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const TopicClauses = {
  "table": ["SD-1.6"],
  "card": ["SD-7.1"],
  "tile": ["SD-7.12"],
  "monster": ["SD-9.17"],
  "face-down": ["SD-9.1"],
  "drill": ["SD-4.24"],
  "colour": ["SD-7.20"],
  "accident": ["SD-6.12"],
  "deck": ["SD-6.4"],
  "chip": ["SD-8.1"],
  "marker": ["SD-3.1"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const PlaceIds = ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "g2", "a3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "f4", "g4", "h4", "b5", "c5", "e5", "f5", "g5", "h5", "c6", "d6", "e6", "f6", "g6", "h6"] as const;
export type PlaceId = (typeof PlaceIds)[number];

export const CardIds = ["red-1", "red-2", "red-3", "red-4", "blue-1", "blue-2", "blue-3", "blue-4", "green-1", "green-2", "green-3", "green-4", "purple-1", "purple-2", "purple-3", "purple-4"] as const;
export type CardId = (typeof CardIds)[number];

export const GadgetIds = ["super-drill-red", "super-drill-blue", "super-drill-green", "super-drill-purple", "enhanced-power-red", "enhanced-power-blue", "enhanced-power-green", "enhanced-power-purple", "refining-capsule-red", "refining-capsule-blue", "refining-capsule-green", "refining-capsule-purple", "support-drone-red", "support-drone-blue", "support-drone-green", "support-drone-purple"] as const;
export type GadgetId = (typeof GadgetIds)[number];

export const DrillIds = ["large-drill-red-1", "large-drill-red-2", "large-drill-red-3", "large-drill-blue-1", "large-drill-blue-2", "large-drill-blue-3", "large-drill-green-1", "large-drill-green-2", "large-drill-green-3", "large-drill-purple-1", "large-drill-purple-2", "large-drill-purple-3"] as const;
export type DrillId = (typeof DrillIds)[number];

export const PriceIds = ["red", "blue", "green", "purple", "any"] as const;
export type PriceId = (typeof PriceIds)[number];

export const TileIds = ["white-red-1a", "white-red-1b", "white-red-2", "white-blue-1a", "white-blue-1b", "white-blue-2", "white-green-1a", "white-green-1b", "white-green-2", "white-purple-1a", "white-purple-1b", "white-purple-2", "grey-red-2a", "grey-red-2b", "grey-blue-2a", "grey-blue-2b", "grey-green-2a", "grey-green-2b", "grey-purple-2a", "grey-purple-2b", "black-red-3", "black-blue-3", "black-green-3", "black-purple-3", "gold-grey-2a", "gold-grey-2b", "gold-black-3a", "gold-black-3b", "link-grey-red", "link-grey-blue", "link-black-green", "link-black-purple", "monster-grub", "monster-stalker", "monster-titan"] as const;
export type TileId = (typeof TileIds)[number];

export const DeckIds = ["deck-1", "deck-2", "deck-3"] as const;
export type DeckId = (typeof DeckIds)[number];

export const AccidentIds = ["accident-red", "accident-blue", "accident-green", "accident-purple"] as const;
export type AccidentId = (typeof AccidentIds)[number];

export const SEATS = 4;
export const NOTHING = -1;
export const COLOURS = 4;
export const WAYS = 4;
export const RANKS = 4;
export const CARDS = 16;
export const DECKS = 3;
export const GADGET_TYPES = 4;
export const GADGETS = 16;
export const TOKENS = 12;
export const ACCIDENTS = 4;
export const PLACES = 48;
export const HALF = 24;
export const TILES = 48;
export const FIELD = 2;
export const QUEUE = 10;
export const EMPTY = -1;
export const ANY = 4;
export const MOST_PRINTED = 9;
export const COPIES = 9;
export const MOST_CARDS = 120;
export const MOST_HAND_LIMIT = 6;
export const MOST_DRONE_HAND = 2;
export const MOST_IN_HAND = 14;
export const MOST_CRYSTALS = 20;
export const MOST_CHIPS = 20;
export const MOST_CHECK_TILES = 5;
export const MOST_IN_SECTION = 14;
export const PAST = 288;
export const POOLS = 6;
export const MOST_SMALL_CHIPS = 17;
export const REMOVED = -1;
export const IN_SECTION = -2;
export const WON = -8;
export const FACE_DOWN = -12;
export const DANGER = 0;
export const SAFETY = 1;
export const SPENT = 2;
export const ALARM = 3;
export const LEFT = 0;
export const DREW = 16;
export const DREW_COLOUR = 32;
export const DREW_UNSEEN = 36;
export const HAD_LEAST = 37;
export const HAD_MOST = 41;
export const COMMON = -1;
export const OUT = -1;

export interface SeatRecord {
  readonly players: number;
  readonly acting: number;
  readonly phase: number;
  readonly over: number;
  readonly ply: number;
  readonly counter: number;
  readonly key: readonly number[];
  readonly event_count: number;
  readonly hand_count: readonly number[];
  readonly active: number;
  readonly winner: number;
  readonly step: number;
  readonly entry: number;
  readonly marker: number;
  readonly queue_count: number;
  readonly start_player: number;
  readonly deck_top: readonly number[];
  readonly drones: readonly number[];
  readonly owed: number;
  readonly deck_count: readonly number[];
  readonly alarm_count: number;
  readonly tears: readonly number[];
  readonly accident_at: readonly number[];
  readonly eliminated: readonly number[];
  readonly aim: number;
  readonly rebuilt: number;
  readonly field: readonly number[];
  readonly building: number;
  readonly field_colour: readonly number[];
  readonly deck_colours: readonly number[];
  readonly hand_colours: readonly number[];
  readonly pools: readonly number[];
  readonly past_count: number;
  readonly reached: readonly number[];
  readonly tile_on: readonly number[];
  readonly chips_gone: number;
  readonly ending: number;
  readonly shown: readonly number[];
  readonly outside: readonly number[];
  readonly round_number: number;
  readonly token_owner: readonly number[];
  readonly gadget_owner: readonly number[];
  readonly stock: readonly number[];
  readonly token_at: readonly number[];
  readonly big: readonly number[];
  readonly crystals: readonly number[];
  readonly buying: number;
  readonly queue: readonly number[];
  readonly monster: number;
  readonly site: number;
  readonly used: readonly number[];
  readonly past_number: readonly number[];
  readonly chips_left: number;
  readonly small: readonly number[];
  readonly section: readonly number[];
  readonly link_to: readonly number[];
  readonly tile_at: readonly number[];
  readonly discards: readonly number[];
  readonly hand: readonly number[];
  readonly past_what: readonly number[];
  readonly blocked: readonly number[];
  readonly drill_on: readonly number[];
  readonly aimed: readonly number[];
  readonly deck: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly pool: readonly number[];
  readonly past_seat: readonly number[];
  readonly token_aim: readonly number[];
  readonly target: number;
  readonly struck: readonly number[];
}

export interface Params {
  readonly card_number: readonly number[];
  readonly card_colour: readonly number[];
  readonly copies: readonly number[];
  readonly places: number;
  readonly start: number;
  readonly near: readonly number[];
  readonly beside: readonly number[];
  readonly printed: readonly number[];
  readonly zone: readonly number[];
  readonly framed: readonly number[];
  readonly tiles: number;
  readonly tile_back: readonly number[];
  readonly tile_kind: readonly number[];
  readonly tile_colour: readonly number[];
  readonly tile_crystals: readonly number[];
  readonly tile_arrow: readonly number[];
  readonly tile_power: readonly number[];
  readonly tile_damage: readonly number[];
  readonly tile_points: readonly number[];
  readonly type_worth: readonly number[];
  readonly gadget_type: readonly number[];
  readonly gadget_colour: readonly number[];
  readonly gadget_price: readonly number[];
  readonly token_price: readonly number[];
  readonly gadget_cost: readonly number[];
  readonly token_cost: readonly number[];
  readonly crystal_stock: number;
  readonly hand_limit: number;
  readonly crystal_limit: number;
  readonly exchange_crystals: number;
  readonly drone_hand: number;
  readonly drone_crystals: number;
  readonly tokens_each: readonly number[];
  readonly low_number: number;
  readonly high_number: number;
  readonly high_value: number;
  readonly check_tiles: number;
  readonly chips_per_big: number;
  readonly big_points: number;
  readonly small_points: number;
  readonly gadget_points: number;
  readonly set_points: readonly number[];
  readonly crystals_per_point: number;
  readonly unplaced_points: number;
  readonly advanced: number;
  readonly coloured: number;
  readonly accident_needs: number;
  readonly first_seat: number;
  readonly chip_stock: number;
  readonly auto: number;
  readonly breakthrough: number;
}

export interface Survey {
  readonly exposed: readonly number[];
  readonly group: readonly number[];
  readonly colours: number;
  readonly cluster: readonly number[];
  readonly wanted: readonly number[];
  readonly steps: readonly number[];
  readonly spoils: readonly number[];
  readonly accident: number;
  readonly leader: number;
  readonly strength: readonly number[];
  readonly force: readonly number[];
  readonly outlook: readonly number[];
  readonly best: number;
  readonly rank: readonly number[];
  readonly gains: readonly number[];
  readonly surplus: readonly number[];
  readonly losses: readonly number[];
  readonly risk: readonly number[];
  readonly payout: readonly number[];
  readonly declared_force: readonly number[];
  readonly declared: readonly number[];
  readonly affordable: readonly number[];
  readonly buildable: readonly number[];
  readonly hand_limit: readonly number[];
  readonly crystal_limit: readonly number[];
  readonly crystals: readonly number[];
  readonly sources: readonly number[];
}

export type Event =
  | { readonly kind: "round"; readonly seat: number; readonly number: number }
  | { readonly kind: "target"; readonly seat: number; readonly place: number; readonly entry: number }
  | { readonly kind: "draw"; readonly seat: number; readonly deck: number; readonly colour: number; readonly card: number | null }
  | { readonly kind: "empty-deck"; readonly seat: number; readonly deck: number; readonly moved: number }
  | { readonly kind: "rebuild"; readonly seat: number; readonly cards: number }
  | { readonly kind: "action"; readonly seat: number; readonly action: number }
  | { readonly kind: "play"; readonly seat: number; readonly card: number }
  | { readonly kind: "declare"; readonly seat: number; readonly colour: number }
  | { readonly kind: "extra"; readonly seat: number; readonly card: number }
  | { readonly kind: "discard"; readonly seat: number; readonly card: number }
  | { readonly kind: "buy"; readonly seat: number; readonly gadget: number }
  | { readonly kind: "pay"; readonly seat: number; readonly colour: number; readonly count: number }
  | { readonly kind: "build"; readonly seat: number; readonly drill: number; readonly place: number; readonly aim: number }
  | { readonly kind: "exchange"; readonly seat: number; readonly colour: number }
  | { readonly kind: "take"; readonly seat: number; readonly colour: number }
  | { readonly kind: "alarm"; readonly seat: number; readonly accident: number }
  | { readonly kind: "accident"; readonly seat: number; readonly accident: number; readonly card: number }
  | { readonly kind: "reset"; readonly seat: number; readonly accident: number }
  | { readonly kind: "winner"; readonly seat: number; readonly strength: number; readonly matching: number }
  | { readonly kind: "tile"; readonly seat: number; readonly tile: number; readonly place: number }
  | { readonly kind: "crystal"; readonly seat: number; readonly colour: number; readonly source: number }
  | { readonly kind: "no-crystal"; readonly seat: number; readonly colour: number }
  | { readonly kind: "capsule"; readonly seat: number; readonly gadget: number }
  | { readonly kind: "return"; readonly seat: number; readonly colour: number }
  | { readonly kind: "blockade"; readonly seat: number; readonly place: number }
  | { readonly kind: "big-chip"; readonly seat: number; readonly left: number }
  | { readonly kind: "small-chip"; readonly seat: number; readonly count: number }
  | { readonly kind: "trade-chips"; readonly seat: number; readonly left: number }
  | { readonly kind: "check"; readonly seat: number }
  | { readonly kind: "foreman"; readonly seat: number }
  | { readonly kind: "reveal"; readonly seat: number; readonly place: number; readonly tile: number }
  | { readonly kind: "link"; readonly seat: number; readonly place: number; readonly other: number }
  | { readonly kind: "monster"; readonly seat: number; readonly tile: number; readonly place: number }
  | { readonly kind: "no-card"; readonly seat: number }
  | { readonly kind: "withstand"; readonly seat: number; readonly strength: number }
  | { readonly kind: "fail"; readonly seat: number; readonly strength: number }
  | { readonly kind: "lose"; readonly seat: number; readonly colour: number }
  | { readonly kind: "trophy"; readonly seat: number; readonly tile: number }
  | { readonly kind: "flee"; readonly seat: number; readonly tile: number }
  | { readonly kind: "tear"; readonly seat: number; readonly count: number }
  | { readonly kind: "eliminate"; readonly seat: number }
  | { readonly kind: "breakthrough"; readonly seat: number; readonly place: number }
  | { readonly kind: "over"; readonly seat: number; readonly ending: number }
  ;

export type SortName = "colours" | "place" | "number" | "square" | "outlook" | "card" | "colour" | "gadget" | "gadget-type" | "drill" | "price" | "tile" | "kind" | "monster" | "deck" | "aim" | "seat" | "ending" | "action" | "accident";

export type BlockName = "word" | "place" | "card" | "colour" | "deck" | "gadget" | "drill" | "aim";

export type OptionName = "players" | "advanced" | "drill_backs" | "accident_condition" | "first_foreman" | "chip_stock" | "auto_resolve" | "breakthrough";

export interface Types {
  readonly record: SeatRecord;
  readonly params: Params;
  readonly survey: Survey;
  readonly event: Event;
  readonly option: OptionName;
  readonly decision: PhaseName;
}
