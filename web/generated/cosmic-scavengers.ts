// Types of cosmic-scavengers, written by `starlode schema cosmic-scavengers --typescript`.

export const Board = {
  "any": 0,
  "square": 1,
  "hex": 2,
} as const;
export type BoardName = keyof typeof Board;

export const Effect = {
  "none": 0,
  "become": 1,
  "gain": 2,
  "clean-boot": 3,
  "tunnel-vision": 4,
  "reverse": 5,
  "lane": 6,
  "turn": 7,
  "core": 8,
  "tow": 9,
  "safety": 10,
  "hospital": 11,
  "salvage": 12,
  "finders-fee": 13,
  "express": 14,
  "control": 15,
  "bay": 16,
  "licence": 17,
  "converter": 18,
  "arbiter": 19,
  "black-market": 20,
  "expo": 21,
  "archive": 22,
} as const;
export type EffectName = keyof typeof Effect;

export const Ending = {
  "none": 0,
  "showing": 1,
  "revealed": 2,
  "round-limit": 3,
  "crash": 4,
} as const;
export type EndingName = keyof typeof Ending;

export const Fate = {
  "back": 0,
  "full": 1,
  "damaged": 2,
  "saved": 3,
} as const;
export type FateName = keyof typeof Fate;

export const Group = {
  "prizes": 0,
  "programmables": 1,
  "robots": 2,
} as const;
export type GroupName = keyof typeof Group;

export const Icon = {
  "precious": 0,
  "electrical": 1,
  "mechanical": 2,
  "chemical": 3,
  "organic": 4,
  "void": 5,
  "capacity": 6,
  "recovery": 7,
  "blank": 8,
  "priority": 9,
} as const;
export type IconName = keyof typeof Icon;

export const Journey = {
  "resting": 0,
  "travelling": 1,
  "returning": 2,
  "stopped-full": 3,
  "stopped-damaged": 4,
} as const;
export type JourneyName = keyof typeof Journey;

export const Part = {
  "prepare": 0,
  "program": 1,
  "recover": 2,
  "collect": 3,
  "fulfil": 4,
  "clean": 5,
} as const;
export type PartName = keyof typeof Part;

export const Phase = {
  "over": 0,
  "recall": 1,
  "program": 2,
  "recover-robot": 3,
  "recover-contract": 4,
  "fulfil": 5,
  "pay": 6,
  "salvage": 7,
  "hospital-robot": 8,
  "hospital-contract": 9,
  "claim": 10,
  "reveal": 11,
  "prepare": 12,
  "collect": 13,
  "effects": 14,
  "designate": 15,
  "place": 16,
  "insert": 17,
  "gap": 18,
} as const;
export type PhaseName = keyof typeof Phase;

export const Reason = {
  "nothing-programmed": 0,
  "no-restarts": 1,
  "program-incomplete": 2,
  "designated": 3,
  "other-board": 4,
  "designation-first": 5,
  "slots-full": 6,
  "robot-not-in-hand": 7,
  "not-programmable": 8,
  "robots-first": 9,
  "gap-first": 10,
  "contract-not-in-hand": 11,
  "no-contract-waits": 12,
  "above-the-last": 13,
  "too-few-robots": 14,
  "robot-not-discarded": 15,
  "contract-not-discarded": 16,
  "not-in-market": 17,
  "given-up": 18,
  "too-dear": 19,
  "void-stays": 20,
  "supply-lacks": 21,
  "no-marble": 22,
  "other-unit": 23,
  "rising-value": 24,
  "stuck": 25,
} as const;
export type ReasonName = keyof typeof Reason;

export const RobotAt = {
  "away": 0,
  "hand": 1,
  "discard": 2,
  "program": 3,
} as const;
export type RobotAtName = keyof typeof RobotAt;

export const Stance = {
  "none": 0,
  "stands": 1,
  "backed-down": 2,
  "barred": 3,
} as const;
export type StanceName = keyof typeof Stance;

export const Topic = {
  "marble": 0,
  "void": 1,
  "robot": 2,
  "collision": 3,
} as const;
export type TopicName = keyof typeof Topic;

export const Type = {
  "precious": 0,
  "electrical": 1,
  "mechanical": 2,
  "chemical": 3,
  "organic": 4,
  "void": 5,
} as const;
export type TypeName = keyof typeof Type;

export const When = {
  "never": 0,
  "in-program": 1,
  "on-delivery": 2,
  "from-then-on": 3,
  "at-the-end": 4,
} as const;
export type WhenName = keyof typeof When;

export const Word = {
  "done": 0,
  "restart": 1,
  "stop": 2,
  "end": 3,
  "agree": 4,
  "reveal": 5,
  "keep": 6,
} as const;
export type WordName = keyof typeof Word;

export const Zone = {
  "tableau": 0,
  "hand": 1,
  "discard": 2,
  "program": 3,
} as const;
export type ZoneName = keyof typeof Zone;

export const PhaseWays = {
  "clean": [0, 11],
  "prepare": [1, 12],
  "program": [2, 15, 16, 17, 18],
  "recover": [3, 4],
  "fulfil": [5, 6, 7, 8, 9, 10, 14],
  "collect": [13],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export const GroupClauses = {
  "prizes": ["CS-1.48", "CS-8.9"],
  "programmables": ["CS-1.50", "CS-12.2"],
  "robots": ["CS-1.49", "CS-8.10"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const TopicClauses = {
  "marble": ["CS-1.12", "CS-7.11"],
  "void": ["CS-1.14"],
  "robot": ["CS-1.38", "CS-1.39", "CS-7.3"],
  "collision": ["CS-11.9"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const ContractIds = ["prize-black-market-deal", "prize-colony-charter", "prize-coolant-tanks", "prize-crown-jewels", "prize-express-freight", "prize-field-hospital", "prize-filtration-plant", "prize-finders-fee", "prize-fusion-coils", "prize-grand-arbiter", "prize-habitat-dome", "prize-hull-plating", "prize-matter-converter", "prize-mission-control", "prize-reactor-core", "prize-repair-bay", "prize-robotics-expo", "prize-salvage-rights", "prize-seed-vault", "prize-sensor-array", "prize-software-archive", "prize-star-atlas", "prize-terraforming-kit", "prize-trade-licence", "prog-afterburner-1", "prog-afterburner-2", "prog-arc-tuner", "prog-cargo-rack-1", "prog-cargo-rack-2", "prog-chemical-retort", "prog-clean-boot", "prog-core-drill", "prog-gantry-port", "prog-gantry-starboard", "prog-gem-cutter", "prog-gripper-arm", "prog-helm-turn", "prog-jewel-lens", "prog-machine-vise", "prog-rear-hatch", "prog-repair-kit", "prog-safety-line-1", "prog-safety-line-2", "prog-spark-probe", "prog-tow-cable-1", "prog-tow-cable-2", "prog-tunnel-vision", "prog-void-net", "robot-alchemist-1", "robot-alchemist-2", "robot-bio-harvester-1", "robot-bio-harvester-2", "robot-dynamo-1", "robot-dynamo-2", "robot-foreman-1", "robot-foreman-2", "robot-foundry-1", "robot-foundry-2", "robot-freighter-1", "robot-freighter-2", "robot-jeweler-1", "robot-jeweler-2", "robot-omnibot-1", "robot-omnibot-2", "robot-phantom-1", "robot-phantom-2", "robot-recovery-drone-1", "robot-recovery-drone-2", "robot-turbo-1", "robot-turbo-2", "robot-void-sweeper-1", "robot-void-sweeper-2"] as const;
export type ContractId = (typeof ContractIds)[number];

export const TitleIds = ["prize-black-market-deal", "prize-colony-charter", "prize-coolant-tanks", "prize-crown-jewels", "prize-express-freight", "prize-field-hospital", "prize-filtration-plant", "prize-finders-fee", "prize-fusion-coils", "prize-grand-arbiter", "prize-habitat-dome", "prize-hull-plating", "prize-matter-converter", "prize-mission-control", "prize-reactor-core", "prize-repair-bay", "prize-robotics-expo", "prize-salvage-rights", "prize-seed-vault", "prize-sensor-array", "prize-software-archive", "prize-star-atlas", "prize-terraforming-kit", "prize-trade-licence", "prog-afterburner", "prog-arc-tuner", "prog-cargo-rack", "prog-chemical-retort", "prog-clean-boot", "prog-core-drill", "prog-gantry-port", "prog-gantry-starboard", "prog-gem-cutter", "prog-gripper-arm", "prog-helm-turn", "prog-jewel-lens", "prog-machine-vise", "prog-rear-hatch", "prog-repair-kit", "prog-safety-line", "prog-spark-probe", "prog-tow-cable", "prog-tunnel-vision", "prog-void-net", "robot"] as const;
export type TitleId = (typeof TitleIds)[number];

export const CardIds = ["digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout", "turbo-1", "turbo-2", "recovery-drone-1", "recovery-drone-2", "freighter-1", "freighter-2", "bio-harvester-1", "bio-harvester-2", "alchemist-1", "alchemist-2", "foundry-1", "foundry-2", "dynamo-1", "dynamo-2", "jeweler-1", "jeweler-2", "omnibot-1", "omnibot-2", "void-sweeper-1", "void-sweeper-2", "phantom-1", "phantom-2", "foreman-1", "foreman-2"] as const;
export type CardId = (typeof CardIds)[number];

export const RobotIds = ["digger", "sifter", "hauler", "courier", "welder", "magpie", "mender", "scout", "turbo", "recovery-drone", "freighter", "bio-harvester", "alchemist", "foundry", "dynamo", "jeweler", "omnibot", "void-sweeper", "phantom", "foreman"] as const;
export type RobotId = (typeof RobotIds)[number];

export const DesignationIds = ["sq-n", "sq-e", "sq-s", "sq-w", "hx-n-l", "hx-n-r", "hx-ne-l", "hx-ne-r", "hx-se-l", "hx-se-r", "hx-s-l", "hx-s-r", "hx-sw-l", "hx-sw-r", "hx-nw-l", "hx-nw-r"] as const;
export type DesignationId = (typeof DesignationIds)[number];

export const ModeIds = ["t", "r", "b", "l"] as const;
export type ModeId = (typeof ModeIds)[number];

export const PriceIds = ["precious", "electrical", "mechanical", "chemical", "organic", "void", "wild"] as const;
export type PriceId = (typeof PriceIds)[number];

export const CellIds = ["(0,0)", "(0,1)", "(0,2)", "(0,3)", "(0,4)", "(0,5)", "(1,0)", "(1,1)", "(1,2)", "(1,3)", "(1,4)", "(1,5)", "(2,0)", "(2,1)", "(2,2)", "(2,3)", "(2,4)", "(2,5)", "(3,0)", "(3,1)", "(3,2)", "(3,3)", "(3,4)", "(3,5)", "(4,0)", "(4,1)", "(4,2)", "(4,3)", "(4,4)", "(4,5)", "(5,0)", "(5,1)", "(5,2)", "(5,3)", "(5,4)", "(5,5)"] as const;
export type CellId = (typeof CellIds)[number];

export const SEATS = 4;
export const EMPTY = -1;
export const HEX_FROM = 4;
export const IN_DECK = -1;
export const IN_MARKET = -2;
export const IN_BOX = -3;
export const ASIDE = -4;
export const ABOVE = 1;
export const BELOW = 2;
export const TYPES = 6;
export const UNITS = 7;
export const WILD = 6;
export const ICONS = 10;
export const STARTING = 8;
export const CONTRACT_KINDS = 12;
export const COPIES = 2;
export const KINDS = 20;
export const CARDS = 32;
export const MODES = 4;
export const SLOTS = 4;
export const GAPS = 5;
export const GROUPS = 3;
export const GROUP = 24;
export const PROG_FROM = 24;
export const ROBOT_FROM = 48;
export const CONTRACTS = 72;
export const BEARERS = 2;
export const MARKET = 12;
export const CELLS = 61;
export const SQUARE_SIDE = 6;
export const LANES = 6;
export const ROW = 9;
export const MOST_MARBLES = 15;
export const MOST_ICONS = 8;
export const MOST_GAINED = 16;
export const MOST_UNITS = 9;
export const MOST_AMOUNT = 9;
export const MOST_ROUNDS = 99;
export const MOST_RESTARTS = 99;
export const MOST_STEPS = 5400;
export const MOST_RECOVERED = 66;

export interface SeatRecord {
  readonly players: number;
  readonly acting: number;
  readonly phase: number;
  readonly over: number;
  readonly ply: number;
  readonly counter: number;
  readonly key: readonly number[];
  readonly event_count: number;
  readonly designation: readonly number[];
  readonly slot_card: readonly number[];
  readonly steps: readonly number[];
  readonly restarts: readonly number[];
  readonly waiting: readonly number[];
  readonly slot_mode: readonly number[];
  readonly stack_count: readonly number[];
  readonly journey: readonly number[];
  readonly claimant: number;
  readonly round_number: number;
  readonly order: readonly number[];
  readonly allowance: number;
  readonly last_wild: number;
  readonly queue_count: number;
  readonly tied: readonly number[];
  readonly joined: readonly number[];
  readonly market_count: number;
  readonly turn: number;
  readonly robot_at: readonly number[];
  readonly stance: readonly number[];
  readonly shown: readonly number[];
  readonly stack_gap: readonly number[];
  readonly held: readonly number[];
  readonly contract_at: readonly number[];
  readonly pool: readonly number[];
  readonly owed: readonly number[];
  readonly target: number;
  readonly queue: readonly number[];
  readonly fresh: readonly number[];
  readonly voided: readonly number[];
  readonly paid: readonly number[];
  readonly supply: readonly number[];
  readonly store: readonly number[];
  readonly market: readonly number[];
  readonly ship: readonly number[];
  readonly stack: readonly number[];
  readonly icons: readonly number[];
  readonly route: readonly number[];
  readonly backwards: readonly number[];
  readonly delay: readonly number[];
  readonly safe: readonly number[];
  readonly load: readonly number[];
  readonly wish: readonly number[];
  readonly lost: readonly number[];
  readonly due: readonly number[];
  readonly agreed: number;
  readonly ending: number;
  readonly ender: number;
}

export interface Params {
  readonly icons: readonly number[];
  readonly collects: readonly number[];
  readonly diligence: readonly number[];
  readonly card_kind: readonly number[];
  readonly title: readonly number[];
  readonly copy_number: readonly number[];
  readonly points: readonly number[];
  readonly cost: readonly number[];
  readonly effect: readonly number[];
  readonly when: readonly number[];
  readonly amount: readonly number[];
  readonly icon: readonly number[];
  readonly gain: readonly number[];
  readonly needs: readonly number[];
  readonly board: readonly number[];
  readonly robot: readonly number[];
  readonly bearer: readonly number[];
  readonly asks: readonly number[];
  readonly board_of: readonly number[];
  readonly cells: readonly number[];
  readonly pool: readonly number[];
  readonly marbles: readonly number[];
  readonly market_size: readonly number[];
  readonly market_robots: readonly number[];
  readonly cell_at: readonly number[];
  readonly row: readonly number[];
  readonly row_length: readonly number[];
  readonly program_robots: number;
  readonly capacity: number;
  readonly showing_end: number;
  readonly filter_shapes: number;
  readonly simple: number;
  readonly recall: number;
  readonly round_limit: number;
  readonly crash_scores: number;
  readonly restarts: number;
}

export interface Survey {
  readonly showing: readonly number[];
  readonly fulfilled: readonly number[];
  readonly eligible: readonly number[];
  readonly score: readonly number[];
  readonly printed: readonly number[];
  readonly expo: readonly number[];
  readonly archive: readonly number[];
  readonly converter: readonly number[];
  readonly diligence: readonly number[];
  readonly priority: readonly number[];
  readonly allowances: readonly number[];
  readonly ignored: readonly number[];
  readonly robots_due: readonly number[];
  readonly placed: readonly number[];
  readonly lowest_gap: readonly number[];
  readonly diligence_of: readonly number[];
  readonly room: readonly number[];
  readonly walk: readonly number[];
  readonly reached: readonly number[];
  readonly caught: readonly number[];
  readonly empty_handed: readonly number[];
  readonly idle_gap: readonly number[];
  readonly ship: readonly number[];
  readonly icons: readonly number[];
  readonly route: readonly number[];
  readonly backwards: readonly number[];
  readonly delay: readonly number[];
  readonly safe: readonly number[];
  readonly order: readonly number[];
  readonly turn: number;
  readonly journey: readonly number[];
  readonly load: readonly number[];
  readonly wish: readonly number[];
  readonly fresh: readonly number[];
  readonly store: readonly number[];
  readonly held: readonly number[];
  readonly paid: readonly number[];
  readonly reach: readonly number[];
  readonly place: readonly number[];
  readonly payable: readonly number[];
  readonly idle_contract: readonly number[];
  readonly price: readonly number[];
  readonly spendable: readonly number[];
  readonly claim_verb: readonly number[];
  readonly claims: number;
  readonly unit: number;
  readonly wild_left: number;
  readonly score_after: number;
  readonly showing_after: number;
}

export type Event =
  | { readonly kind: "round"; readonly seat: number; readonly number: number }
  | { readonly kind: "top-up"; readonly seat: number; readonly marbles: readonly number[] }
  | { readonly kind: "fill"; readonly seat: number }
  | { readonly kind: "to-market"; readonly seat: number; readonly contract: number }
  | { readonly kind: "to-box"; readonly seat: number; readonly contract: number }
  | { readonly kind: "recall"; readonly seat: number; readonly card: number }
  | { readonly kind: "commit"; readonly seat: number }
  | { readonly kind: "designation"; readonly seat: number; readonly designation: number }
  | { readonly kind: "robot"; readonly seat: number; readonly card: number; readonly mode: number; readonly slot: number }
  | { readonly kind: "contract"; readonly seat: number; readonly contract: number; readonly gap: number; readonly ignored: number }
  | { readonly kind: "order"; readonly seat: number; readonly place: number; readonly diligence: number; readonly priority: number }
  | { readonly kind: "recover-robot"; readonly seat: number; readonly card: number }
  | { readonly kind: "recover-contract"; readonly seat: number; readonly contract: number }
  | { readonly kind: "collect"; readonly seat: number; readonly card: number; readonly marble: number; readonly cell: number }
  | { readonly kind: "collide"; readonly seat: number; readonly card: number; readonly marble: number; readonly cell: number }
  | { readonly kind: "robot-home"; readonly seat: number; readonly card: number; readonly fate: number }
  | { readonly kind: "replace"; readonly seat: number; readonly marbles: readonly number[] }
  | { readonly kind: "fulfil"; readonly seat: number; readonly contract: number }
  | { readonly kind: "pay"; readonly seat: number; readonly marbles: readonly number[] }
  | { readonly kind: "salvage"; readonly seat: number; readonly marble: number }
  | { readonly kind: "fee"; readonly seat: number; readonly marble: number }
  | { readonly kind: "end"; readonly seat: number }
  | { readonly kind: "store"; readonly seat: number; readonly marbles: readonly number[] }
  | { readonly kind: "claim"; readonly seat: number; readonly contract: number }
  | { readonly kind: "challenge"; readonly seat: number; readonly contract: number }
  | { readonly kind: "show"; readonly seat: number; readonly marbles: readonly number[] }
  | { readonly kind: "back-down"; readonly seat: number; readonly contract: number }
  | { readonly kind: "withdraw"; readonly seat: number; readonly contract: number }
  | { readonly kind: "agree"; readonly seat: number }
  | { readonly kind: "locked"; readonly seat: number; readonly contract: number }
  | { readonly kind: "stop"; readonly seat: number; readonly phase: number }
  | { readonly kind: "reveal"; readonly seat: number }
  | { readonly kind: "keep"; readonly seat: number }
  | { readonly kind: "empty"; readonly seat: number }
  | { readonly kind: "over"; readonly seat: number; readonly ending: number }
  ;

export type SortName = "number" | "contract" | "title" | "card" | "robot" | "type" | "designation" | "mode" | "icon" | "modes" | "price" | "effect" | "text" | "gain" | "board" | "marbles" | "ending-id" | "seat" | "cell" | "fate" | "phase" | "end";

export type BlockName = "word" | "designation" | "mode" | "robot" | "contract" | "gap" | "type";

export type OptionName = "players" | "filter_shape_contracts" | "simple_bookkeeping" | "emergency_recall" | "round_limit" | "crash_outcome" | "restarts";

export interface Types {
  readonly record: SeatRecord;
  readonly params: Params;
  readonly survey: Survey;
  readonly event: Event;
  readonly option: OptionName;
  readonly decision: PhaseName;
}
