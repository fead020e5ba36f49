// A real server for scenes: interpreted, so that no test waits for a compiler, with a database of its own.

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Page } from "playwright-core";

import type { CreateTable, Created } from "../../generated/wire";
import { middle } from "./moments";
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
  STARLODE_QUESTION_RATE: "100",
};

/** Whether there is what such a test needs. */
export const SERVABLE = HAS_CHROMIUM && existsSync(PYTHON) && existsSync(join(PAGE, "index.html"));

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
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
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(`${found[0]}/`);
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

/** Serve on any free port, with further settings as environment variables. */
export async function serve(settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  const environment = {
    ...process.env,
    NUMBA_DISABLE_JIT: "1",
    STARLODE_PAGE: PAGE,
    PYTHONPATH: ROOT,
    ...HASTE,
    ...settings,
  };
  const start = (port: string): ChildProcess =>
    spawn(
      PYTHON,
      [
        join(import.meta.dirname, "dealing_alike.py"),
        "serve",
        "--port",
        port,
        "--database",
        `sqlite:///${folder}/tables.db`,
      ],
      {
        cwd: ROOT,
        env: environment,
      },
    );
  let child = start("0");
  const url = await listening(child);
  return {
    url,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
    restart: async () => {
      child = start(new URL(url).port);
      await listening(child);
    },
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
  await page.goto(`${url}#/watch`);
  const holding = { table, game, seats, at: Date.now(), over: false };
  await page.evaluate((kept) => localStorage.setItem(`starlode-seat-${kept.table}`, JSON.stringify(kept)), holding);
  await page.goto(`${url}#/table/${table}`);
  await page.locator(".prompt").waitFor();
}
