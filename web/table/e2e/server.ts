// A server of its own for a test, interpreted so that nobody waits for a compiler.

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { CHROMIUM } from "./browser";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = process.env.STARLODE_PYTHON ?? join(ROOT, ".venv/bin/python");
const PAGE = process.env.STARLODE_PAGE ?? join(ROOT, "build/page");

/** Whether there is what such a test needs. */
export const SERVABLE = existsSync(CHROMIUM) && existsSync(PYTHON) && existsSync(join(PAGE, "index.html"));

export interface Served {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Serve on any free port, with further settings as environment variables. */
export async function serve(settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "tables-"));
  const quick = { NUMBA_DISABLE_JIT: "1", STARLODE_WARM: "false", STARLODE_BOT_PACE: "0.1", STARLODE_PAGE: PAGE, PYTHONPATH: ROOT };
  const command = ["-m", "starlode.cli", "serve", "--port", "0", "--database", `sqlite:///${folder}/tables.db`];
  const child = spawn(PYTHON, command, { cwd: ROOT, env: { ...process.env, ...quick, ...settings } });
  return { url: await addressOf(child), process: child };
}

/** Where a server listens, as soon as it says so. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (data: Buffer): void => {
      said += data.toString();
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(`${found[0]}/`);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", () => reject(new Error(said)));
  });
}
