// A real server for scenes, with a database of its own. It plays compiled where the games are; no test waits for a compiler.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "playwright-core";

import type { CreateTable, Created } from "../../generated/wire";
import { openGate } from "./gate";
import { leaveTable, middle } from "./moments";
import { HAS_CHROMIUM } from "./programs";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env.STARLODE_PYTHON ?? join(ROOT, ".venv/bin/python");
const PAGE = process.env.STARLODE_PAGE ?? join(ROOT, "build/page");
const KEY = new Uint8Array(16).fill(5); // of every deal: see dealing_alike.py
const HASTE = {
  STARLODE_WARM: "false",
  STARLODE_BOT_PACE: "0.05",
  STARLODE_ABSENT: "0",
  STARLODE_CREATE_RATE: "100",
  STARLODE_REQUEST_RATE: "1000",
  STARLODE_MESSAGE_RATE: "1000",
  STARLODE_QUESTION_RATE: "100",
  STARLODE_ENTRY_RATE: "100",
  STARLODE_WORK_RATE: "100",
  STARLODE_BOT_RATE: "100",
};

/** Whether there is what such a test needs. */
export const SERVABLE = HAS_CHROMIUM && existsSync(PYTHON) && existsSync(join(PAGE, "index.html"));

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** A server that may be killed. */
export interface Mortal extends Served {
  /** Kill it without a word, as a power cut would. */
  kill(): Promise<void>;
  /** Start another one at the same address, with the same tables. */
  restart(): Promise<void>;
}

/** Resolves with the address that a server says it listens at. */
function listening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (data: Buffer): void => {
      said += data.toString();
      const found = /(http:\/\/[\d.:]+)\s/.exec(said); // the whole line: it may come in pieces
      if (found) resolve(`${found[1]}/`);
    };
    child.stdout!.on("data", hear);
    child.stderr!.on("data", hear);
    child.on("exit", () => reject(new Error(said)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

type Settings = Readonly<Record<string, string>>; // further ones, as environment variables

/** How to start servers with the same tables, each on any free port. */
async function starter(settings: Settings): Promise<() => ChildProcess> {
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  const environment = {
    ...process.env,
    STARLODE_PAGE: PAGE,
    PYTHONPATH: ROOT,
    ...HASTE,
    ...settings,
  };
  const program = join(import.meta.dirname, "dealing_alike.py");
  const database = `sqlite:///${folder}/tables.db`;
  return () =>
    spawn(PYTHON, [program, "serve", "--port", "0", "--database", database], { cwd: ROOT, env: environment });
}

export async function serve(settings: Settings = {}): Promise<Served> {
  const child = (await starter(settings))();
  return { url: await listening(child), stop: () => end(child, "SIGTERM") };
}

/** Serve behind a gate, so that the address stays when the server dies. */
export async function serveMortally(settings: Settings = {}): Promise<Mortal> {
  const [start, gate] = await Promise.all([starter(settings), openGate()]);
  let child = start();
  gate.leadTo(await listening(child));
  return {
    url: gate.url,
    stop: () => (gate.close(), end(child, "SIGTERM")),
    kill: () => (gate.leadTo(null), end(child, "SIGKILL")),
    restart: async () => gate.leadTo(await listening((child = start()))),
  };
}

/** Compile a game for the browser, as a server does in the background where it is not in such haste. */
export async function compile(game: string, folder: string): Promise<void> {
  const command = ["-m", "starlode.cli", "wasm", game, "--out", folder];
  await promisify(execFile)(PYTHON, command, { cwd: ROOT, env: { ...process.env, PYTHONPATH: ROOT } });
}

/** The first position of a game, as the command line and Python write it. */
export async function writtenPosition(game: string): Promise<string> {
  const code = `import json; from starlode.match import Match; print(json.dumps(Match("${game}", seed=5).position()))`;
  const options = { cwd: ROOT, env: { ...process.env, NUMBA_DISABLE_JIT: "1", PYTHONPATH: ROOT } };
  return (await promisify(execFile)(PYTHON, ["-c", code], options)).stdout;
}

/** Ask the server for something, in the name of a seat where a token is given. */
async function request(url: string, body: object, token = ""): Promise<unknown> {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Make a table by the server's own request. */
export async function makeTable(url: string, wish: CreateTable): Promise<Created> {
  return (await request(`${url}api/tables`, wish)) as Created;
}

/** Play at a table of people, by the server's own requests, until this share of a game is over. */
export async function playShare(url: string, game: string, { table, tokens }: Created, share: number): Promise<void> {
  const { moves } = middle(game, share, { key: KEY });
  for (const [seat, move] of moves) await request(`${url}api/tables/${table}/moves`, { move }, tokens[seat]);
}

/** Make a table by the server's own request, and sit down in the seats of people at it. */
export async function sitAt(page: Page, url: string, wish: CreateTable): Promise<Created> {
  const made = await makeTable(url, wish);
  await hold(page, url, wish.game, made.table, made.tokens);
  return made;
}

/** Take seats of a table, as the holder of their tokens does, and look at it. */
export async function hold(
  page: Page,
  url: string,
  game: string,
  table: string,
  seats: Readonly<Record<number, string>>,
): Promise<void> {
  await leaveTable(page, url);
  const holding = { table, game, seats, at: Date.now(), over: false };
  await page.evaluate((kept) => localStorage.setItem(`starlode-seat-${kept.table}`, JSON.stringify(kept)), holding);
  await page.goto(`${url}#/table/${table}`);
  await page.locator(".prompt").waitFor();
}
