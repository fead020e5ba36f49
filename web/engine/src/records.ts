// Records: fields in bytes, as the schema lays them out.

import type { FieldLayout, RecordLayout, Schema } from "./schema";

export type Numbers = number | readonly number[];
export type Fields = Readonly<Record<string, Numbers>>;

const WIDTH = { i1: 1, i2: 2, i4: 4, u4: 4, f8: 8 } as const;

/** The number of a type at a place. */
function get(view: DataView, type: FieldLayout["type"], at: number): number {
  switch (type) {
    case "i1":
      return view.getInt8(at);
    case "i2":
      return view.getInt16(at, true);
    case "i4":
      return view.getInt32(at, true);
    case "u4":
      return view.getUint32(at, true);
    case "f8":
      return view.getFloat64(at, true);
  }
}

function put(view: DataView, type: FieldLayout["type"], at: number, value: number): void {
  switch (type) {
    case "i1":
      return view.setInt8(at, value);
    case "i2":
      return view.setInt16(at, value, true);
    case "i4":
      return view.setInt32(at, value, true);
    case "u4":
      return view.setUint32(at, value, true);
    case "f8":
      return view.setFloat64(at, value, true);
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Add to the number of a type at a place, in place. */
export function addAt(bytes: Uint8Array, type: FieldLayout["type"], at: number, amount: number): void {
  const view = viewOf(bytes);
  put(view, type, at, get(view, type, at) + amount);
}

/** How a field is laid out; throws for a field that the record does not have. */
export function fieldOf(layout: RecordLayout, name: string): FieldLayout {
  const field = layout.fields[name];
  if (!field) throw new Error(`there is no field '${name}'`);
  return field;
}

/** So many numbers from a place on. A loop, as a view reads thousands: with a callback for each it takes seven times as long. */
function numbersAt(view: DataView, type: FieldLayout["type"], from: number, count: number): number[] {
  const [numbers, end]: [number[], number] = [[], from + count * WIDTH[type]];
  for (let at = from; at < end; at += WIDTH[type]) numbers.push(get(view, type, at));
  return numbers;
}

function valueAt(view: DataView, { type, offset, shape }: FieldLayout): Numbers {
  if (!shape.length) return get(view, type, offset);
  const count = shape.reduce((product, size) => product * size, 1);
  return numbersAt(view, type, offset, count);
}

/** One field: a number, or all its numbers, the last axis the fastest. */
export function readField(layout: RecordLayout, name: string, bytes: Uint8Array): Numbers {
  return valueAt(viewOf(bytes), fieldOf(layout, name));
}

/** Some of the numbers of a field: this many from a place on. */
export function readNumbers(
  layout: RecordLayout,
  name: string,
  bytes: Uint8Array,
  start: number,
  count: number,
): number[] {
  const { type, offset } = fieldOf(layout, name);
  return numbersAt(viewOf(bytes), type, offset + start * WIDTH[type], count);
}

/** One field that is a single number. */
export function readNumber(layout: RecordLayout, name: string, bytes: Uint8Array): number {
  const { type, offset } = fieldOf(layout, name);
  return get(viewOf(bytes), type, offset);
}

/** Write one number of a field, in place. */
export function writeNumber(layout: RecordLayout, name: string, bytes: Uint8Array, value: number, place = 0): void {
  const { type, offset } = fieldOf(layout, name);
  put(viewOf(bytes), type, offset + place * WIDTH[type], value);
}

/** All fields of what a seat is sent; those of the tail are left out. */
export function readRecord(layout: RecordLayout, bytes: Uint8Array): Fields {
  const view = viewOf(bytes);
  const fields: Record<string, Numbers> = {};
  for (const [name, field] of Object.entries(layout.fields))
    if (field.offset < layout.size) fields[name] = valueAt(view, field);
  return fields;
}

const params = new WeakMap<Uint8Array, Fields>();

/** The numbers of a table, field by field; read once, since they never change. */
export function readParams(schema: Schema, bytes: Uint8Array): Fields {
  const known = params.get(bytes) ?? readRecord(schema.params, bytes);
  params.set(bytes, known);
  return known;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, place) => byte === right[place]);
}

/** Bytes from their base64, as messages have them. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
