// Robots as silhouettes: what carries them (below) says how they move, the body what they do. 64 by 64.

import type { RobotId } from "../../../../../generated/cosmic-scavengers";

const CARRIERS = {
  tracks:
    '<path fill-rule="evenodd" d="M13 46h38a7 7 0 0 1 0 14H13a7 7 0 0 1 0-14zm1 4.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm12 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm12 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm12 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z"/>',
  wheels:
    '<path fill-rule="evenodd" d="M14 46a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM32 46a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM50 46a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"/>',
  legs: '<path d="M22 42L10 47 6 60h4l4-10 12-4zM42 42l12 5 4 13h-4l-4-10-12-4zM28 44l-5 16h4l5-14zM36 44l5 16h-4l-5-14z"/>',
  hover:
    '<path d="M16 45h32l-4 5H20z"/><path d="M18 54h28M23 59h18" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="5 4" opacity=".65"/>',
  jet: '<path d="M8 30l-6 4 6 4zM3 26h-1M9 44l-7 3" /><path d="M2 30h-1M14 46h36M10 52h24M16 58h12" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" opacity=".6"/>',
  rotor:
    '<path d="M4 15h22v3H4zM38 15h22v3H38zM13 17h4v10h-4zM47 17h4v10h-4z"/><path d="M22 54h20" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="4 4" opacity=".6"/>',
  wings:
    '<path d="M22 30Q8 14 1 14q2 14 20 24zM42 30Q56 14 63 14q-2 14-20 24z"/><path d="M24 58q8-5 16 0" stroke="currentColor" stroke-width="2.2" fill="none" opacity=".6"/>',
  one: '<path fill-rule="evenodd" d="M32 36a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12z"/>',
} as const;

const BODIES: Readonly<Record<RobotId, readonly [keyof typeof CARRIERS, string]>> = {
  digger: [
    "tracks",
    '<path d="M14 24h22v20H14zM36 30h6l20 9-20 5h-6zM20 16h10v8H20z"/><path d="M44 32l3 11M51 35l2 7" stroke="var(--eye)" stroke-width="2"/><circle cx="25" cy="32" r="3" fill="var(--eye)"/>',
  ],
  sifter: [
    "hover",
    '<path d="M12 26h40l-8 18H20zM24 12h16v12H24z"/><path d="M20 31h24M23 37h18" stroke="var(--eye)" stroke-width="2.4" stroke-dasharray="3 3"/><circle cx="32" cy="18" r="3" fill="var(--eye)"/>',
  ],
  hauler: [
    "wheels",
    '<path d="M4 18h36v26H4zM43 26h10l8 10v8H43z"/><path d="M13 18v26M22 18v26M31 18v26" stroke="var(--eye)" stroke-width="2"/><circle cx="51" cy="34" r="3" fill="var(--eye)"/>',
  ],
  courier: [
    "jet",
    '<path d="M12 26h28q16 2 22 10-8 6-22 6H12zM22 26L12 10h8l14 16z"/><circle cx="46" cy="34" r="3" fill="var(--eye)"/>',
  ],
  welder: [
    "wheels",
    '<path d="M16 26h26v18H16zM38 26l6-12 12 6-2 4-8-4-4 8zM54 22l4 10h-4l-3-9z"/><path d="M57 35l1 4M52 36l-2 3M62 35l1 3" stroke="var(--warn)" stroke-width="2"/><circle cx="28" cy="35" r="3" fill="var(--eye)"/>',
  ],
  magpie: [
    "wings",
    '<path d="M32 20q11 0 11 14T32 54Q21 48 21 34t11-14zM43 30l12 3-12 5z"/><circle cx="35" cy="30" r="3" fill="var(--eye)"/>',
  ],
  mender: [
    "rotor",
    '<path d="M16 26h32v22H16z"/><path d="M32 30v14M25 37h14" stroke="var(--eye)" stroke-width="4"/><path d="M28 12h8v14h-8z"/>',
  ],
  scout: [
    "legs",
    '<path d="M18 30a14 14 0 0 1 28 0v14H18zM31 6h2v12h-2z"/><circle cx="32" cy="6" r="3.5"/><circle cx="32" cy="32" r="5" fill="var(--eye)"/>',
  ],
  turbo: [
    "jet",
    '<path d="M10 24h26l26 11-26 9H10zM10 24L4 12h12l10 12zM10 44l-4 8h10l8-8z"/><circle cx="42" cy="34" r="3" fill="var(--eye)"/>',
  ],
  "recovery-drone": [
    "rotor",
    '<path d="M14 26h36v14H14zM24 40h16v6H24zM30 46h4v6l6 5-3 3-5-5-5 5-3-3 6-5z"/><circle cx="25" cy="33" r="3" fill="var(--eye)"/><circle cx="39" cy="33" r="3" fill="var(--eye)"/>',
  ],
  freighter: [
    "wheels",
    '<path d="M2 12h42v32H2zM46 24h10l6 10v10H46z"/><path d="M2 22h42M2 33h42M16 12v32M30 12v32" stroke="var(--eye)" stroke-width="1.8"/><circle cx="55" cy="34" r="3" fill="var(--eye)"/>',
  ],
  "bio-harvester": [
    "tracks",
    '<path d="M8 26h30v18H8zM14 14h14v12H14zM40 30h4v14h-4z"/><path d="M44 24l18 4-14 4 14 4-14 4 14 4-18 2z"/><circle cx="21" cy="34" r="3" fill="var(--eye)"/>',
  ],
  alchemist: [
    "hover",
    '<path d="M26 8h12v12l12 20a4 4 0 0 1-4 6H18a4 4 0 0 1-4-6l12-20z"/><circle cx="27" cy="38" r="3" fill="var(--eye)"/><circle cx="37" cy="34" r="2" fill="var(--eye)"/><circle cx="35" cy="41" r="1.6" fill="var(--eye)"/>',
  ],
  foundry: [
    "tracks",
    '<path d="M8 24h48v20H8zM14 10h8v14h-8zM28 6h8v18h-8z"/><path d="M34 38q0-9 8-9t8 9z" fill="var(--eye)"/><circle cx="20" cy="34" r="3" fill="var(--eye)"/>',
  ],
  dynamo: [
    "one",
    '<path d="M20 10h24v22H20zM14 14h4v14h-4zM46 14h4v14h-4z"/><path d="M34 12l-6 10h8l-6 9" stroke="var(--eye)" stroke-width="2.4" fill="none"/>',
  ],
  jeweler: [
    "legs",
    '<path d="M20 12h24l10 12-22 22L10 24z"/><path d="M10 24h44M24 24l8 20 8-20" stroke="var(--eye)" stroke-width="2" fill="none"/>',
  ],
  omnibot: [
    "one",
    '<path d="M32 6l18 10v14L32 40 14 30V16z"/><circle cx="25" cy="22" r="3" fill="var(--eye)"/><circle cx="39" cy="22" r="3" fill="var(--eye)"/><circle cx="32" cy="31" r="3" fill="var(--eye)"/>',
  ],
  "void-sweeper": [
    "hover",
    '<path d="M12 18q10-10 24-4v30H12z"/><path d="M36 26h8l18-8v28l-18-6h-8z"/><path d="M52 24v16" stroke="var(--eye)" stroke-width="3"/><circle cx="22" cy="28" r="3" fill="var(--eye)"/>',
  ],
  phantom: [
    "hover",
    '<path d="M32 6q18 0 20 24v16l-7-5-6 5-7-5-7 5-6-5-7 5V30Q14 6 32 6z"/><circle cx="25" cy="24" r="3" fill="var(--eye)"/><circle cx="39" cy="24" r="3" fill="var(--eye)"/>',
  ],
  foreman: [
    "legs",
    '<path d="M18 22h28v22H18zM28 8h8v14h-8zM36 8h22v4H36zM54 12h3v8h-3z"/><circle cx="27" cy="32" r="3" fill="var(--eye)"/><circle cx="38" cy="32" r="3" fill="var(--eye)"/>',
  ],
};

const STRANGER = ["tracks", '<path d="M14 20h36v24H14z"/>'] as const; // a robot from a component file that is not ours

/** The drawing of a robot by its id; what is see-through takes the colour --eye. */
export function robotArt(id: string): string {
  const [carrier, body] = BODIES[id as RobotId] ?? STRANGER;
  return CARRIERS[carrier] + body;
}
