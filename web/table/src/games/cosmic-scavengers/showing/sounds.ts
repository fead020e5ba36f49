// What is heard of the events of this game.

import type { Event } from "../../../../../generated/cosmic-scavengers";
import type { Score } from "../../../table/sound/sounds";

export const sounds: Score<Event["kind"]> = {
  designation: ["pick"],
  robot: ["pick"],
  contract: ["pick"],
  commit: ["pick"],
  collect: ["gem"],
  collide: ["collision"],
  pay: ["pay"],
  fee: ["pay"],
  fulfil: ["gem"],
  challenge: ["snap"],
  locked: ["snap"],
};
