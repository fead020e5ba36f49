// Marbles, icons and signs: a letter in the clear middle, the texture in the ring around it.

import type { GroupName, IconName, TypeName } from "../../../../../generated/cosmic-scavengers";

export interface MarbleArt {
  readonly letter: string;
  readonly fill: string;
  readonly ink: string;
  readonly texture: string;
  readonly rim: string;
}

const spokes = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

export const MARBLES: Readonly<Record<TypeName, MarbleArt>> = {
  precious: {
    letter: "P",
    fill: "#f3f5fb",
    ink: "#3a4356",
    rim: "#8793ad",
    texture:
      '<path d="M0-15L4.5-10.6H-4.5ZM0 15L4.5 10.6H-4.5ZM-15 0L-10.6 4.5V-4.5ZM15 0L10.6 4.5V-4.5ZM10.6-10.6L11-5.4 5.4-11ZM-10.6-10.6L-11-5.4-5.4-11ZM10.6 10.6L11 5.4 5.4 11ZM-10.6 10.6L-11 5.4-5.4 11Z" fill="#aab6d3"/>',
  },
  electrical: {
    letter: "E",
    fill: "#f5c83c",
    ink: "#3b2c00",
    rim: "none",
    texture:
      '<path d="M-14-5l4 3-3 4 4 4-1 5M14 5l-4-3 3-4-4-4 1-5M-4 14l2-4 4 3 3-3M4-14l-2 4-4-3-3 3" fill="none" stroke="#8a6400" stroke-width="1.9"/>',
  },
  mechanical: {
    letter: "M",
    fill: "#5b9bf0",
    ink: "#06224a",
    rim: "none",
    texture: `<g stroke="#17468f" stroke-width="3.1">${spokes.map((turn) => `<path d="M0-10.4V-15" transform="rotate(${turn})"/>`).join("")}</g><circle r="10.4" fill="none" stroke="#17468f" stroke-width="1.5"/>`,
  },
  chemical: {
    letter: "C",
    fill: "#4cc084",
    ink: "#04321c",
    rim: "none",
    texture:
      '<g fill="#12603a"><circle cx="-10.5" cy="5" r="2.6"/><circle cx="-6" cy="11" r="1.7"/><circle cx="10.5" cy="-5" r="2.8"/><circle cx="11" cy="4" r="1.5"/><circle cx="5" cy="-11.5" r="1.6"/><circle cx="3" cy="12" r="2.4"/><circle cx="-10" cy="-6" r="1.8"/><circle cx="-4" cy="-12" r="2"/></g>',
  },
  organic: {
    letter: "O",
    fill: "#ee6f66",
    ink: "#430b08",
    rim: "none",
    texture:
      '<path d="M-15 3Q-10 8-11-3T-5-13M15-3Q10-8 11 3T5 13M-9 11Q-2 8 0 14M9-11Q2-8 0-14" fill="none" stroke="#8c211b" stroke-width="2"/>',
  },
  void: {
    letter: "V",
    fill: "#1c2230",
    ink: "#e9edf5",
    rim: "#8f9bb3",
    texture: '<circle r="12.4" fill="none" stroke="#8d9ab5" stroke-width="1.6" stroke-dasharray="2.5 3.4"/>',
  },
};

/** Control icons, on 20 by 20. */
export const CONTROLS: Readonly<Record<Exclude<IconName, TypeName>, string>> = {
  capacity:
    '<path d="M3 7h14v10H3z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M10 2v8M6.5 5.5h7" stroke="currentColor" stroke-width="2.2"/>',
  recovery:
    '<path d="M15.6 6.4A7 7 0 1 0 17 11" fill="none" stroke="currentColor" stroke-width="2"/><path d="M17.6 2.6V8h-5.4z" fill="currentColor"/>',
  blank:
    '<rect x="4" y="4" width="12" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="3 2.2"/>',
  priority:
    '<path d="M3 4l6 6-6 6M10 4l6 6-6 6" fill="none" stroke="var(--warn)" stroke-width="2.6" stroke-linejoin="round"/>',
};

/** A drawing of Symbols.svelte. */
export type GlyphName = `icon-${number}` | `robot-${string}` | "wild" | keyof typeof SIGNS;

/** What groups of contracts are known by, on 32 by 32; robots show themselves. */
export const SIGNS: Readonly<Record<Exclude<GroupName, "robots">, string>> = {
  prizes:
    '<path d="M8 6h16v6q0 8-8 8t-8-8zM14 20h4v5h5v3H9v-3h5zM4 8h4v3q0 3 2 5-6-1-6-8zM28 8h-4v3q0 3-2 5 6-1 6-8z"/>',
  programmables:
    '<path fill-rule="evenodd" d="M9 9h14v14H9zm4 4v6h6v-6zM11 4h2v4h-2zm4 0h2v4h-2zm4 0h2v4h-2zM11 24h2v4h-2zm4 0h2v4h-2zm4 0h2v4h-2zM4 11h4v2H4zm0 4h4v2H4zm0 4h4v2H4zm20-8h4v2h-4zm0 4h4v2h-4zm0 4h4v2h-4z"/>',
};
