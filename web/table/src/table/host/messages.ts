// What goes between a host's worker and the pages that it serves.

import type { Bundle } from "@starlode/engine";

import type { FromClient, FromServer, Past } from "../../../../generated/wire";
import type { SavedGame } from "../storage/savedgames";

/** The code of a refusal: the moves of a table are not legal any more, so that it cannot go on. */
export const RULES_CHANGED = "rules-changed";

/** What a worker begins with. */
export interface Opening {
  readonly bundle: Bundle;
  readonly saved: SavedGame;
}

/** What a client asks for: a message of the wire, all that a viewer was ever told, or nothing any more. */
export type Request =
  | { readonly from: string; readonly message: FromClient; readonly pace: number } // milliseconds that bots take at least
  | { readonly from: string; readonly past: number; readonly id: number }
  | { readonly from: string; readonly gone: true };

/** What a client is told. */
export type Reply =
  | { readonly to: string; readonly message: FromServer }
  | { readonly to: string; readonly past: Past; readonly id: number };

/** What a worker sends: something to keep, which comes before what is told of it, or something to tell. */
export type Parcel = { readonly keep: SavedGame } | Reply;
