// What is heard of the events of this game.

import type { Event } from "../../../../../generated/cave-in";
import type { Score } from "../../../table/sound/sounds";

export const sounds: Score<Event["kind"]> = {
  pay: ["pay"],
  recruit: ["pick"],
  "take-dock": ["pick"],
  "take-base": ["pick"],
  keep: ["pick"],
  collect: ["pick"],
  mine: ["gem"],
  "take-crystal": ["gem"],
  totem: ["gem"],
  raid: ["collision"],
  "raid-card": ["pick"],
  "subjugate-base": ["collision"],
  "subjugate-hand": ["collision"],
  "hold-cave-in": ["snap"],
  "cave-in": ["snap", "cave-in"],
};
