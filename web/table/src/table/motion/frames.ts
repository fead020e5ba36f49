// Frames: what happened, cut into pieces that a person can follow one after the other.

import type { Event } from "@starlode/engine";

import type { LogLine } from "../view/log";
import type { View } from "../view/view";

/** What is shown next: the events that led to a view, their lines of the log (one for each, in order), and that view. */
export interface Frame {
  readonly view: View;
  readonly events: readonly Event[];
  readonly lines: readonly LogLine[];
  readonly again?: boolean; // it was shown or told before
}

/** A piece that has passed, and what was seen before it. */
export interface Moment {
  readonly before: View;
  readonly frame: Frame;
  readonly watched: boolean; // whether anybody could see it
}

/** Events that are followed by themselves: a piece begins with the first of a run of them. */
export interface Cause<Kind extends string = string> {
  readonly kinds: readonly Kind[];
  readonly together?: boolean; // all who take part; otherwise each seat has a piece of its own
  readonly newcomers?: boolean; // only for a seat that had no part in the piece before; others end theirs with it
  readonly each?: boolean; // every one of them, also after another one
  readonly ends?: readonly Kind[]; // what they end, where the seat has begun it: then the piece goes on
}

/** One frame that is on the stage now, as its game sees it. */
export interface Act extends Frame {
  readonly before: View; // what is seen until the frame ends

  /** Put something of the game's own on the stage, in the place of what it put there before. */
  show(scene: unknown): void;

  /** Let the log tell this many of the events, the first ones. */
  tell(count: number): void;

  /** Let time pass; rejects when the person skips or the stage has gone elsewhere, and then nothing is left to do. */
  wait(time: number): Promise<void>;
}

/** How a game shows what happened. */
export interface Enact {
  readonly causes: readonly Cause[];

  /** Show what happens between the view before and the view of a frame; the stage shows the end. */
  show(act: Act): Promise<void>;

  /** Where something happens that is looked at on its own: data-keys or data-spots, the best first; none for the rest. */
  where?(event: Event): readonly string[];

  /** The view once some events have happened and the rest, which led to `after`, have not; null where it cannot be known. */
  between(before: View, events: readonly Event[], after: View, rest: readonly Event[]): View | null;
}

/** A frame as pieces, each with one cause, in the order of the events; what cannot be told apart stays together. */
export function cut(frame: Frame, before: View, enact: Enact | null): Frame[] {
  if (!enact) return [frame];
  const pieces: Frame[] = [];
  let [view, start] = [before, 0];
  for (const end of beginnings(frame.events, enact.causes)) {
    const piece = part(frame, start, end);
    const next = enact.between(view, piece.events, frame.view, frame.events.slice(end));
    if (!next) break;
    pieces.push({ ...piece, view: next });
    [view, start] = [next, end];
  }
  return [...pieces, { ...part(frame, start), view: frame.view }];
}

function part({ events, lines }: Frame, start: number, end?: number): Omit<Frame, "view"> {
  return { events: events.slice(start, end), lines: lines.slice(start, end) };
}

/** Where pieces begin, the first of them apart. */
function beginnings(events: readonly Event[], causes: readonly Cause[]): number[] {
  const starts: number[] = [];
  events.forEach((event, place) => {
    if (place > 0 && begins(event, events.slice(starts.at(-1) ?? 0, place), causes)) starts.push(place);
  });
  return starts;
}

function begins(event: Event, piece: readonly Event[], causes: readonly Cause[]): boolean {
  const cause = causes.find(({ kinds }) => kinds.includes(event.kind));
  if (!cause) return false;
  const last = piece.at(-1)!;
  const known = piece.some(({ seat }) => seat === event.seat);
  if (cause.ends?.includes(last.kind) && last.seat === event.seat) return false;
  if (cause.kinds.includes(last.kind)) return cause.each === true || (!cause.together && last.seat !== event.seat);
  return !(cause.newcomers && known);
}
