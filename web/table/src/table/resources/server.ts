// The server's requests. A page without a server behind it, from plain files, finds out and does without.

import type { Offer, Options } from "@starlode/engine";

import type {
  BundleLine,
  CreateTable,
  Created,
  GameLine,
  Joined,
  Opened,
  Past,
  Problem,
  TableInfo,
  TableLine,
} from "../../../../generated/wire";
import { settings } from "../storage/settings.svelte";

/** Something the server refused: a code for programs, a reason for people. */
export class RequestRefused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

export function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** Where a table's socket is. */
export function socketAddress(table: string): URL {
  const url = address(`tables/${table}/socket`);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}

/** Ask for something, in the name of a seat where a token is given; throws RequestRefused with the server's reason. */
export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers = new Headers({ "accept-language": settings.language });
  if (token) headers.set("authorization", `Bearer ${token}`);
  const response = await fetch(address(path), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json();
  if (!response.ok) throw new RequestRefused(answer as Problem);
  return answer as T;
}

let known: Promise<readonly GameLine[] | null> | null = null;

/** Whether the page is part of a site of plain files, which has no server behind it. */
export const isPlain = (): boolean => "plain" in document.documentElement.dataset;

/** The games of the server behind the page, null where there is none; a site of plain files does not ask. */
function served(): Promise<readonly GameLine[] | null> {
  if (isPlain()) return Promise.resolve(null);
  known ??= ask<GameLine[]>("GET", "games").then(
    (lines) => (Array.isArray(lines) ? lines : null),
    () => null,
  );
  return known;
}

/** Whether there is a server behind the page. */
export async function isServed(): Promise<boolean> {
  return (await served()) !== null;
}

export const server = {
  games: async (): Promise<readonly GameLine[]> => (await served()) ?? [],
  game: async (game: string): Promise<GameLine | undefined> => (await server.games()).find(({ name }) => name === game),
  bundles: (): Promise<BundleLine[]> => ask("GET", "bundles"),
  /** Bots of the operator's own; none where there is no server. */
  bots: async (): Promise<readonly string[]> => ((await served()) ? ask<string[]>("GET", "bots") : []),
  tables: (): Promise<TableLine[]> => ask("GET", "tables"),
  table: (table: string): Promise<TableInfo> => ask("GET", `tables/${table}`),
  create: (wish: CreateTable): Promise<Created> => ask("POST", "tables", wish),
  join: (table: string, seat: number, name: string): Promise<Joined> =>
    ask("POST", `tables/${table}/seats/${seat}`, { name }),
  leave: (table: string, seat: number, token: string): Promise<void> =>
    ask("DELETE", `tables/${table}/seats/${seat}`, undefined, token),
  past: (table: string, token?: string): Promise<Past> => ask("GET", `tables/${table}/past`, undefined, token),
  record: (table: string): Promise<unknown> => ask("GET", `tables/${table}/record`),
  position: (written: unknown): Promise<Opened> => ask("POST", "positions", written),
  params: (game: string, options: Options): Promise<Offer> => ask("GET", `games/${game}/params?${query(options)}`),
};

function query(options: Options): string {
  return new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)])).toString();
}
