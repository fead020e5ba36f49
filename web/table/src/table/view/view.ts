// A view: an immutable snapshot of what one seat sees at one moment. All that is drawn comes from here.

import {
  describe,
  ending,
  objection,
  prompt,
  readNumber,
  readParams,
  readRecord,
  Perspective,
  sameBytes,
  sources,
  spell,
  split,
  type Consequence,
  type DecisionRow,
  type Fields,
  type GameTypes,
  type Message,
  type Picked,
  type RecordLayout,
  type Result,
  type Rules,
  type Schema,
  type Value,
  type Words,
} from "@starlode/engine";

export interface Choice {
  readonly action: number;
  readonly picked: Picked;
}

/** Something on the table that has a name and can be explained. */
export interface Thing {
  readonly sort: string;
  readonly number: number;
}

/** One source of a player's points. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

/** What views of one table have in common. */
export interface Ground {
  readonly engine: Rules;
  readonly words: Words;
  readonly names: readonly string[];
}

/** Whether a choice would come to nothing, by what a game's survey says. */
export type InVain = (view: View, choice: Choice) => boolean;

const WORD = "word"; // the block of the action space whose numbers are words

export class View<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly schema: Schema;
  readonly words: Words;
  readonly names: readonly string[];
  readonly players: number;
  readonly acting: readonly number[];
  readonly over: boolean;
  readonly decision: (DecisionRow & { readonly name: G["decision"] }) | null;
  readonly choices: readonly Choice[];
  private readonly perspective: Perspective;
  private readonly kept = new Map<string, Fields>();

  /** What a seat sees: its record as bytes, or that of a spectator (-1). */
  constructor(
    private readonly ground: Ground,
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly seat: number,
  ) {
    const { engine, words, names } = ground;
    this.schema = engine.description.schema;
    this.game = this.schema.game;
    this.words = words;
    this.names = names;
    this.perspective = new Perspective(engine, bytes, seat, names);
    this.players = this.perspective.field("players");
    this.over = this.perspective.field("over") === 1;
    this.acting = this.over ? [] : seatsIn(this.perspective.field("acting"), this.players);
    this.decision = this.perspective.isAsked ? this.perspective.decision : null;
    this.choices = this.decision ? this.legalChoices() : [];
  }

  /** Whether another view shows the same position to the same seat, in the same words. */
  isLike({ seat, words, bytes }: View): boolean {
    return this.seat === seat && this.words === words && sameBytes(this.bytes, bytes);
  }

  /** The same position, said in other words or with other names. */
  retold(ground: Ground): View<G> {
    return new View<G>(ground, this.bytes, this.seat);
  }

  /** The same table with another record of this seat; null without rules of our own, which alone can be asked about it. */
  with(bytes: Uint8Array<ArrayBuffer>): View<G> | null {
    return this.ground.engine.own ? new View<G>(this.ground, bytes, this.seat) : null;
  }

  /** What this seat would see after a decision of its own that neither chance nor secrets can change; null without rules of our own. */
  after(action: number): View<G> | null {
    const bytes = this.ground.engine.foresee(this.bytes, this.seat, action);
    return bytes && this.with(bytes);
  }

  /** Positions that may follow a choice, as far as this seat knows, each with the eyes of the seat that is asked then. */
  sequels({ action }: Choice): readonly View<G>[] {
    const { engine } = this.ground;
    return engine.sequels(this.bytes, this.seat, action).flatMap((bytes) => {
      const [asked] = seatsIn(readNumber(engine.layout, "acting", bytes), this.players);
      return asked === undefined ? [] : [new View<G>(this.ground, bytes, asked)];
    });
  }

  /** What would follow a choice; null without rules of our own. */
  consequence({ action }: Choice): Consequence | null {
    return this.ground.engine.consequence(this.bytes, this.seat, action);
  }

  /**
   * The only choice, or the only one that does not come to nothing, where making it is no decision: it loses nothing, this
   * seat goes on and can take it back, and other people could have told that there is no other.
   */
  forced(people: readonly number[], inVain: InVain): Choice | null {
    const [only, another] = this.real(inVain);
    if (!only || another || this.loses(only)) return null;
    const { free, asked } = this.consequence(only) ?? { free: false, asked: false };
    const others = people.filter((seat) => seat !== this.seat);
    return free && asked && this.isOpen(others, inVain) ? only : null;
  }

  /** The choices without those that would come to nothing; all of them where there is no other. */
  private real(inVain: InVain): readonly Choice[] {
    const real = this.choices.filter((choice) => !inVain(this as unknown as View, choice));
    return real.length ? real : this.choices;
  }

  /** Whether other seats can work out what this one can really choose from. */
  private isOpen(others: readonly number[], inVain: InVain): boolean {
    const { engine } = this.ground;
    const actions = (view: View<G>): string => String(view.real(inVain).map(({ action }) => action));
    const known = actions(this);
    for (const guess of engine.guesses(this.bytes, this.seat, others) ?? [])
      if (actions(new View<G>(this.ground, guess, this.seat)) !== known) return false;
    return engine.own;
  }

  // ---- numbers ----

  get record(): G["record"] {
    return this.keep("record", () => readRecord(this.schema.record, this.bytes)) as G["record"];
  }

  get survey(): G["survey"] {
    return this.keep("survey", () => this.ground.engine.survey(this.bytes, this.seat) ?? {}) as G["survey"];
  }

  get params(): G["params"] {
    return readParams(this.schema, this.ground.engine.params) as G["params"];
  }

  /** A number of the record; places name one along each axis of the field. */
  at(field: keyof G["record"] & string, ...place: number[]): number {
    return inside(this.schema.record, this.record as Fields, field, place);
  }

  surveyAt(field: keyof NonNullable<G["survey"]> & string, ...place: number[]): number {
    return inside(this.schema.survey!, this.survey as unknown as Fields, field, place);
  }

  paramAt(field: keyof G["params"] & string, ...place: number[]): number {
    return inside(this.schema.params, this.params as Fields, field, place);
  }

  private keep(part: string, read: () => Fields): object {
    const known = this.kept.get(part) ?? read();
    this.kept.set(part, known);
    return known;
  }

  // ---- choices ----

  /** The legal actions on one thing; a detail narrows them down further. */
  picks(block: string, number: number, detail?: number): readonly Choice[] {
    return this.choices.filter(
      ({ picked }) =>
        picked.block.name === block && picked.number === number && (detail === undefined || picked.detail === detail),
    );
  }

  /** Legal actions that are words, such as to decline or to be done. */
  get spoken(): readonly Choice[] {
    return this.choices.filter(({ picked }) => picked.block.name === WORD);
  }

  /** The word that an action says, or null. */
  wordOf({ picked }: Choice): string | null {
    return picked.block.name === WORD ? this.schema.layout.words[picked.number]! : null;
  }

  /** Whether a word ends, declines or gives up something; the only choice goes on, unless it costs something. */
  leaves(choice: Choice): boolean {
    const word = this.wordOf(choice);
    if (!word || !this.decision?.leaving.includes(word)) return false;
    return this.choices.length > 1 || this.loses(choice);
  }

  /** Whether a word costs something. */
  private loses(choice: Choice): boolean {
    const word = this.wordOf(choice);
    return word !== null && (this.decision?.losing.includes(word) ?? false);
  }

  /** The action that picks one thing, legal or not. */
  actionOn(block: string, number: number, detail = 0): number {
    const found = this.schema.layout.blocks.find(({ name }) => name === block);
    if (!found) throw new Error(`${this.game} has no block '${block}'`);
    const rest = found.axes.slice(1).reduce((product, { size }) => product * size, 1);
    return found.start + number * rest + detail;
  }

  private legalChoices(): Choice[] {
    return this.ground.engine
      .legal(this.bytes, this.seat)
      .map((action) => ({ action, picked: split(this.schema, action) }));
  }

  // ---- words ----

  /** A thing in words, in one of the forms that its catalogue has. */
  name(sort: string, number: number, form = ""): string {
    return this.words.name({ sort, number, scope: this.perspective.scope(), count: 1 }, form);
  }

  /** A message of the game's catalogue. */
  text(message: string, facts: Readonly<Record<string, Value | string>> = {}): string {
    return this.words.text(message, facts);
  }

  /** What the game is called where there is little room. */
  get title(): string {
    return this.text(this.words.has("page-title") ? "page-title" : "title");
  }

  /** Something that a message can speak of, as a fact for `text`. */
  thing(sort: string, number: number): Value {
    return this.perspective.scope().thing(sort, number);
  }

  /** What is asked now, in one sentence; where only words can answer it may say why there is nothing else. */
  prompt(): string {
    const message = prompt(this.perspective);
    const only = this.choices.length > 0 && this.spoken.length === this.choices.length;
    return this.seen(only ? { ...message, ids: message.ids.flatMap((id) => [`only-${id}`, id]) } : message);
  }

  describe(action: number): string {
    return this.words.say(describe(this.perspective, action));
  }

  /** An action in the fewest words, for a button. */
  label(action: number): string {
    const text = this.seen(describe(this.perspective, action));
    return text.charAt(0).toLocaleUpperCase(this.words.language) + text.slice(1); // some languages describe in lower case
  }

  /** A message as it is said beside a table that one sees, which may be shorter. */
  private seen(message: Message): string {
    return this.words.say({ ...message, ids: message.ids.flatMap((id) => [`page-${id}`, id]) });
  }

  /** Why an action is not legal now, in one sentence. */
  async objection(action: number): Promise<string> {
    return this.words.say(await objection(this.perspective, action));
  }

  // ---- standing ----

  /** Points and rank of every seat, as far as this one may know; final once the game is over, empty while they are not known. */
  results(): readonly Result[] {
    return this.ground.engine.returns(this.bytes);
  }

  /** What a seat's points are made of, in words, as far as this one may know. */
  scores(seat: number): readonly ScoreLine[] {
    return sources(this.perspective, seat).map(({ label, points }) => ({ label: this.words.say(label), points }));
  }

  /** Why the game is over, in one sentence. */
  ending(): string {
    return this.words.say(ending(this.perspective));
  }

  /** The text of a move, as records have it. */
  spell(action: number): string {
    return spell(this.perspective, action);
  }
}

/** The seats in a set of bits, lowest first. */
export function seatsIn(bits: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

function inside(layout: RecordLayout, fields: Fields, name: string, place: readonly number[]): number {
  const value = fields[name];
  if (value === undefined) throw new Error(`there is no field '${name}'`);
  if (typeof value === "number") return value;
  const { shape } = layout.fields[name]!;
  if (place.length !== shape.length) throw new Error(`'${name}' has ${shape.length} axes, not ${place.length}`);
  return value[place.reduce((sum, at, axis) => sum * shape[axis]! + at, 0)]!;
}
