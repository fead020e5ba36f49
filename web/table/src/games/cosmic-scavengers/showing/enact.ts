// Shows a reveal and the collections that follow it, step by step.

import type { Value } from "@starlode/engine";

import type { Event, Types } from "../../../../../generated/cosmic-scavengers";
import type { Cause } from "../../../table/motion/frames";
import { MOTION } from "../../../table/motion/motion";
import type { CosmicView } from "../model/model";
import { collections, revealed, scenesOf, type Scene, type Staged } from "../model/scenes";
import { enacting, type Acting } from "../../enacting";
import { settled } from "./settled";

const REVEAL = 1100; // milliseconds to look at all programs
const STEP = 170;
const WHOLE = 1900; // the most that one collection takes, collisions apart
const CRASH = 2400; // to read what a collision is about
const FLIGHT = 360;

type Kinds = readonly Event["kind"][];

/** What is followed by itself: all programs, each collection, each payment, the next round. */
const CAUSES: readonly Cause<Event["kind"]>[] = [
  { kinds: ["designation", "robot", "contract", "order"], together: true },
  { kinds: ["collect", "collide"], together: true },
  { kinds: ["robot-home"], together: true, newcomers: true },
  { kinds: ["pay", "fulfil"] },
  { kinds: ["claim", "challenge", "back-down", "withdraw", "locked"], each: true },
  { kinds: ["empty", "round", "top-up", "fill", "to-market", "to-box"], together: true },
];

/** What is settled at a contract; a collision has words of its own on the ship. */
const AT_CONTRACT: Kinds = ["claim", "challenge", "back-down", "withdraw", "locked", "fulfil"];

function where(event: Event): readonly string[] {
  return "contract" in event && AT_CONTRACT.includes(event.kind) ? [`contract-${event.contract}`, "market"] : [];
}

export const enact = enacting<Types>({ causes: CAUSES, where, between: settled, show });

async function show(act: Acting<Types>): Promise<void> {
  const { before, events } = act;
  const view = revealed(before, events);
  if (!view) return;
  if (view !== before) {
    act.show({ view, scene: null } satisfies Staged);
    act.tell(events.length);
    await act.wait(REVEAL);
  }
  let ship: readonly number[] = view.record.ship;
  for (const collection of collections(events)) {
    const scenes = scenesOf(view, ship, collection);
    await play(act, view, scenes, Math.max(0, events.indexOf(collection.moments[0]!)));
    ship = scenes.at(-1)!.ship;
  }
}

/** Who collects now, or that all programs lie open. */
export function narrate(view: CosmicView, shown: unknown): string | null {
  if (!shown) return null;
  const { scene } = shown as Staged;
  if (!scene) return view.text("page-revealed");
  if (scene.seats.every((seat) => seat === view.seat)) return view.text("page-you-collecting");
  return view.text("page-collecting", { seats: scene.seats.map((seat) => view.thing("seat", seat)) as Value });
}

/** Show one scene after the other; the log tells each event when it is seen. */
async function play(act: Acting<Types>, view: CosmicView, scenes: readonly Scene[], first: number): Promise<void> {
  const pause = Math.min(STEP, WHOLE / scenes.length);
  let before: Scene | null = null;
  for (const scene of scenes) {
    if (before) takeOff(before, scene);
    const crashed = scene.clash && scene.clash.cell !== before?.clash?.cell;
    act.show({ view, scene } satisfies Staged);
    act.tell(first + scene.told);
    before = scene;
    await act.wait(crashed ? CRASH : pause);
  }
  await act.wait(FLIGHT);
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
  const places = [`[data-source="tray-${seat}"]`, `[data-source="store-${seat}"]`, `[data-spot="rival-${seat}"]`];
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
  flight.id = MOTION;
  flight.onfinish = flight.oncancel = (): void => flyer.remove();
}
