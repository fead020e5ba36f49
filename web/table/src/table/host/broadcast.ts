// Telling the viewers of a table what is new, each what it may know.

import { readNumber, toBase64 } from "@starlode/engine";

import type { FromServer, Resync, Update } from "../../../../generated/wire";
import { seatsIn } from "../view/view";
import type { Ledger } from "./ledger";

/** A client that has said hello. */
export interface Client {
  readonly viewers: readonly number[];
  readonly language: string;
  readonly assist: boolean; // has no rules, and is told what they say
}

export type Tell = (client: string, message: FromServer) => void;

/** Who asked for what is told, and by which message. */
export interface Asker {
  readonly client: string;
  readonly re: number;
}

export class Broadcast {
  private readonly clients = new Map<string, Client>();

  constructor(readonly tell: Tell) {}

  get(name: string): Client | undefined {
    return this.clients.get(name);
  }

  join(name: string, client: Client): void {
    this.clients.set(name, client);
  }

  leave(name: string): void {
    this.clients.delete(name);
  }

  /** Tell everybody the same. */
  announce(message: FromServer): void {
    for (const name of this.clients.keys()) this.tell(name, message);
  }

  /** Tell of the last change; the client that asked for it is answered even if it told it nothing. */
  spread(ledger: Ledger, told: number, mover: number, asker: Asker | null): void {
    for (const [name, client] of this.clients) {
      for (const viewer of client.viewers) {
        const answer = asker?.client === name && viewer === mover ? { re: asker.re } : {};
        const heard = ledger.hears(told, viewer);
        const version = ledger.version(viewer) - Number(heard);
        if (heard || "re" in answer) this.tell(name, news(ledger, viewer, version, client.assist, answer));
      }
    }
  }
}

/** What a viewer that has seen a version must still be told. */
export function news(
  ledger: Ledger,
  viewer: number,
  after: number,
  assist: boolean,
  answer: Pick<Update, "re" | "free"> = {},
): Update | Resync {
  const { engine, players } = ledger.table;
  const record = ledger.table.seat(viewer).bytes;
  const acting = seatsIn(readNumber(engine.layout, "acting", record), players);
  const present = {
    viewer,
    version: ledger.version(viewer),
    record: toBase64(record),
    acting,
    legal: acting.includes(viewer) ? engine.legal(record, viewer) : [],
    decided: ledger.decided(viewer),
    ...(assist && assistance(ledger, viewer, record, acting.includes(viewer))),
    ...answer,
  };
  const events = ledger.since(viewer, after);
  return events ? { type: "update", after, events, ...present } : { type: "resync", ...present };
}

/** What a viewer is asked for, and its survey. */
function assistance(
  { table: { engine } }: Ledger,
  viewer: number,
  record: Uint8Array,
  isAsked: boolean,
): Pick<Update, "asked" | "survey"> {
  const asked = isAsked ? { asked: engine.asked(record, viewer) } : {};
  return engine.survey(record, viewer) ? { ...asked, survey: toBase64(engine.room("survey")) } : asked;
}
