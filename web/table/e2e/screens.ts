// Every screen of the page and its states, for scenes that look at all of them.

import type { Page } from "playwright-core";

import { finished, GAMES, middle, sitDown } from "./moments";

export interface Screen {
  readonly name: string;
  open(page: Page, url: string): Promise<void>;
}

const PAGES = ["/", "/learn", "/watch", "/lab", "/arena", "/replay", ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`])];

/** Everything that is no table. */
export const PLAIN: readonly Screen[] = PAGES.map((path) => ({
  name: path,
  open: async (page, url) => {
    await page.goto(`${url}#${path}`);
    await page.locator("h1").first().waitFor();
  },
}));

/** A table in the middle of a game, its end, its replay, and the first lesson. */
function tablesOf(game: string): Screen[] {
  return [
    { name: `${game} in the middle`, open: (page, url) => sitDown(page, url, middle(game)) },
    {
      name: `${game} at the end`,
      open: async (page, url) => {
        await sitDown(page, url, finished(game));
        await page.getByRole("dialog").locator("h2").waitFor();
      },
    },
    {
      name: `replay of ${game}`,
      open: async (page, url) => {
        const table = finished(game);
        await sitDown(page, url, table);
        await page.goto(`${url}#/replay/local/${table.id}?ply=${table.moves.length >> 1}`);
        await page.locator(".timeline").waitFor();
      },
    },
    {
      name: `lesson of ${game}`,
      open: async (page, url) => {
        await page.goto(`${url}#/learn/${game}`);
        await page.locator(".coach").waitFor();
      },
    },
  ];
}


export const TABLES: readonly Screen[] = GAMES.flatMap(tablesOf);
export const SCREENS: readonly Screen[] = [...PLAIN, ...TABLES];
