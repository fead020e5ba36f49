// Words: the catalogues of Project Fluent, with the same functions as in Python (engine/text/catalogue.py).

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";

import { fillIn, idOf, isThing, sortOf, type Scope, type ScopedThing, type Value } from "./facts";
import type { Fact, Schema } from "./schema";

const ENGLISH = "en";
const BRITISH = "en-GB"; // what our English is, and so lists have no comma before the last thing

/** Something to say in any language: messages of which the first that exists is used, and what they may speak of. */
export interface Message {
  readonly ids: readonly string[];
  readonly scope: Scope;
  readonly facts: Readonly<Record<string, Fact | Value>>;
}

/** A thing inside a sentence. */
class Named extends FluentType<ScopedThing> {
  constructor(
    private readonly words: Words,
    thing: ScopedThing,
  ) {
    super(thing);
  }

  toString(): string {
    return this.words.name(this.value);
  }
}

/** A list of things inside a sentence. */
class Several extends FluentType<readonly (number | ScopedThing)[]> {
  constructor(
    private readonly words: Words,
    values: readonly (number | ScopedThing)[],
  ) {
    super(values);
  }

  joined(type: "conjunction" | "disjunction"): string {
    return this.words.list(
      this.value.map((one) => (isThing(one) ? this.words.name(one) : String(one))),
      type,
    );
  }

  toString(): string {
    return this.joined("conjunction");
  }
}

/** The messages of a catalogue that are plain text, by their names. */
export function plainTexts(catalogue: string): ReadonlyMap<string, string> {
  const found = new FluentResource(catalogue).body.map(({ id, value }) => [id, value] as const);
  return new Map(found.flatMap(([id, value]) => (typeof value === "string" ? [[id, value] as const] : [])));
}

/** The catalogues of one language for one game; what is missing there is said in English. */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly english: Words | null;
  private readonly lists: { [type in "conjunction" | "disjunction"]?: Intl.ListFormat } = {}; // made once: they cost more than they say

  constructor(
    readonly schema: Schema,
    readonly language: string,
    catalogues: Readonly<Record<string, string>>,
  ) {
    this.bundle = new FluentBundle(language, { functions: this.functions(), useIsolating: false });
    this.bundle.addResource(new FluentResource(catalogues[language] ?? "")); // the first to have a message keeps it
    this.english = language === ENGLISH ? null : new Words(schema, ENGLISH, catalogues);
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** Whether there is a message in this language or in English, which then stands for it. */
  knows(message: string): boolean {
    return this.has(message) || (this.english?.has(message) ?? false);
  }

  /** The message in words. */
  say(message: Message): string {
    const name = message.ids.find((id) => this.has(id));
    if (name !== undefined) {
      const { facts, scope } = message;
      return this.format(name, "", Object.keys(facts), (fact) => valueOf(scope, facts[fact]!));
    }
    if (!this.english) throw new Error(`no catalogue has a message '${message.ids[0]}'`);
    return this.english.say(message);
  }

  /** A message with plain arguments, in one of its forms if it has that. */
  text(name: string, facts: Readonly<Record<string, Value | string>> = {}, form = ""): string {
    if (!this.has(name) && this.english) return this.english.text(name, facts, form);
    return this.format(name, form, Object.keys(facts), (fact) => facts[fact]!);
  }

  /** A thing in words; something unknown or hidden gets the vague name of its sort. */
  name(thing: ScopedThing, form = ""): string {
    const { names } = thing.scope;
    if (thing.sort === "seat" && thing.number >= 0 && thing.number < names.length) return names[thing.number]!;
    const scope = thing.scope.about({ number: thing.number });
    const name = thing.number < 0 ? `${thing.sort}-unknown` : this.naming(thing, scope);
    if (!this.has(name)) return this.english ? this.english.name(thing, form) : idOf(this.schema, thing);
    const { facts } = sortOf(this.schema, thing.sort);
    return this.format(name, form, [...Object.keys(facts), "count"], (fact) =>
      fact === "count" ? thing.count : scope.value(facts[fact]!),
    );
  }

  /** Texts as a list: `a, b and c`, or as alternatives. */
  list(texts: readonly string[], type: "conjunction" | "disjunction"): string {
    this.lists[type] ??= new Intl.ListFormat(this.language === ENGLISH ? BRITISH : this.language, { type });
    return this.lists[type].format(texts);
  }

  /** The message that names a thing. */
  private naming(thing: ScopedThing, scope: Scope): string {
    const { message, facts } = sortOf(this.schema, thing.sort);
    return fillIn(message ?? `${thing.sort}-{id}`, scope, facts, { id: idOf(this.schema, thing) });
  }

  /** A message, which looks up only those facts that it speaks of. */
  private format(
    name: string,
    form: string,
    facts: readonly string[],
    value: (fact: string) => Value | string,
  ): string {
    const message = this.bundle.getMessage(name);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) throw new Error(`the message '${name}' has no text`);
    const given: Record<string, FluentVariable> = {};
    for (const fact of facts) {
      Object.defineProperty(given, fact, { get: () => this.argument(value(fact)), enumerable: true });
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, errors);
    if (errors[0]) throw new Error(`the message '${name}' in '${this.language}' cannot be said: ${errors[0].message}`);
    return text;
  }

  private argument(value: Value | string): FluentVariable {
    if (typeof value === "string" || typeof value === "number") return value;
    return isThing(value) ? new Named(this, value) : new Several(this, value);
  }

  /** What messages may call; Python has the same. */
  private functions(): Record<string, FluentFunction> {
    const thing = (value: unknown): ScopedThing => (value as Named).value;
    return {
      ID: ([one]) => (thing(one).number < 0 ? "unknown" : idOf(this.schema, thing(one))),
      FORM: ([one], { form }) => this.name(thing(one), String(form)),
      AND: ([things]) => (things as Several).joined("conjunction"),
      OR: ([things]) => (things as Several).joined("disjunction"),
      SIZE: ([things]) => new FluentNumber((things as Several).value.length),
    };
  }
}

function valueOf(scope: Scope, fact: Fact | Value): Value {
  return typeof fact === "object" && "path" in fact ? scope.value(fact) : fact;
}
