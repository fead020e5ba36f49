// Rules that live elsewhere: a server says with every record what they would answer, and is asked about the rest.

import {
  fromBase64,
  readRecord,
  type Bytes,
  type Description,
  type Fields,
  type RecordLayout,
  type Result,
  type Rules,
} from "@starlode/engine";

import type { Resync, Update } from "../../../../generated/wire";

/** What a server knows that no update tells: why an action is not legal, and how the game has ended. */
export interface Help {
  why(seat: number, action: number): Promise<number>;
  results(): readonly Result[];
}

/** What came with a record. */
interface Told {
  readonly legal: readonly number[];
  readonly asked: number;
  readonly survey: Fields | null;
}

export class Assisted implements Rules {
  readonly layout: RecordLayout;
  readonly own = false;
  private readonly told = new WeakMap<Uint8Array, Told>();

  constructor(
    readonly description: Description,
    readonly params: Bytes,
    private readonly help: Help,
  ) {
    this.layout = description.schema.record;
  }

  /** Remember what was told about a record. */
  hear(
    record: Uint8Array,
    { legal = [], asked = 0, survey }: Pick<Update | Resync, "legal" | "asked" | "survey">,
  ): void {
    const layout = this.description.schema.survey;
    this.told.set(record, {
      legal,
      asked,
      survey: layout && readRecord(layout, survey ? fromBase64(survey) : new Uint8Array(layout.whole)),
    });
  }

  legal(record: Uint8Array): readonly number[] {
    return this.about(record).legal;
  }

  asked(record: Uint8Array): number {
    return this.about(record).asked;
  }

  survey(record: Uint8Array): Fields | null {
    return this.about(record).survey;
  }

  objection(_record: Uint8Array, seat: number, action: number): Promise<number> {
    return this.help.why(seat, action);
  }

  returns(): readonly Result[] {
    return this.help.results();
  }

  foresee(): null {
    return null; // only the rules themselves know
  }

  consequence(): null {
    return null;
  }

  sequels(): readonly [] {
    return [];
  }

  guesses(): null {
    return null;
  }

  private about(record: Uint8Array): Told {
    const known = this.told.get(record);
    if (!known) throw new Error("nobody has told anything about this record");
    return known;
  }
}
