// Seats of a report: by the order of turns, or by number.

import type { LabReport } from "../../table/resources/reports";
import { say } from "../../words";

/** What the page calls the seat of a row; a report that is older than the page's own names has its English ones. */
export function seatName({ seats, seats_by }: LabReport, place: number): string {
  if (seats_by === "turn") return say("lab-place", { place: 1 + place });
  return seats_by === "number" ? say("seat-number", { number: 1 + place }) : seats[place]!.seat;
}
