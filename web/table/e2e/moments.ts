// Moments of games: greedy play on the very rules of the page, so that a scene can begin in the middle or at the end.

import { Table } from "@starlode/engine";
import type { Page } from "playwright-core";

import { freshTable, type SavedGame, type SavedSeat } from "../src/table/storage/savedgames";
import { bundleFrom } from "../test/bundles";
import { dice } from "./player";

export const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const NAMES = ["Mika", "Ada", "Noor", "Juno"];
const WORD = 2 ** 32 - 1;

export interface Wish {
  readonly players?: number;
  readonly seed?: number;
  readonly key?: Uint8Array; // of the deal, instead of the one from the seed
  readonly people?: number; // who sit at the device; the others are bots
}

function seatsOf(players: number, people: number): SavedSeat[] {
  return NAMES.slice(0, players).map((name, seat) =>
    seat < people ? { kind: "human", name } : { kind: "bot", name, level: "easy" },
  );
}

/** A table before the first move, the same in every run. */
export function dealt(game: string, seats: readonly SavedSeat[], seed = 5): SavedGame {
  return { ...freshTable(game, { players: seats.length }), seats, key: seed };
}

const games = new Map<string, SavedGame>(); // by what was wished for

/** A whole game among bots, as it would be kept on a device. */
export function finished(game: string, wish: Wish = {}): SavedGame {
  const name = JSON.stringify([game, wish]);
  const kept = games.get(name) ?? playedOut(game, wish);
  games.set(name, kept);
  return { ...kept, at: Date.now() };
}

function playedOut(game: string, { players = 2, seed = 7, key, people = 1 }: Wish): SavedGame {
  const table = Table.deal(bundleFrom(game), { players }, key ?? seed);
  const luck = dice(seed);
  const number = (): number => 1 + Math.floor(luck() * (WORD - 1));
  while (!table.over) {
    const seat = table.acting[0]!;
    table.play(seat, table.engine.chooseGreedily(table.seat(seat).bytes, seat, number(), number()));
  }
  const moves = table.moves.map(({ seat, action }) => [seat, action] as const);
  return {
    id: `${game}-end`,
    game,
    options: { players },
    seats: seatsOf(players, people),
    key: seed,
    moves,
    at: Date.now(),
    over: true,
  };
}

/** The same game at the first decision of the first seat after a share of it. */
export function middle(game: string, share = 0.5, wish: Wish = {}): SavedGame {
  const whole = finished(game, wish);
  const place = whole.moves.findIndex(([seat], at) => seat === 0 && at >= share * whole.moves.length);
  return { ...whole, id: `${game}-middle`, moves: whole.moves.slice(0, place), over: false };
}

/** Put tables on the device's shelf. */
export async function keep(page: Page, ...tables: SavedGame[]): Promise<void> {
  await page.evaluate((all) => {
    for (const kept of all) localStorage.setItem(`starlode-table-${kept.id}`, JSON.stringify(kept));
  }, tables);
}

/** How many decisions the first seat has made at a table on the device's shelf. */
export function decisions(page: Page, table: string): Promise<number> {
  return page.evaluate((name) => {
    const { moves } = JSON.parse(localStorage.getItem(name)!) as { moves: [number, number][] };
    return moves.filter(([seat]) => seat === 0).length;
  }, `starlode-table-${table}`);
}

/** Go to a page of the site that is not a table; what happens at the table before is heard no more. */
export async function leaveTable(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/watch`);
  await page.locator("[data-zone=board]").waitFor({ state: "detached" });
}

/** Put a table on the device's shelf and sit down at it. */
export async function sitDown(page: Page, url: string, table: SavedGame): Promise<void> {
  await leaveTable(page, url);
  await keep(page, table);
  await page.goto(`${url}#/local/${table.id}`);
  await page.locator(".prompt").waitFor();
}
