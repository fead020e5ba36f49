// Shows a reveal and the collections that follow it, step by step.

import type { Value } from "@starlode/engine";

import type { Event } from "../../../../generated/cosmic-scavengers";
import type { Enact } from "../../table/motion";
import type { CosmicView } from "./facts";
import { collections, revealed, scenesOf } from "./scenes";
import { stage, type Scene } from "./stage.svelte";

const REVEAL = 1100; // milliseconds to look at all programs
const STEP = 170;
const WHOLE = 1900; // the most that one collection takes, collisions apart
const CRASH = 1300; // to see what a collision is about
const FLIGHT = 360;

export const enact: Enact = async (before, frame, wait) => {
  const events = frame.events as unknown as readonly Event[];
  const found = collections(events);
  const view = revealed(before as unknown as CosmicView, events);
  if (!found.length && view === (before as unknown as CosmicView)) return;
  try {
    stage.revealed = view;
    if (view !== (before as unknown as CosmicView) && (await wait(REVEAL))) return;
    let ship: readonly number[] = view.record.ship;
    for (const collection of found) {
      const scenes = scenesOf(view, ship, collection);
      if (await play(scenes, wait)) return;
      ship = scenes.at(-1)!.ship;
    }
  } finally {
    stage.scene = null;
    stage.revealed = null;
  }
};

/** Who collects now, or that all programs lie open. */
export function narrate(view: CosmicView): string | null {
  if (stage.scene)
    return view.text("page-collecting", { seats: stage.scene.seats.map((seat) => view.thing("seat", seat)) as Value });
  return stage.revealed ? view.text("page-revealed") : null;
}

/** Show one scene after the other; answers whether the person skipped. */
async function play(scenes: readonly Scene[], wait: (time: number) => Promise<boolean>): Promise<boolean> {
  const pause = Math.min(STEP, WHOLE / scenes.length);
  let before: Scene | null = null;
  for (const scene of scenes) {
    if (before) takeOff(before, scene);
    const crashed = scene.clash && scene.clash.cell !== before?.clash?.cell;
    stage.scene = scene;
    before = scene;
    if (await wait(crashed ? CRASH : pause)) return true;
  }
  return wait(FLIGHT);
}

/** Marbles that were collected in this step fly to their owners. */
function takeOff(before: Scene, scene: Scene): void {
  for (const [cell, seat] of scene.gone) {
    if (before.gone.has(cell)) continue;
    const from = document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect();
    const to = homeOf(seat);
    if (from && to) fly(before.ship[cell]!, from, to);
  }
}

/** Where a seat's marbles lie: its tray, else its store, else its place at the table. */
function homeOf(seat: number): DOMRect | null {
  const places = [`[data-source="tray-${seat}"]`, `[data-source="store-${seat}"]`, `[data-zone="rival-${seat}"]`];
  const boxes = places
    .flatMap((place) => [...document.querySelectorAll(place)])
    .map((one) => one.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}

function fly(type: number, from: DOMRect, to: DOMRect): void {
  const flyer = document.createElement("div");
  flyer.innerHTML = `<svg width="${from.width}" height="${from.height}" aria-hidden="true"><use href="#cs-icon-${type}"/></svg>`;
  Object.assign(flyer.style, {
    position: "fixed",
    left: `${from.x}px`,
    top: `${from.y}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  document.body.append(flyer);
  const [x, y] = [
    to.x + Math.min(to.width, 40) / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  const path = [
    { transform: "none" },
    { transform: `translate(${x / 2}px, ${y / 2 - 50}px) scale(.85)` },
    { transform: `translate(${x}px, ${y}px) scale(.6)` },
  ];
  const flight = flyer.animate(path, { duration: FLIGHT, easing: "ease-in" });
  flight.id = "glide";
  flight.onfinish = flight.oncancel = (): void => flyer.remove();
}
