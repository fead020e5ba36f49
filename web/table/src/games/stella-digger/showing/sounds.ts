// What is heard of the events of this game.

import type { Event } from "../../../../../generated/stella-digger";
import type { Score } from "../../../table/sound/sounds";

export const sounds: Score<Event["kind"]> = {
  target: ["pick"],
  play: ["pick"],
  extra: ["pick"],
  declare: ["pick"],
  draw: ["pick"],
  pay: ["pay"],
  buy: ["pay"],
  exchange: ["pay"],
  tile: ["gem"],
  crystal: ["gem"],
  "big-chip": ["gem"],
  "small-chip": ["gem"],
  build: ["snap"],
  blockade: ["snap"],
  alarm: ["snap"],
  accident: ["cave-in"],
  fail: ["collision"],
  lose: ["collision"],
  eliminate: ["collision"],
  monster: ["monster"],
  withstand: ["monster"],
  trophy: ["gem"],
};
