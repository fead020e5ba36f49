// What a screen says: leftovers of another language, names of messages, and text that is cut off.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { plainTexts } from "@starlode/engine";
import type { Page } from "playwright-core";

import { FOLDER } from "../test/bundles";
import { GAMES } from "./moments";

const LETTER = 2; // as short as a sign, which may mean something else in another language
const PAGE_WORDS = join(import.meta.dirname, "../src/words");

/** Every message of the page and the games that is plain text, by its name. */
function plainMessages(language: string): Map<string, string> {
  const files = [
    join(PAGE_WORDS, `${language}.ftl`),
    ...GAMES.map((game) => join(FOLDER, game, "words", `${language}.ftl`)),
  ];
  return new Map(
    files.flatMap((file, place) =>
      [...plainTexts(readFileSync(file, "utf8"))].map(([id, text]) => [`${place} ${id}`, text] as const),
    ),
  );
}

/** English sentences and words that this language says otherwise, and nowhere the same. */
function english(language: string): Set<string> {
  const [theirs, ours] = [plainMessages(language), plainMessages("en")];
  const same = new Set(theirs.values());
  return new Set(
    [...ours].flatMap(([id, text]) => (theirs.has(id) && text.length > LETTER && !same.has(text) ? [text] : [])),
  );
}

const NAMES = new Set([...plainMessages("en").keys()].map((id) => id.split(" ")[1]!).filter((id) => id.includes("-")));

/** Texts as people see them, and those that do not fit where they stand and do not say so by three dots. */
function read(): { texts: string[]; cut: string[] } {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest(".unseen, details:not([open])") === null;
  const clips = (element: Element): boolean => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const over = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    return over && /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  const cut: string[] = [];
  while (walker.nextNode()) {
    const [text, holder] = [walker.currentNode.textContent!.trim(), walker.currentNode.parentElement!];
    if (!text || !shown(holder)) continue;
    texts.push(text);
    const box = holder.closest("*:not(span, b, i, small, strong, u, s, kbd)") ?? holder;
    if ([holder, box].some(clips)) cut.push(text);
  }
  return { texts, cut };
}

const known = new Map<string, Set<string>>();

/** What is wrong with the words of a screen. */
export async function misspoken(page: Page, language: string): Promise<string[]> {
  const foreign = known.get(language) ?? (language === "en" ? new Set<string>() : english(language));
  known.set(language, foreign);
  const { texts, cut } = await page.evaluate(read);
  const labels = await page.evaluate(() =>
    [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((one) =>
      ["aria-label", "title", "placeholder"].flatMap((name) => one.getAttribute(name) ?? []),
    ),
  );
  const said = [...texts, ...labels];
  return [
    ...said.filter((text) => foreign.has(text)).map((text) => `English: ${text}`),
    ...said.filter((text) => NAMES.has(text)).map((text) => `a message's name: ${text}`),
    ...cut.map((text) => `cut off: ${text}`),
  ];
}
