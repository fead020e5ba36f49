// Every screen of the page and its states, for scenes that look at all of them.

import type { Page } from "playwright-core";

import { finished, GAMES, keep, middle, sitDown } from "./moments";
import { ARENA, LAB } from "./reports";

export interface Screen {
  readonly name: string;
  open(page: Page, url: string): Promise<void>;
}

const PAGES = [
  "/",
  "/learn",
  "/puzzles",
  "/games",
  "/watch",
  "/lab",
  "/arena",
  "/workbench",
  "/replay",
  "/workbench/nowhere",
  "/ladder", // without a server
  ...GAMES.flatMap((game) => [`/new/${game}`, `/rules/${game}`]),
];

/** Everything that is no table. */
const PLAIN: readonly Screen[] = PAGES.map((path) => ({
  name: path,
  open: async (page, url) => {
    await page.goto(`${url}#${path}`);
    await page
      .locator(path === "/workbench" ? ".bench" : "h1")
      .first()
      .waitFor();
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

/** Something that is opened at a table. */
function opened(name: string, press: (page: Page) => Promise<void>, shown: string): Screen {
  const open = async (page: Page, url: string): Promise<void> => {
    await sitDown(page, url, middle("cave-in", 0.4));
    await press(page);
    await page.locator(shown).first().waitFor();
  };
  return { name, open };
}

/** Your games, with one of each that goes on and one that is over, of which another was just deleted. */
const yours: Screen = {
  name: "your games",
  open: async (page, url) => {
    await page.goto(`${url}#/watch`);
    for (const game of GAMES) await keep(page, middle(game), finished(game));
    await page.goto(`${url}#/games`);
    await page.locator("main table").waitFor(); // the results come from the moves
    await page.locator(".finished li button").first().click();
    await page.locator("[role=status] p button").waitFor();
  },
};

/** A report that is opened from a file. */
function report(kind: "lab" | "arena", content: unknown): Screen {
  const open = async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}#/${kind}`);
    const buffer = Buffer.from(JSON.stringify(content));
    await page.locator("input[type=file]").setInputFiles({ name: "report.json", mimeType: "application/json", buffer });
    await page.locator("main h2").first().waitFor();
  };
  return { name: `report of the ${kind}`, open };
}

/** A puzzle of Cave-In, open or with the answer shown. */
function puzzle(name: string, answered: boolean): Screen {
  const open = async (page: Page, url: string): Promise<void> => {
    await page.goto(`${url}#/puzzles`);
    await page.locator("main ol a[href*=cave-in]").first().click();
    await page.locator("[data-zone=prompt] .question").waitFor();
    if (!answered) return;
    await page.keyboard.press("l");
    await page.locator("[data-zone=rail] .helps button").last().click();
    await page.locator(".verdict").waitFor();
  };
  return { name, open };
}

/** The analysis board in the middle of a game, with its lines. */
const board: Screen = {
  name: "analysis board",
  open: async (page, url) => {
    const table = finished("cave-in");
    await page.goto(`${url}#/watch`);
    await keep(page, table);
    await page.goto(`${url}#/board/local/${table.id}?ply=${table.moves.length >> 1}`);
    await page.locator("[data-zone=rail] li .chance").first().waitFor();
  },
};

/** A number that the rulebook prints, about to be changed; no changes nothing, and then it asks again. */
const printed: Screen = {
  name: "printed number",
  open: async (page, url) => {
    await page.goto(`${url}#/workbench/cave-in/numbers`);
    const [more, question] = [page.locator(".middle .stepper button:enabled").last(), page.getByRole("alertdialog")];
    await more.click();
    await question.getByRole("button").last().click();
    await question.waitFor({ state: "detached" });
    await more.click();
    await question.waitFor();
  },
};

const STATES: readonly Screen[] = [
  board,
  printed,
  opened(
    "settings",
    (page) => page.locator(".tools button").last().click(),
    "dialog[open] [role=switch], dialog[open] input",
  ),
  opened("moves", (page) => page.keyboard.press("l"), "[role=tabpanel] li button"),
  opened("hint", (page) => page.keyboard.press("h"), ".hint b"),
  opened("explanation", (page) => page.keyboard.press("1"), "[data-floating]"),
  yours,
  puzzle("puzzle", false),
  puzzle("puzzle answered", true),
  report("lab", LAB),
  report("arena", ARENA),
];

/** All screens, by what they belong to. */
export const PARTS: readonly [part: string, screens: readonly Screen[]][] = [
  ["the house", PLAIN],
  ["tables", GAMES.flatMap(tablesOf)],
  ["what is opened", STATES],
];
