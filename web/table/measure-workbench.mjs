// How long the workbench takes for 1,000 deals, each played before and after a change: `node web/table/measure-workbench.mjs
// [GAME ...]` opens the site in build/site, turns the first number of a card with its slider as a person would, and waits.
// A row tells the seconds from the turn to the end, by the clock, and the CPU time of the whole browser: on two cores that
// nobody else uses, half of it is the least that the clock can show.

import { cpuSeconds, openSite, row } from "./measuring.mjs";

const GAMES = ["cave-in", "cosmic-scavengers", "stella-digger"];
const PLAYERS = [2, 3];
const WHO = { quick: "At a glance", easy: "Easy" };
const PATIENCE = { timeout: 300_000 };

/** Turn the first number that can be turned, and wait until all games are played; milliseconds by the page's own clock. */
function turnAndWait(slider) {
  const began = performance.now();
  slider.value = Number(slider.value) > Number(slider.min) ? Number(slider.value) - 1 : Number(slider.value) + 1;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return new Promise((resolve) => {
    const look = () => {
      const bar = document.querySelector(".result progress");
      if (bar && bar.value >= bar.max) resolve({ took: performance.now() - began, games: bar.max });
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** One comparison in a new page, so that nothing is known from before. */
async function compare({ url, visit }, game, players, who) {
  const page = await visit();
  page.setDefaultTimeout(PATIENCE.timeout);
  await page.goto(`${url}#/workbench/${game}`);
  await page
    .locator(".how")
    .getByRole("radio", { name: String(players), exact: true })
    .first()
    .click();
  await page.getByRole("radio", { name: WHO[who], exact: true }).click();
  const before = cpuSeconds();
  const found = await page.locator(".middle input[type=range]").first().evaluate(turnAndWait);
  const cpu = cpuSeconds() - before;
  await page.context().close();
  return { ...found, cpu };
}

const site = await openSite();
try {
  row("game", "players", "who plays", "deals, twice each", "seconds", "CPU, s");
  row(...Array(6).fill("---"));
  for (const game of process.argv.length > 2 ? process.argv.slice(2) : GAMES)
    for (const who of Object.keys(WHO))
      for (const players of PLAYERS) {
        const { took, games, cpu } = await compare(site, game, players, who);
        row(game, players, WHO[who], games, (took / 1000).toFixed(1), cpu.toFixed(1));
      }
} finally {
  await site.close();
}
