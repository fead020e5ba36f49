// A position from outside: what is checked before the rules, which trust their caller, are given it.

import type { Engine } from "./engine";
import { fieldOf, readNumber, readNumbers } from "./records";
import type { FieldLayout, Schema } from "./schema";

/** Why a position cannot be played on. */
export class UnsoundPosition extends Error {}

const POLYNOMIAL = 0xedb88320;

/** The checksum CRC-32, as zlib has it. */
export function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return ~sum >>> 0;
}

/** What tells positions of these rules from others, as `starlode position --link` says it. */
export function layoutCheck({ rules, record }: Pick<Schema, "rules" | "record">): number {
  const names = Object.keys(record.fields).sort();
  const lines = names.map((name) => [name, ...partsOf(fieldOf(record, name))].join(" "));
  return checksum(new TextEncoder().encode([rules, ...lines].join("\n")));
}

function partsOf({ type, offset, shape, low, high }: FieldLayout): (string | number)[] {
  return [type, offset, ...shape, ...(low === undefined || high === undefined ? [] : [low, high])];
}

/** Throw where a position has another length, holds numbers that its fields may not hold, or asks seats that cannot act. */
export function checkPosition(engine: Engine, state: Uint8Array, players: number): void {
  const { layout } = engine;
  if (state.length !== layout.whole) throw new UnsoundPosition("length");
  const wrong = Object.keys(layout.fields).find((name) => !isWithin(engine, name, state));
  if (wrong) throw new UnsoundPosition(wrong);
  if (readNumber(layout, "players", state) !== players) throw new UnsoundPosition("players");
  if (!isAskedRightly(engine, state, players)) throw new UnsoundPosition("acting");
}

function isWithin({ layout }: Engine, name: string, state: Uint8Array): boolean {
  const { shape, low = -Infinity, high = Infinity } = fieldOf(layout, name);
  const numbers = readNumbers(layout, name, state, 0, shape.reduce((product, size) => product * size, 1)); // prettier-ignore
  return numbers.every((number) => number >= low && number <= high);
}

/** A seat that owes a decision has a legal action, any other has none; until the end somebody owes one. */
function isAskedRightly(engine: Engine, state: Uint8Array, players: number): boolean {
  const acting = readNumber(engine.layout, "acting", state);
  if (!acting) return readNumber(engine.layout, "over", state) === 1;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return acting >> players === 0 && seats.every((seat) => engine.legal(state, seat).length > 0 === Boolean((acting >> seat) & 1)); // prettier-ignore
}
