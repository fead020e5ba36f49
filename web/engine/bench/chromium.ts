// The speed of bundles in Chromium, asked for line by line: GAME PLAYERS MILLISECONDS, answered as JSON.

import { createInterface } from "node:readline";

import type { doors } from "../page/main";
import { openTab } from "../test/browser";

declare const starlode: typeof doors; // in the page

const [page = "", bundles = ""] = process.argv.slice(2);
const tab = await openTab(page, bundles);
for await (const line of createInterface({ input: process.stdin })) {
  const [game = "", players, milliseconds] = line.split(" ");
  const order = [game, Number(players), Number(milliseconds)] as const;
  console.log(JSON.stringify(await tab.page.evaluate((given) => starlode.speed(...given), order)));
}
await tab.close();
