// The games' folders, loaded when they are wanted. A game without one is played on the plain page.

import type { Component } from "svelte";
import titles from "virtual:titles";

import type { GamePage } from "../table/input/gamepage";
import { settings } from "../table/storage/settings.svelte";

const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export const GAMES = Object.keys(titles);

/** Title and summary of a game in the language that is set. */
export function wordsOf(game: string): { readonly title: string; readonly summary: string } {
  const words = titles[game]?.words ?? {};
  return words[settings.language] ?? words.en ?? { title: game, summary: "" };
}

export function playersOf(game: string): readonly [number, number] {
  return titles[game]?.players ?? [2, 4];
}

export async function loadPage(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`] ?? pages["./plain/index.ts"]!;
  return (await load()).default;
}

export async function loadCover(game: string): Promise<Component> {
  const load = covers[`./${game}/Cover.svelte`] ?? covers["./plain/Cover.svelte"]!;
  return (await load()).default;
}
