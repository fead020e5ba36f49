// Pictures of the real page for README and documentation: bots play scripted games, then a player sits down and the camera looks over their shoulder.
// `make pictures` builds the site and runs this; `node pictures.mjs FOLDER NAME ...` alone takes some, of the site that is there.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { CHROMIUM } from "../chromium.mjs";
import { serve } from "./files.mjs";

const ROOT = join(import.meta.dirname, "../..");
const SITE = process.env.STARLODE_SITE ?? join(ROOT, "build/site");
const [FOLDER = join(ROOT, "docs/pictures"), ...WANTED] = process.argv.slice(2);
const MOST = 150_000; // bytes of one picture
const QUALITIES = [0.9, 0.8, 0.7, 0.6]; // of a picture, the first that keeps it small enough
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

// Which game is shown after how many moves, and how; the deal and the dice of the bots follow from the seed.
const TABLES = [
  { name: "cave-in", game: "cave-in", players: 3, seed: 7, moves: 157, size: DESKTOP, theme: "dark" },
  {
    name: "cosmic-scavengers",
    game: "cosmic-scavengers",
    players: 3,
    seed: 5,
    moves: 21,
    size: DESKTOP,
    theme: "dark",
  },
  { name: "stella-digger", game: "stella-digger", players: 3, seed: 3, moves: 115, size: DESKTOP, theme: "light" },
  { name: "phone", game: "cave-in", players: 3, seed: 7, moves: 157, size: PHONE, theme: "dark" },
];
const NAMES = ["Mika", "Ada", "Noor", "Juno"];

/** A page without moving things, whose dice fall the same way every time. */
async function arrive(browser, { size, theme, seed = 1 }) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: size === PHONE ? 2 : 1,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(
    ({ settings, seed }) => {
      localStorage.setItem("starlode-settings", JSON.stringify(settings));
      let state = seed;
      crypto.getRandomValues = (array) => array.map(() => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0));
    },
    { settings: { language: "en", theme, motion: false, name: NAMES[0] }, seed },
  );
  return page;
}

const keep = (page, table) =>
  page.evaluate((kept) => localStorage.setItem(`starlode-table-${kept.id}`, JSON.stringify(kept)), table);
const kept = (page, id) => page.evaluate((id) => JSON.parse(localStorage.getItem(`starlode-table-${id}`)), id);

/** Let bots play alone until the first seat has decided after this many moves, and return all before that decision. */
async function played(page, table, least) {
  await keep(page, { ...table, seats: table.seats.map((seat) => ({ ...seat, kind: "bot" })) });
  await page.goto(`${page.url().split("#")[0]}#/local/${table.id}`);
  for (;;) {
    const { moves, over } = await kept(page, table.id);
    const next = moves.findIndex(([seat], place) => place >= least && seat === 0);
    if (next >= 0) return moves.slice(0, next);
    if (over) throw new Error(`${table.game} was over after ${moves.length} moves`);
    await page.waitForTimeout(200);
  }
}

/** A table in the middle of a game, seen by the first seat when it is asked. */
async function takeTable(browser, url, { game, players, seed, moves, ...look }) {
  const page = await arrive(browser, { seed, ...look });
  await page.goto(url);
  const seats = NAMES.slice(0, players).map((name, seat) => ({ kind: seat ? "bot" : "human", name, level: "easy" }));
  const table = { id: "picture", game, options: { players }, seats, key: seed, moves: [], at: 0, over: false };
  const made = await played(page, table, moves);
  await page.goto(url);
  await keep(page, { ...table, moves: made });
  await page.goto(`${url}#/local/${table.id}`);
  await page.locator(".prompt").waitFor();
  await page.evaluate(() => document.querySelector(".recap .close")?.click()); // it tells nothing in a picture
  return shot(page);
}

async function takeStart(browser, url) {
  const page = await arrive(browser, { size: DESKTOP, theme: "dark" });
  await page.goto(url);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  return shot(page);
}

/** What the page shows, as WebP, which the browser itself can write. */
async function shot(page) {
  await page.waitForTimeout(800); // fonts, and the last thing that moves
  const png = (await page.screenshot()).toString("base64");
  for (const quality of QUALITIES) {
    const picture = Buffer.from(await page.evaluate(asWebp, { png, quality }), "base64");
    if (picture.length <= MOST)
      return page
        .context()
        .close()
        .then(() => picture);
  }
  throw new Error(`a picture has more than ${MOST} bytes at every quality`);
}

async function asWebp({ png, quality }) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}

const server = await serve(SITE);
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--no-first-run"] });
mkdirSync(FOLDER, { recursive: true });
const save = (name, picture) => {
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  console.log(`${name}.webp: ${Math.round(picture.length / 1000)} kB`);
};
try {
  const isWanted = (name) => !WANTED.length || WANTED.includes(name);
  if (isWanted("start")) save("start", await takeStart(browser, url));
  for (const table of TABLES.filter(({ name }) => isWanted(name)))
    save(table.name, await takeTable(browser, url, table));
} finally {
  await browser.close();
  server.close();
}
