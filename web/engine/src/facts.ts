// Facts: what sentences may speak of, found by the same short paths as in Python (engine/text/facts.py).

import type { Fields, Numbers } from "./records";
import type { Fact, Facts, RecordLayout, Schema, Several, Sort } from "./schema";

const NOTHING = -1;

/** A thing that a sentence speaks of; without a number it is unknown or hidden, and gets a vague name. */
export interface ScopedThing {
  readonly sort: string;
  readonly number: number;
  readonly scope: Scope;
  readonly count: number; // how many of them
}

export type Value = number | ScopedThing | readonly (number | ScopedThing)[];

/** Some of the numbers of a field: where they begin, and the axes that no place was named for yet. */
interface Cells {
  readonly numbers: readonly number[];
  readonly start: number;
  readonly shape: readonly number[];
}

type Found = number | Cells;
type Step = (scope: Scope) => Found;

const SEAT: Sort = { ids: null, message: "seat", facts: {} };

/** The sort of a name; seats are known in every game. */
export function sortOf(schema: Schema, name: string): Sort {
  const sort = schema.sorts[name] ?? (name === "seat" ? SEAT : undefined);
  if (!sort) throw new Error(`there is no sort '${name}'`);
  return sort;
}

/** How a thing is called where no language is spoken. */
export function idOf(schema: Schema, thing: ScopedThing): string {
  const { ids } = sortOf(schema, thing.sort);
  return ids ? ids[thing.number]! : String(thing.number);
}

interface Part {
  readonly layout: RecordLayout;
  readonly fields: () => Fields | null;
}

/** Where facts are found: the fields of a record, the game's other records, and the numbers that are asked about. */
export class Scope {
  constructor(
    readonly schema: Schema,
    readonly names: readonly string[],
    private readonly numbers: Readonly<Record<string, number>>,
    private readonly parts: Readonly<Record<"record" | "params" | "survey", Part | null>>,
  ) {}

  /** The same place, asked about other numbers. */
  about(numbers: Readonly<Record<string, number>>): Scope {
    return new Scope(this.schema, this.names, numbers, this.parts);
  }

  find(name: string): Found {
    return this.numbers[name] ?? this.field("record", name);
  }

  field(part: "record" | "params" | "survey", name: string): Found {
    const { layout, fields } = this.parts[part] ?? { layout: null, fields: null };
    const value: Numbers | undefined = fields?.()?.[name];
    if (value === undefined || !layout) throw new Error(`nothing is called '${name}' here`);
    return typeof value === "number" ? value : { numbers: value, start: 0, shape: layout.fields[name]!.shape };
  }

  /** What a fact is now: a plain number, or a thing. */
  value(fact: Fact): Value {
    const found = compilePath(fact.path)(this);
    return this.thing(fact.sort, typeof found === "number" ? found : all(found), fact);
  }

  /** The plain number at the end of a path. */
  number(path: string): number {
    return number(compilePath(path)(this));
  }

  /** What a number stands for; null for something that is hidden. */
  thing(sort: string, number: number | readonly number[] | null, { bits }: Several = {}): Value {
    const plain = sortOf(this.schema, sort).message === null;
    const one = (kind: number, count = 1): ScopedThing => ({ sort, number: kind, scope: this, count });
    if (number === null) return one(NOTHING);
    if (typeof number !== "number") return number.flatMap((count, kind) => (count ? [one(kind, count)] : []));
    if (!bits) return plain ? number : one(number);
    const held = Array.from({ length: 32 }, (_, kind) => kind).filter((kind) => (number >> kind) & 1);
    return held.map((kind) => (plain ? kind : one(kind)));
  }
}

/** The name of a message, or the text of a thing, from a pattern in which `{fact}` stands for the id of a fact. */
export function fillIn(
  pattern: string,
  scope: Scope,
  facts: Facts,
  known: Readonly<Record<string, string>> = {},
): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    if (field in known) return known[field]!;
    const value = scope.value(facts[field]!);
    return isThing(value) ? idOf(scope.schema, value) : String(value);
  });
}

export function isThing(value: Value): value is ScopedThing {
  return typeof value === "object" && "scope" in value;
}

function all({ numbers, start, shape }: Cells): readonly number[] {
  return numbers.slice(start, start + (shape[0] ?? 1));
}

// ---- paths ----

const compiled = new Map<string, Step>();

/** A path made ready; throws for anything that is not a path. */
export function compilePath(path: string): Step {
  const known = compiled.get(path) ?? new Reader(path).whole();
  compiled.set(path, known);
  return known;
}

const TOKEN = /\s*(?:(?<word>[A-Za-z_]\w*)|(?<number>\d+)|(?<sign>==|[-+*.,()[\]]))/y;
const RECORDS = ["params", "survey"] as const; // what a dot may follow

/** Reads `a[i, j + 1]`, `params.b[a]`, `a == b` and the like, as Python reads them. */
class Reader {
  private readonly tokens: string[] = [];

  constructor(private readonly path: string) {
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < path.trimEnd().length) {
      const match = TOKEN.exec(path);
      if (!match) throw this.strange();
      this.tokens.push(match[0].trim());
    }
  }

  whole(): Step {
    const step = this.comparison();
    if (this.tokens.length) throw this.strange();
    return step;
  }

  private comparison(): Step {
    const left = this.sum();
    if (!this.takes("==")) return left;
    const right = this.sum();
    return (scope) => Number(number(left(scope)) === number(right(scope)));
  }

  private sum(): Step {
    let left = this.product();
    for (let sign = this.sign(); sign; sign = this.sign()) {
      const [before, after, factor] = [left, this.product(), sign];
      left = (scope) => number(before(scope)) + factor * number(after(scope));
    }
    return left;
  }

  private product(): Step {
    let left = this.place();
    while (this.takes("*")) {
      const [before, after] = [left, this.place()];
      left = (scope) => number(before(scope)) * number(after(scope));
    }
    return left;
  }

  private sign(): number {
    return this.takes("+") ? 1 : this.takes("-") ? -1 : 0;
  }

  private place(): Step {
    let step = this.name();
    while (this.takes("[")) {
      do {
        const [outer, inner] = [step, this.comparison()];
        step = (scope) => inside(outer(scope), number(inner(scope)));
      } while (this.takes(","));
      this.expect("]");
    }
    return step;
  }

  private name(): Step {
    const token = this.tokens.shift() ?? "";
    if (token === "(") {
      const step = this.comparison();
      this.expect(")");
      return step;
    }
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^\w/.test(token)) throw this.strange();
    const part = RECORDS.find((name) => name === token);
    if (!part) return (scope) => scope.find(token);
    this.expect(".");
    const field = this.tokens.shift() ?? "";
    return (scope) => scope.field(part, field);
  }

  private takes(token: string): boolean {
    if (this.tokens[0] !== token) return false;
    this.tokens.shift();
    return true;
  }

  private expect(token: string): void {
    if (!this.takes(token)) throw this.strange();
  }

  private strange(): Error {
    return new Error(`'${this.path}' is no path`);
  }
}

function number(found: Found): number {
  if (typeof found !== "number") throw new Error("a path ends before it has reached a number");
  return found;
}

/** The value at a place; from -1 downwards places are counted from the end, as in Python. */
function inside(found: Found, place: number): Found {
  if (typeof found === "number") throw new Error("a path goes on after it has reached a number");
  const [size = 0, ...shape] = found.shape;
  const at = place < 0 ? place + size : place;
  if (at < 0 || at >= size) throw new Error(`there is no place ${place} among ${size}`);
  const start = found.start + at * shape.reduce((product, length) => product * length, 1);
  return shape.length ? { numbers: found.numbers, start, shape } : found.numbers[start]!;
}
