// Seats of a report, which was written in English: by turn order, or by number.

import { say } from "../../words";

const PLACES = ["First player", "Second player", "Third player", "Fourth player"];

export function seatName(seat: string): string {
  const place = PLACES.indexOf(seat);
  const [, number] = /^Seat (\d)$/.exec(seat) ?? [];
  if (number) return say("seat-number", { number: 1 + Number(number) });
  return place < 0 ? seat : say("lab-place", { place: 1 + place });
}
