// Stored records: the same JSON that the command line and the server write, and read again.

import {
  componentFile,
  fromHex,
  readMove,
  resolveOptions,
  Perspective,
  spell,
  toHex,
  type Bundle,
  type Changes,
  type Redraw,
  type Table,
} from "@starlode/engine";

import { say } from "../../words";
import { bundleFor } from "../resources/tablebundles";
import { deal, freshTable, type SavedGame, type SavedSeat, type Start } from "../storage/savedgames";

const FORMAT = 1;

/** A stored match as text says it. */
export interface MatchRecord {
  readonly starlode: number;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly changes?: Changes; // numbers of cards that are not as printed
  readonly components?: string; // the digest of the component file with these numbers
  readonly seats: readonly string[];
  readonly seed: number | string;
  readonly moves: readonly string[]; // "seat move"
  readonly start?: unknown;
  readonly redraws?: readonly Redraw[] | null;
  readonly bots?: readonly (string | null)[]; // the bot in each seat, null for a person; old records do not say
}

/** A table of this device as a record. */
export async function recordOf(saved: SavedGame): Promise<MatchRecord> {
  const bundle = await bundleFor(saved);
  const { schema } = bundle.description;
  const table = deal(bundle, saved);
  const moves = saved.moves.map(([seat, action]) => {
    const text = `${seat} ${spell(perspectiveOf(table, seat), action)}`;
    table.play(seat, action);
    return text;
  });
  const seed = typeof saved.key === "number" ? saved.key : toHex(Uint8Array.from(saved.key));
  const options = resolveOptions(bundle.description, saved.options);
  const seats = saved.seats.map(({ name }) => name);
  const bots = saved.seats.map(({ kind, level }) => (kind === "bot" ? (level ?? null) : null));
  const redraws = saved.redraws?.length ? { redraws: saved.redraws } : {};
  const played = {
    starlode: FORMAT,
    game: saved.game,
    rules: schema.rules,
    options,
    ...(await cardsOf(bundle, saved)),
  };
  const start = saved.start && { start: saved.start.written };
  return { ...played, seats, seed, ...start, moves, bots, ...redraws };
}

/** Which cards were changed; the command line wants the component file with these numbers, and knows it by its digest. */
async function cardsOf(
  { description }: Bundle,
  { changes }: SavedGame,
): Promise<Pick<MatchRecord, "changes" | "components">> {
  if (!changes) return {};
  const file = new TextEncoder().encode(componentFile(description.schema.components, changes));
  if (!("subtle" in crypto)) return { changes }; // a page without encryption has no digests
  return { changes, components: toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", file))) };
}

/** A record as a table that can be looked at, with the position it begins with; throws for one that cannot be replayed here. */
export async function tableOf(record: MatchRecord, start?: Start): Promise<SavedGame> {
  if (record.start && !start) throw new Error(say("upload-position")); // its reader is Python alone
  if (record.starlode !== FORMAT) throw new Error(say("upload-other"));
  const bundle = await bundleFor(record);
  if (record.rules !== bundle.description.schema.rules) throw new Error(say("upload-other"));
  const key = typeof record.seed === "number" ? record.seed : [...fromHex(record.seed)];
  const seats = record.seats.map((name, seat): SavedSeat => {
    const level = record.bots?.[seat];
    return level ? { kind: "bot", name, level } : { kind: "human", name };
  });
  const saved: SavedGame = {
    ...freshTable(record.game, record.options, record.changes),
    ...(start && { start }),
    seats,
    key,
    redraws: record.redraws ?? [],
  };
  return { ...saved, moves: movesOf(bundle, saved, record.moves), over: true };
}

function movesOf(bundle: Bundle, saved: SavedGame, texts: readonly string[]): SavedGame["moves"] {
  const table = deal(bundle, saved);
  return texts.map((text) => {
    const [, seat = "", move = ""] = /^(\d+) (.*)$/.exec(text) ?? [];
    const action = readMove(perspectiveOf(table, Number(seat)), table.legal(Number(seat)), move);
    if (action === null) throw new Error(text);
    table.play(Number(seat), action);
    return [Number(seat), action] as const;
  });
}

function perspectiveOf(table: Table, seat: number): Perspective {
  return new Perspective(table.engine, table.seat(seat).bytes, seat);
}

/** Give a file to the person. */
export function download(name: string, content: unknown): void {
  downloadText(name, `${JSON.stringify(content, null, 1)}\n`, "application/json");
}

/** Hand a text to the browser as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
