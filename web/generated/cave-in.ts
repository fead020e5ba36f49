// Types of cave-in, written by `starlode schema cave-in --typescript`.

export const Ability = {
  "third-cyber-arm": 0,
  "enhanced-vision": 1,
  "scrap-ledger": 2,
  "baton-of-coaxing": 3,
  "laser-drill": 4,
  "prism-lens": 5,
  "supply-shuttle": 6,
  "headhunter-drone": 7,
  "blast-doors": 8,
  "seismic-prop": 9,
  "duplex-roster": 10,
  "overtime-siren": 11,
} as const;
export type AbilityName = keyof typeof Ability;

export const Bases = {
  "any": 0,
  "own": 1,
  "one": 2,
  "harvest": 3,
} as const;
export type BasesName = keyof typeof Bases;

export const Cause = {
  "mined-crystal": 0,
  "artifact-stack": 1,
  "mercenary-stack": 2,
  "crystal-stack": 3,
  "settling": 4,
} as const;
export type CauseName = keyof typeof Cause;

export const Counted = {
  "artifacts": 0,
  "crystals": 1,
  "crystals-of-cost": 2,
  "crystals-of-one-colour": 3,
  "colours": 4,
  "totems": 5,
  "cave-in-symbols": 6,
  "base-cards": 7,
  "symbols": 8,
} as const;
export type CountedName = keyof typeof Counted;

export const Cut = {
  "shard": 0,
  "rhombus": 1,
  "hexagon": 2,
  "brilliant": 3,
} as const;
export type CutName = keyof typeof Cut;

export const Discount = {
  "totem": 0,
  "diggerhino": 1,
  "maccarat": 2,
  "laser-drill": 3,
  "ancientone": 4,
  "scrap-ledger": 5,
} as const;
export type DiscountName = keyof typeof Discount;

export const FactionId = {
  "terron": 0,
  "hydran": 1,
  "mineggler": 2,
  "metanel": 3,
  "bioss": 4,
  "weedlock": 5,
} as const;
export type FactionIdName = keyof typeof FactionId;

export const Fate = {
  "taken": 0,
  "subjugated": 1,
  "recoloured": 2,
} as const;
export type FateName = keyof typeof Fate;

export const Kin = {
  "any": 0,
  "weedlock": 1,
  "colour": 2,
} as const;
export type KinName = keyof typeof Kin;

export const Left = {
  "normal-action": 0,
  "extra-mine": 1,
  "extra-recruit": 2,
} as const;
export type LeftName = keyof typeof Left;

export const NormalAction = {
  "recruit": 0,
  "mine": 1,
  "collect": 2,
  "skill": 3,
} as const;
export type NormalActionName = keyof typeof NormalAction;

export const Phase = {
  "over": 0,
  "start-artifact": 1,
  "shuttle-pick": 2,
  "leader": 3,
  "action": 4,
  "recruit-pay": 5,
  "mine-pay": 6,
  "prop": 7,
  "scrabber-take": 8,
  "collect-pay": 9,
  "collect-half": 10,
  "crystal-take": 11,
  "sergeant-take": 12,
  "colonel-pick": 13,
  "fishbean-pick": 14,
  "shuwar-pick": 15,
  "mushell-pick": 16,
  "digger-crystal": 17,
  "digger-colour": 18,
  "robuster-colour": 19,
  "robuster-card": 20,
  "mindwasp-pick": 21,
  "custodian-pick": 22,
  "domina-card": 23,
  "domina-crystal": 24,
  "harvest-pick": 25,
  "uproot-base": 26,
  "uproot-pick": 27,
  "baton-take": 28,
  "second-raid": 29,
} as const;
export type PhaseName = keyof typeof Phase;

export const Price = {
  "nothing": 0,
  "one": 1,
  "level": 2,
} as const;
export type PriceName = keyof typeof Price;

export const Reason = {
  "full-hand": 0,
  "unpaid": 1,
  "not-for-nothing": 2,
  "wrong-level-to-pay": 3,
  "other-colour-to-pay": 4,
  "exception-made": 5,
  "exception-too-dear": 6,
  "not-one-colour": 7,
  "after-raid": 8,
  "no-action-left": 9,
  "same-action": 10,
  "no-card-to-pay": 11,
  "too-dear": 12,
  "too-dear-wild": 13,
  "too-dear-artifact": 14,
  "not-owned": 15,
  "works-by-itself": 16,
  "activated-before": 17,
  "not-in-docks": 18,
  "no-level-1-in-docks": 19,
  "empty-space": 20,
  "empty-stack": 21,
  "no-such-seat": 22,
  "no-such-card": 23,
  "nothing-below-leader": 24,
  "not-in-hand": 25,
  "other-colour-now": 26,
  "same-base-again": 27,
  "raided-before": 28,
  "actions-taken": 29,
  "empty-base": 30,
  "too-many-levels": 31,
  "other-level": 32,
  "other-cost": 33,
  "other-colour": 34,
  "same-colour": 35,
  "leader-is-immune": 36,
  "own-base-only": 37,
  "not-the-lowest": 38,
  "one-base-only": 39,
  "no-weedlock-there": 40,
  "not-a-weedlock": 41,
  "harvested-before": 42,
  "chosen-before": 43,
} as const;
export type ReasonName = keyof typeof Reason;

export const Scored = {
  "crystals": 0,
  "symbols": 1,
  "totems": 2,
  "subjugated": 3,
} as const;
export type ScoredName = keyof typeof Scored;

export const Skill = {
  "take-crystal": 0,
  "foreman": 1,
  "sergeant": 2,
  "colonel": 3,
  "fishbean": 4,
  "shuwar": 5,
  "mushell": 6,
  "diggerhino": 7,
  "ancientone": 8,
  "maccarat": 9,
  "drollo": 10,
  "robuster": 11,
  "scrabber": 12,
  "mindwasp": 13,
  "custodian": 14,
  "domina": 15,
  "fit": 16,
  "double": 17,
  "harvest": 18,
  "uproot": 19,
} as const;
export type SkillName = keyof typeof Skill;

export const Source = {
  "nowhere": 0,
  "docks": 1,
  "mine": 2,
  "bases": 3,
} as const;
export type SourceName = keyof typeof Source;

export const Topic = {
  "level-1": 0,
  "mine": 1,
  "collect": 2,
  "half": 3,
  "raid": 4,
  "totem": 5,
  "track": 6,
} as const;
export type TopicName = keyof typeof Topic;

export const Wanted = {
  "any": 0,
  "lowest": 1,
  "picks": 2,
  "up-to-picks": 3,
  "lowest-there": 4,
  "like-target": 5,
} as const;
export type WantedName = keyof typeof Wanted;

export const Word = {
  "done": 0,
  "end": 1,
  "leader": 2,
  "take": 3,
  "no-card": 4,
  "hold": 5,
  "move": 6,
  "left": 7,
  "right": 8,
} as const;
export type WordName = keyof typeof Word;

export const AbilityWays = {
  "start": [0, 6, 11],
  "passive": [1, 2, 3, 4, 5, 7, 8, 9, 10],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const PhaseWays = {
  "card": [5],
  "crystal": [6, 18],
  "space": [7, 8],
  "artifact": [9, 10],
  "seat": [15, 16, 27],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const SkillWays = {
  "instant": [0, 2, 3, 4, 5, 6, 13, 14, 15, 18, 19],
  "turn": [1, 4, 7, 8, 9, 11, 12, 16, 17],
  "extra": [10],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const FactionIdClauses = {
  "terron": ["CI-5.13"],
  "hydran": ["CI-5.22"],
  "mineggler": ["CI-5.29"],
  "metanel": ["CI-5.36"],
  "bioss": ["CI-5.50"],
  "weedlock": ["CI-5.57"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const TopicClauses = {
  "level-1": ["CI-5.9"],
  "mine": ["CI-4.22"],
  "collect": ["CI-4.41"],
  "half": ["CI-6.1"],
  "raid": ["CI-7.1"],
  "totem": ["CI-7.1"],
  "track": ["CI-9.1"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const CardIds = ["terron-driller", "terron-foreman", "terron-sergeant", "terron-colonel", "hydran-frogtopus", "hydran-fishbean", "hydran-shuwar", "hydran-mushell", "mineggler-mineraccoon", "mineggler-diggerhino", "mineggler-ancientone", "mineggler-maccarat", "metanel-oddgrabber", "metanel-drollo", "metanel-robuster", "metanel-scrabber", "bioss-cyberwitch", "bioss-mindwasp", "bioss-custodian", "bioss-domina", "weedlock-sapling", "weedlock-stalkroot", "weedlock-seeder", "weedlock-mandragore"] as const;
export type CardId = (typeof CardIds)[number];

export const ColourIds = ["brown", "blue", "purple", "yellow", "red", "green"] as const;
export type ColourId = (typeof ColourIds)[number];

export const ArtifactIds = ["artifact-01", "artifact-02", "artifact-03", "artifact-04", "artifact-05", "artifact-06", "artifact-07", "artifact-08", "artifact-09", "artifact-10", "artifact-11", "artifact-12"] as const;
export type ArtifactId = (typeof ArtifactIds)[number];

export const HalfIds = ["space-exchange", "third-cyber-arm", "barking-up-the-right-three", "enhanced-vision", "contract", "scrap-ledger", "mass-production", "baton-of-coaxing", "deep-vein-licence", "laser-drill", "core-rights", "prism-lens", "pebble-trade", "supply-shuttle", "spectrum-permit", "headhunter-drone", "totem-cult", "blast-doors", "hazard-pay", "seismic-prop", "veterans-roll", "duplex-roster", "glyph-archive", "overtime-siren"] as const;
export type HalfId = (typeof HalfIds)[number];

export const CrystalIds = ["c1-brown-1", "c1-brown-2", "c1-brown-3", "c1-brown-4", "c1-blue-1", "c1-blue-2", "c1-blue-3", "c1-blue-4", "c1-purple-1", "c1-purple-2", "c1-purple-3", "c1-purple-4", "c1-yellow-1", "c1-yellow-2", "c1-yellow-3", "c1-yellow-4", "c1-red-1", "c1-red-2", "c1-red-3", "c1-red-4", "c1-green-1", "c1-green-2", "c1-green-3", "c1-green-4", "c3-brown-1", "c3-brown-2", "c3-brown-3", "c3-blue-1", "c3-blue-2", "c3-blue-3", "c3-purple-1", "c3-purple-2", "c3-purple-3", "c3-yellow-1", "c3-yellow-2", "c3-yellow-3", "c3-red-1", "c3-red-2", "c3-red-3", "c3-green-1", "c3-green-2", "c3-green-3", "c6-brown-1", "c6-brown-2", "c6-blue-1", "c6-blue-2", "c6-purple-1", "c6-purple-2", "c6-yellow-1", "c6-yellow-2", "c6-red-1", "c6-red-2", "c6-green-1", "c6-green-2", "c10-brown-1", "c10-blue-1", "c10-purple-1", "c10-yellow-1", "c10-red-1", "c10-green-1"] as const;
export type CrystalId = (typeof CrystalIds)[number];

export const SEATS = 4;
export const NOTHING = -1;
export const FACTIONS = 6;
export const IN_PLAY = 4;
export const LEVELS = 4;
export const TYPES = 24;
export const CARDS_OF_FACTION = 13;
export const COPIES = 10;
export const CARDS = 52;
export const CRYSTALS = 60;
export const ARTIFACTS = 12;
export const HALVES = 24;
export const SPACES = 10;
export const STACKS = 3;
export const BASE = 7;
export const ROW = 24;
export const EMPTY = -1;
export const WEEDLOCK = 5;
export const MOST_IN_HAND = 15;
export const MOST_IN_ROW = 22;
export const HAND_LIMIT = 7;
export const NORMAL_ACTIONS = 2;
export const SKILLS_IN_TURN = 3;
export const MOST_AMOUNT = 9;
export const EXTRA_MINES = 1;
export const EXTRA_RECRUITS = 3;
export const MOST_PRINTED = 99;
export const IDLE_LIMIT = 1000;
export const MOST_ROUNDS = 32767;
export const STACKS_IN_ALL = 11;
export const IN_STACK = -1;
export const IN_MINE = -2;
export const SUPPLY = -1;
export const OUT = -2;
export const ON_TOP = -1;
export const BELOW = -2;
export const SKILLS = 20;
export const ABILITIES = 12;
export const DISCOUNTS = 6;
export const SCORED = 4;

export interface SeatRecord {
  readonly players: number;
  readonly acting: number;
  readonly phase: number;
  readonly over: number;
  readonly ply: number;
  readonly counter: number;
  readonly key: readonly number[];
  readonly event_count: number;
  readonly colour: number;
  readonly extra_recruit: number;
  readonly target: number;
  readonly paid: number;
  readonly used: readonly number[];
  readonly raids: number;
  readonly cost: number;
  readonly fit: number;
  readonly tinted: number;
  readonly same: number;
  readonly normal: number;
  readonly artifact_cut: number;
  readonly double: number;
  readonly extra_mine: number;
  readonly hand_count: readonly number[];
  readonly mine: readonly number[];
  readonly mine_colour: readonly number[];
  readonly mine_cut: readonly number[];
  readonly pile_count: readonly number[];
  readonly harvested: readonly number[];
  readonly base_count: readonly number[];
  readonly docks: readonly number[];
  readonly raided: number;
  readonly idle_rounds: number;
  readonly picks: number;
  readonly chosen_count: number;
  readonly round_number: number;
  readonly busy: number;
  readonly in_play: readonly number[];
  readonly foremen: number;
  readonly crystal_cut: number;
  readonly totem: readonly number[];
  readonly half_owner: readonly number[];
  readonly active: number;
  readonly activated: readonly number[];
  readonly scrabbers: number;
  readonly misfits: readonly number[];
  readonly subjugated_count: readonly number[];
  readonly artifact_top: readonly number[];
  readonly cave_ins: number;
  readonly hand: readonly number[];
  readonly start_player: number;
  readonly stack_left: readonly number[];
  readonly painted: readonly number[];
  readonly bases: readonly number[];
  readonly stack: readonly number[];
  readonly row_count: number;
  readonly crystal_left: readonly number[];
  readonly row: readonly number[];
  readonly crystal_at: readonly number[];
  readonly crystal_seen: readonly number[];
  readonly box: readonly number[];
  readonly artifact_at: readonly number[];
  readonly artifact_left: readonly number[];
  readonly seen: readonly number[];
  readonly levelled: readonly number[];
  readonly subjugated: readonly number[];
  readonly subjugated_seen: readonly number[];
  readonly tint: readonly number[];
  readonly chosen: readonly number[];
}

export interface Params {
  readonly level: readonly number[];
  readonly faction: readonly number[];
  readonly copies: readonly number[];
  readonly skill: readonly number[];
  readonly amount: readonly number[];
  readonly foreman_cut: number;
  readonly crystal_class: readonly number[];
  readonly crystal_colour: readonly number[];
  readonly crystal_vp: readonly number[];
  readonly crystal_symbol: readonly number[];
  readonly crystal_cave_in: readonly number[];
  readonly class_from: readonly number[];
  readonly artifact_cost: readonly number[];
  readonly half_counts: readonly number[];
  readonly half_class: readonly number[];
  readonly half_every: readonly number[];
  readonly half_vp: readonly number[];
  readonly half_ability: readonly number[];
  readonly ability_half: readonly number[];
  readonly ability_amount: readonly number[];
  readonly starts: number;
  readonly space_class: readonly number[];
  readonly class_cost: readonly number[];
  readonly start_hand: readonly number[];
  readonly collapse: readonly number[];
  readonly hand_limit: number;
  readonly base_limit: number;
  readonly normal_actions: number;
  readonly totem_cut: number;
  readonly totem_vp: number;
  readonly set_vp: readonly number[];
  readonly overpay: number;
  readonly idle_limit: number;
  readonly open_piles: number;
  readonly first_seat: number;
  readonly fixed_factions: readonly number[];
  readonly asked_by: readonly number[];
  readonly asks: readonly number[];
  readonly source: readonly number[];
  readonly wanted: readonly number[];
  readonly kin: readonly number[];
  readonly whose: readonly number[];
  readonly fate: readonly number[];
  readonly price: readonly number[];
  readonly again: readonly number[];
  readonly then: readonly number[];
  readonly refused: readonly number[];
  readonly worth: readonly number[];
  readonly worth_least: readonly number[];
  readonly worth_most: readonly number[];
}

export interface Survey {
  readonly crystal_cost: readonly number[];
  readonly crystal_cuts: readonly number[];
  readonly artifact_cost: readonly number[];
  readonly artifact_cuts: readonly number[];
  readonly levels: readonly number[];
  readonly gratis: readonly number[];
  readonly power: readonly number[];
  readonly best_colour: number;
  readonly whole_hand: number;
  readonly exempt: number;
  readonly left: readonly number[];
  readonly met: number;
  readonly wanted: number;
  readonly lowest: number;
  readonly counted: readonly number[];
  readonly colours: readonly number[];
  readonly idle: readonly number[];
  readonly sources: readonly number[];
  readonly halves: readonly number[];
  readonly points: readonly number[];
  readonly loot: readonly number[];
}

export type Event =
  | { readonly kind: "turn"; readonly seat: number; readonly round_number: number }
  | { readonly kind: "activate"; readonly seat: number; readonly ability: number }
  | { readonly kind: "leader"; readonly seat: number; readonly card: number }
  | { readonly kind: "choose-card"; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly kind: "choose-crystal"; readonly seat: number; readonly crystal: number; readonly space: number; readonly cost: number }
  | { readonly kind: "recruit"; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly kind: "mine"; readonly seat: number; readonly crystal: number; readonly space: number }
  | { readonly kind: "collect"; readonly seat: number; readonly artifact: number; readonly stack: number; readonly cost: number }
  | { readonly kind: "skill"; readonly seat: number; readonly card: number; readonly colour: number }
  | { readonly kind: "pay"; readonly seat: number; readonly card: number; readonly colour: number }
  | { readonly kind: "keep"; readonly seat: number; readonly half: number }
  | { readonly kind: "take-dock"; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly kind: "take-crystal"; readonly seat: number; readonly crystal: number; readonly space: number }
  | { readonly kind: "take-base"; readonly seat: number; readonly card: number; readonly owner: number; readonly position: number }
  | { readonly kind: "subjugate-base"; readonly seat: number; readonly card: number; readonly owner: number; readonly position: number }
  | { readonly kind: "subjugate-hand"; readonly seat: number; readonly card: number; readonly colour: number }
  | { readonly kind: "paint-crystal"; readonly seat: number; readonly crystal: number; readonly colour: number }
  | { readonly kind: "paint-colour"; readonly seat: number; readonly colour: number }
  | { readonly kind: "paint-card"; readonly seat: number; readonly card: number | null; readonly before: number | null; readonly after: number | null }
  | { readonly kind: "raid"; readonly seat: number; readonly owner: number }
  | { readonly kind: "return-leader"; readonly seat: number; readonly card: number }
  | { readonly kind: "totem"; readonly seat: number; readonly colour: number; readonly holder: number }
  | { readonly kind: "raid-card"; readonly seat: number; readonly card: number; readonly owner: number }
  | { readonly kind: "hold-cave-in"; readonly seat: number }
  | { readonly kind: "cave-in"; readonly seat: number; readonly cause: number; readonly count: number }
  | { readonly kind: "end-actions"; readonly seat: number }
  | { readonly kind: "base"; readonly seat: number; readonly cards: number }
  | { readonly kind: "trim"; readonly seat: number; readonly card: number }
  | { readonly kind: "refill-dock"; readonly seat: number; readonly card: number; readonly space: number }
  | { readonly kind: "refill-mine"; readonly seat: number; readonly crystal: number; readonly space: number }
  | { readonly kind: "reveal-artifact"; readonly seat: number; readonly artifact: number; readonly stack: number }
  | { readonly kind: "idle-round"; readonly seat: number; readonly rounds: number }
  | { readonly kind: "over"; readonly seat: number; readonly cave_ins: number }
  | { readonly kind: "decline"; readonly seat: number; readonly decision: number }
  ;

export type SortName = "card" | "skill" | "skill-id" | "number" | "colour" | "left" | "level" | "space" | "cut" | "artifact" | "half" | "scoring" | "counted" | "ability" | "ability-id" | "seat" | "crystal" | "token" | "artifact-id" | "artifact-card" | "cause" | "decision";

export type BlockName = "word" | "ability" | "dock" | "crystal" | "stack" | "colour" | "seat" | "base" | "hand";

export type OptionName = "players" | "edition" | "factions" | "start_player" | "overpay" | "idle_rounds" | "open_piles";

export interface Types {
  readonly record: SeatRecord;
  readonly params: Params;
  readonly survey: Survey;
  readonly event: Event;
  readonly option: OptionName;
  readonly decision: PhaseName;
}
