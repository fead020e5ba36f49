// Crystals: the cut tells the cost. Drawings of 64 by 64 in facets, f0 the lightest to f4 the darkest.

import { Cut, type CutName } from "../../../../../generated/cave-in";

export interface CutArt {
  readonly facets: string;
  readonly glyph: string; // where the glyph of the colour lies
}

const CUTS: Readonly<Record<CutName, CutArt>> = {
  shard: {
    facets:
      '<path class="f4" d="M13 33l9-9 4 32H15z"/><path class="f2" d="M13 33l5 3 2 20h-5z"/><path class="f3" d="M52 39l-8-5-5 22h9z"/><path class="f1" d="M52 39l-6 2-1 15h3z"/><path class="f2" d="M33 4L22 20l2 38h18l3-36z"/><path class="f0" d="M33 4L22 20l9 5z"/><path class="f1" d="M22 20l9 5 1 33h-8z"/><path class="f3" d="M33 4l12 18-14 3z"/><path class="f4" d="M45 22l-14 3 1 33h10z" opacity=".65"/>',
    glyph: "translate(24.5 30) scale(0.66)",
  },
  rhombus: {
    facets:
      '<path class="f1" d="M32 3L8 32h10L32 16z"/><path class="f2" d="M32 3l24 29H46L32 16z"/><path class="f3" d="M8 32l24 29V48L18 32z"/><path class="f4" d="M56 32L32 61V48l14-16z"/><path class="f0" d="M32 16L18 32h28z" opacity=".95"/><path class="f1" d="M18 32l14 16 14-16z"/>',
    glyph: "translate(21 21) scale(0.92)",
  },
  hexagon: {
    facets:
      '<path class="f0" d="M32 3L7 17.5l9 5.2L32 13.5z"/><path class="f1" d="M32 3l25 14.5-9 5.2-16-9.2z"/><path class="f1" d="M7 17.5v29l9-5.2V22.7z"/><path class="f3" d="M57 17.5v29l-9-5.2V22.7z"/><path class="f3" d="M7 46.5L32 61V50.5l-16-9.2z"/><path class="f4" d="M57 46.5L32 61V50.5l16-9.2z"/><path class="f2" d="M32 13.5l16 9.2v18.6l-16 9.2-16-9.2V22.7z"/><path class="f1" d="M32 13.5l16 9.2L16 41.3V22.7z" opacity=".65"/>',
    glyph: "translate(21 21) scale(0.92)",
  },
  brilliant: {
    facets:
      '<path class="f1" d="M17 7h30l14 17H3z"/><path class="f0" d="M17 7l6 17H3z"/><path class="f1" d="M17 7h15l-9 17z"/><path class="f0" d="M32 7l9 17H23z"/><path class="f2" d="M32 7h15l-6 17z"/><path class="f3" d="M47 7l14 17H41z"/><path class="f2" d="M3 24h20l9 36z"/><path class="f1" d="M23 24h18l-9 36z"/><path class="f4" d="M61 24H41l-9 36z"/><path class="f3" d="M32 24h9l-9 36z" opacity=".55"/>',
    glyph: "translate(22.5 23) scale(0.8)",
  },
};

const NAMES = Object.keys(Cut) as readonly CutName[];

export function cutArt(cut: number): CutArt {
  return CUTS[NAMES[cut]!];
}
