// How quick the page is: what the first page weighs, when it can be used, how soon a first move can be made, and how smoothly things
// glide while bots play. `node web/table/measure.mjs` measures the site in build/site; close everything else before.

import { gzipSync } from "node:zlib";

import { openSite, row } from "./measuring.mjs";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const RUNS = 5;
const SECONDS = 12; // of each game
const SMOOTH = 1000 / 60 + 4; // milliseconds of a frame that go unnoticed
const SEED = 7;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** Remember when something could be used first, by the page's own clock. */
function watch() {
  const seen = (globalThis.seen = {});
  const look = () => {
    if (document.querySelector("article button")) seen.usable ??= performance.now();
    if (document.querySelector('[data-legal="yes"]')) seen.legal ??= performance.now();
    requestAnimationFrame(look);
  };
  look();
}

/** One visit of a newcomer: bytes until the start page is there, and the times of the first things to do. */
async function firstVisit({ url, visit }) {
  const page = await visit({ motion: true });
  await page.addInitScript(watch);
  const bodies = [];
  page.on("response", (response) => bodies.push(response.body().catch(() => Buffer.alloc(0))));
  await page.goto(url, { waitUntil: "networkidle" });
  const first = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  const { usable } = await page.evaluate(() => globalThis.seen);
  const clicked = await page.evaluate(() => (document.querySelector("article button").click(), performance.now()));
  await page.locator('[data-legal="yes"]').first().waitFor();
  const { legal } = await page.evaluate(() => globalThis.seen);
  await page.context().close();
  return { kilobytes: first / 1000, usable, legal: legal - clicked };
}

/** Bots play with everything gliding: how long frames take meanwhile. */
async function motion({ url, visit }, game) {
  const page = await visit({ motion: true });
  await page.goto(url);
  const seats = ["Ada", "Noor", "Juno"].map((name) => ({ kind: "bot", name, level: "easy" }));
  const table = { id: "measured", game, options: { players: 3 }, seats, key: SEED, moves: [], at: 0, over: false };
  await page.evaluate((kept) => localStorage.setItem(`starlode-table-${kept.id}`, JSON.stringify(kept)), table);
  await page.goto(`${url}#/local/measured`);
  await page.locator(".prompt").waitFor();
  const frames = await page.evaluate(glidingFrames, 1000 * SECONDS);
  await page.context().close();
  return frames;
}

/** The lengths of all frames in which something glided, for this many milliseconds. */
function glidingFrames(time) {
  return new Promise((resolve) => {
    const frames = [];
    let last = performance.now();
    const end = last + time;
    const tick = (now) => {
      if (document.getAnimations().some(({ id, playState }) => id === "glide" && playState === "running"))
        frames.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(tick);
      else resolve(frames);
    };
    requestAnimationFrame(tick);
  });
}

const site = await openSite();
try {
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await firstVisit(site));
  row("what", "measured", "goal");
  row("---", "---", "---");
  row("first page, gzip", `${median(visits.map(({ kilobytes }) => kilobytes)).toFixed(0)} kB`, "250 kB");
  row("first page can be used after", `${median(visits.map(({ usable }) => usable)).toFixed(0)} ms`, "1000 ms");
  row("from “Play now” to a first legal move", `${median(visits.map(({ legal }) => legal)).toFixed(0)} ms`, "");
  for (const game of GAMES) {
    const frames = await motion(site, game);
    const rate = 1000 / median(frames);
    const late = frames.filter((length) => length > SMOOTH).length / frames.length;
    row(
      `${game}: frames a second while gliding`,
      `${rate.toFixed(0)} (${(100 * late).toFixed(0)} % of ${frames.length} frames late, worst ${Math.max(...frames).toFixed(0)} ms)`,
      "60",
    );
  }
} finally {
  await site.close();
}
