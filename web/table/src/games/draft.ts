// A record in the making: where things are between two causes, written event by event on what was there before.

import { fieldOf, readNumbers, writeNumber, type GameTypes } from "@starlode/engine";

import type { View } from "../table/view/view";

type Schema = View["schema"];

type Field<G extends GameTypes> = keyof G["record"] & string;

export class Draft<G extends GameTypes> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  private readonly schema: Schema;

  constructor({ schema, bytes }: Pick<View, "schema" | "bytes">) {
    this.schema = schema;
    this.bytes = bytes.slice();
  }

  /** One number; places name one along each axis of the field. */
  at(field: Field<G>, ...place: number[]): number {
    return readNumbers(this.schema.record, field, this.bytes, this.flat(field, place), 1)[0]!;
  }

  /** The numbers along the last axis, or all of a field with one. */
  line(field: Field<G>, ...place: number[]): number[] {
    const { shape } = fieldOf(this.schema.record, field);
    const size = shape.at(-1)!;
    return readNumbers(this.schema.record, field, this.bytes, this.flat(field, [...place, 0]), size);
  }

  write(field: Field<G>, value: number, ...place: number[]): void {
    writeNumber(this.schema.record, field, this.bytes, value, this.flat(field, place));
  }

  add(field: Field<G>, by: number, ...place: number[]): void {
    this.write(field, this.at(field, ...place) + by, ...place);
  }

  /** Take fields as another record of the same game has them. */
  copy(other: Uint8Array, fields: readonly Field<G>[]): void {
    for (const field of fields) {
      const size = this.size(field);
      const numbers = readNumbers(this.schema.record, field, other, 0, size);
      numbers.forEach((value, place) => writeNumber(this.schema.record, field, this.bytes, value, place));
    }
  }

  /** Write one number all over some fields. */
  fill(value: number, fields: readonly Field<G>[]): void {
    for (const field of fields)
      for (let place = 0; place < this.size(field); place++)
        writeNumber(this.schema.record, field, this.bytes, value, place);
  }

  private size(field: string): number {
    return fieldOf(this.schema.record, field).shape.reduce((product, size) => product * size, 1);
  }

  private flat(field: string, place: readonly number[]): number {
    const { shape } = fieldOf(this.schema.record, field);
    return place.reduce((sum, at, axis) => sum * shape[axis]! + at, 0);
  }
}
