// Reports as `starlode lab --json` and `starlode arena --json` write them, as far as the page shows them.

import type { ArenaReport, LabReport } from "../src/table/resources/reports";

const spread = (win_rate: number) => ({ win_rate, low: win_rate - 0.04, high: win_rate + 0.04, fair: 0.5, games: 400 });

export const LAB: LabReport = {
  game: "cave-in",
  played: 400,
  seats_by: "turn",
  seats: [
    { seat: "first", ...spread(0.53) },
    { seat: "second", ...spread(0.47) },
  ],
  bots: [
    { bot: "easy", ...spread(0.61) },
    { bot: "novice", ...spread(0.39) },
  ],
  measures: [{ measure: "length", mean: 212.5, tenth: 180, median: 210, ninetieth: 250 }],
  sources: [{ label: "Ore", points: 61.2, share: 0.72 }],
  components: [
    {
      id: "hazard-pay",
      name: "Hazard Pay",
      kind: "artifact",
      how: "collected",
      taken_by: 0.31,
      takers: 124,
      small_sample: false,
      ...spread(0.58),
    },
  ],
};

export const ARENA: ArenaReport = {
  game: "stella-digger",
  games: 1200,
  standings: ["expert", "hard", "medium"].map((bot, place) => ({
    bot,
    games: 400,
    win_rate: 0.6 - place / 10,
    rating: 1620 - 80 * place,
    low: 1590 - 80 * place,
    high: 1650 - 80 * place,
  })),
};
