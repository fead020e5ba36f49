// What the field looked like when it was judged, from what happened between two views.

import type { Event } from "../../../../../generated/stella-digger";
import { fieldOf, range, type Judged, type StellaView } from "./model";

/** A field as it was judged: cards that the rules have cleared away already, while they are still shown. */
export interface Scene {
  readonly plays: ReadonlyMap<number, Judged>; // by seat
  readonly winner: number; // -1 for none
  readonly struck: readonly number[]; // seats that an accident cost a card
}

const JUDGED: readonly Event["kind"][] = ["winner", "trophy", "flee"];

/** Whether the field was judged and cleared, so that the last card would not be seen. */
export const isJudged = (events: readonly Event[]): boolean => events.some(({ kind }) => JUDGED.includes(kind));

/** The field with the cards that were still played, lost and judged. */
export function sceneOf(view: StellaView, events: readonly Event[]): Scene {
  const plays = new Map<number, Judged>();
  for (const seat of range(view.players)) {
    const cards = fieldOf(view, seat);
    if (cards.length)
      plays.set(seat, { cards, colour: view.record.field_colour[seat]!, strength: view.survey.strength[seat]! });
  }
  let winner = -1;
  const struck: number[] = [];
  for (const event of events) {
    if (event.kind === "play") plays.set(event.seat, played(view, event.card));
    else if (event.kind === "extra") plays.set(event.seat, added(view, plays.get(event.seat)!, event.card));
    else if (event.kind === "declare") plays.set(event.seat, { ...plays.get(event.seat)!, colour: event.colour });
    else if (event.kind === "accident") {
      struck.push(event.seat);
      strike(plays, event.seat, event.card);
    } else if (event.kind === "withstand" || event.kind === "fail") rate(plays, event.seat, event.strength);
    else if (event.kind === "winner") rate(plays, (winner = event.seat), event.strength);
    else if (event.kind === "trophy") winner = event.seat;
    if (JUDGED.includes(event.kind)) break; // what follows belongs to the next field
  }
  return { plays, winner, struck };
}

function played(view: StellaView, card: number): Judged {
  return { cards: [card], colour: view.params.card_colour[card]!, strength: view.params.card_number[card]! };
}

function added(view: StellaView, before: Judged, card: number): Judged {
  return { ...before, cards: [...before.cards, card], strength: before.strength + view.params.card_number[card]! };
}

function strike(plays: Map<number, Judged>, seat: number, card: number): void {
  const before = plays.get(seat);
  if (!before?.cards.includes(card)) return; // it was lost from the hand
  const place = before.cards.indexOf(card);
  const cards = before.cards.filter((_, other) => other !== place);
  if (cards.length) plays.set(seat, { ...before, cards });
  else plays.delete(seat);
}

function rate(plays: Map<number, Judged>, seat: number, strength: number): void {
  const before = plays.get(seat);
  if (before) plays.set(seat, { ...before, strength });
}
