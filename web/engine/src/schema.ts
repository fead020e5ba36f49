// What a game's bundle says of itself; `starlode wasm` writes it, docs/reference/schema.md explains it.

export type Options = Readonly<Record<string, unknown>>;

export interface FieldLayout {
  readonly type: "i1" | "i2" | "i4" | "u4" | "f8";
  readonly offset: number;
  readonly shape: readonly number[];
  readonly low?: number; // what its numbers may be; those of fractions may be any
  readonly high?: number;
}

export interface RecordLayout {
  readonly size: number; // bytes that a seat is sent
  readonly whole: number; // bytes of all fields
  readonly fields: Readonly<Record<string, FieldLayout>>;
}

/** How a value holds several things: this many counts, or a set of bits. */
export interface Several {
  readonly counts?: number;
  readonly bits?: boolean;
}

export interface Fact extends Several {
  readonly sort: string;
  readonly path: string;
}

export type Facts = Readonly<Record<string, Fact>>;

export interface Sort {
  readonly ids: readonly string[] | null;
  readonly message: string | null;
  readonly facts: Facts;
}

export interface Block {
  readonly name: string;
  readonly start: number;
  readonly count: number;
  readonly axes: readonly { readonly sort: string; readonly size: number }[];
  readonly facts: Facts;
  readonly forms: readonly { readonly pattern: string; readonly when: string; readonly facts: Facts }[];
}

export interface ChoiceRow {
  readonly block: string;
  readonly verbs: readonly string[];
  readonly which: string;
  readonly facts: Facts;
}

export interface DecisionRow {
  readonly name: string;
  readonly words: readonly string[];
  readonly declined: string | null;
  readonly leaving: readonly string[]; // words that end, decline or give up something
  readonly losing: readonly string[]; // those of them that cost something even if they are the only choice
  readonly holds: readonly string[];
  readonly facts: Facts;
  readonly choices: readonly ChoiceRow[];
}

export interface EventKind {
  readonly name: string;
  readonly seated: boolean;
  readonly private: readonly string[]; // the details, last of all, that only its own seat is told
  readonly details: readonly (Several & { readonly name: string; readonly sort: string; readonly column: number })[];
  readonly facts: Facts;
  readonly by: string | null; // the detail by whose id its line is chosen, where the catalogue has one for that id
}

/** A source of points: the path to those of a seat, for each of this many things; left out where `when` leads to 0. */
export interface Origin {
  readonly name: string;
  readonly points: string;
  readonly count: number;
  readonly when: string;
  readonly facts: Facts;
}

/** What a field of a small game holds: counts of things, or the number of one; perhaps a row for each seat. */
export interface FieldMeaning {
  readonly name: string;
  readonly seats: boolean;
  readonly secret: boolean; // until the game is over
  readonly counts: readonly string[]; // ids
  readonly holds: readonly string[]; // ids
}

/** What an option takes: yes or no, a number, or one of its values; perhaps a seat instead, or a number of items from a list. */
export type OptionValues =
  | { readonly kind: "switch" }
  | { readonly kind: "range"; readonly low: number; readonly high: number }
  | {
      readonly kind: "one";
      readonly values: readonly string[];
      readonly seats: boolean;
      readonly some: { readonly count: number; readonly of: readonly string[] } | null;
    };

export interface Option {
  readonly name: string;
  readonly default: unknown;
  readonly values: string; // in words
  readonly takes: OptionValues;
}

export interface Schema {
  readonly schema: number;
  readonly game: string;
  readonly rules: number;
  readonly players: readonly [number, number];
  readonly languages: readonly string[];
  readonly record: RecordLayout;
  readonly params: RecordLayout;
  readonly survey: RecordLayout | null;
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly layout: { readonly size: number; readonly words: readonly string[]; readonly blocks: readonly Block[] };
  readonly decisions: readonly DecisionRow[];
  readonly reasons: readonly { readonly name: string; readonly facts: Facts }[];
  readonly events: { readonly columns: number; readonly kinds: readonly EventKind[] };
  readonly scores: readonly Origin[];
  readonly ending: { readonly message: string; readonly facts: Facts };
  readonly components: unknown; // the component file, null where there is none
  readonly fields: readonly FieldMeaning[]; // empty where a game does not say
  readonly options: readonly Option[];
}

/** What an argument of an export is: numbers, or the address of something. */
export interface Argument {
  readonly number?: number;
  readonly record?: RecordLayout;
  readonly records?: RecordLayout;
  readonly array?: string;
  readonly count?: number;
  readonly size?: number;
  readonly rows?: number; // bytes of each, if the number of rows is passed too
}

/** A file with a network. */
export interface NetworkFile {
  readonly name: string;
  readonly digest: string; // tells the network apart from another one
}

/** What is known of a game's networks before one is fetched. */
export interface NetworkDescription {
  readonly weights: readonly string[]; // the arguments that its numbers are, in their order
  readonly search: Readonly<Record<string, number>>; // how a search weighs its advice
  readonly files: Readonly<Record<number, NetworkFile>>; // by number of players, where there is one
}

export interface Thinking {
  readonly seconds: number;
  readonly iterations: number;
}

/** A level with a name, or a master by how many iterations it thinks for. */
export type Decider = string | number;

/** Who makes a decision: the upper one as often as `share` says, else the lower one. */
export interface Lot {
  readonly below: Decider;
  readonly above: Decider;
  readonly share: number;
}

/** What the levels from 1 to 10 are, on a scale whose steps are alike. */
export interface ScaleDescription {
  readonly step: number; // rating points
  readonly lots: readonly Lot[]; // by which the levels from 1 to 10 decide
  readonly places: Readonly<Record<string, number>>; // of those that are offered, the weakest first
}

/** A sign for a decision or a turn, and how much of the expected result, from 0 to 1, it begins with. */
export interface GradeMark {
  readonly mark: string;
  readonly grade: string;
  readonly least: number;
}

/** Where marks begin, and how much is thought about a decision; starlode/analysis/measures.py explains it. */
export interface Measures {
  readonly lost: readonly GradeMark[]; // the gravest first
  readonly found: readonly GradeMark[]; // the greatest first
  readonly iterations: number; // of a look
  readonly plain: number; // the same without a network
  readonly trees: number;
  readonly few: number;
  readonly student: readonly number[];
  readonly deeper: number;
  readonly hopeless: number;
  readonly seen: number;
  readonly freely: number;
  readonly sure: number;
}

/** The content of `rules.json`. */
export interface Description {
  readonly module: number;
  readonly sources: string; // digest of the code that the modules were made from
  readonly exports: Readonly<Record<string, readonly string[]>>;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly search: Readonly<Record<string, number>>;
  readonly network: NetworkDescription | null; // where the game has one
  readonly levels: Readonly<Record<string, Thinking>>; // how those below a master think ahead that do
  readonly slips: Readonly<Record<string, number>>; // by level, the share of decisions that are made without thought
  readonly analysis: Measures;
  readonly masters: Readonly<Record<number, Thinking>>; // by number of players, where a network makes a master
  readonly scale: Readonly<Record<number, ScaleDescription>>; // by number of players
  readonly schema: Schema;
}

/** The content of `params.json`: the numbers of one table, and how those of the others differ. */
export interface Offer {
  readonly base: string;
  readonly sets: readonly { readonly options: Options; readonly patches: readonly (readonly [number, string])[] }[];
}

/** The types of a game, generated as `Types` by `starlode schema GAME --typescript`. */
export interface GameTypes {
  readonly record: object;
  readonly params: object;
  readonly survey: object | null;
  readonly event: { readonly kind: string; readonly seat: number };
  readonly option: string;
  readonly decision: string;
}
