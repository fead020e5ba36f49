// The games' folders, loaded when they are wanted. A game without one is played on the plain page.

import type { Component } from "svelte";

import type { GamePage } from "../table/input/gamepage";

export { registry } from "./registry.svelte";

const pages = import.meta.glob<{ default: GamePage }>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export async function loadPage(game: string): Promise<GamePage> {
  const load = pages[`./${game}/index.ts`] ?? pages["./plain/index.ts"]!;
  return (await load()).default;
}

export async function loadCover(game: string): Promise<Component> {
  const load = covers[`./${game}/Cover.svelte`] ?? covers["./plain/Cover.svelte"]!;
  return (await load()).default;
}
