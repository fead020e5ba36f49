// Picking: any element, HTML or drawn, becomes something to choose and to have explained.

import type { Attachment } from "svelte/attachments";

import type { Choice, Thing, View } from "../view/view";
import { say } from "../../words";
import { isFresh, mean } from "./steady";

/** What an element stands for. */
export interface Pick {
  readonly thing?: Thing; // what is explained, and how it is called
  readonly blocks?: readonly (readonly [block: string, number: number, detail?: number])[]; // what choosing it may mean
  readonly key?: string; // the same thing has the same key wherever it lies
  readonly from?: string; // the source that it comes from when it is new
  readonly label?: string; // how it is called, instead of the thing's name
  readonly lies?: readonly [field: string, ...place: number[]]; // the number of the record that tells it from what lay there before
  readonly then?: readonly [block: string, number: number]; // chosen as well, once the first choice leads to it
}

/** What picking asks of the plans for later. */
export interface PickPlanning {
  readonly open: boolean; // whether picking something plans it
  placeOf(blocks: NonNullable<Pick["blocks"]>): number; // from 1; 0 if it is not planned
  toggle(plan: { readonly blocks: NonNullable<Pick["blocks"]>; readonly label: string }): void;
}

/** What picking needs to know of the table, and asks of it. */
export interface PickingTable {
  readonly view: View;
  readonly session: { readonly live: boolean };
  readonly pending: Choice | null;
  readonly advised: Choice | null;
  readonly menu: object | null;
  readonly explained: { readonly element: Element } | null;
  readonly planning: PickPlanning;
  wasted(choice: Choice): string | null;
  choose(choices: readonly Choice[], element: Element, then: Pick["then"] | null): void;
  object(action: number): Promise<void>;
  explain(thing: Thing | null, element?: Element): void;
  shows(element: Element, thing?: Thing): boolean; // whether a touch is the first one, which only shows
  isShown(element: Element): boolean;
  isNew(lies: NonNullable<Pick["lies"]>): boolean; // since the person moved
}

const HOVER = 450; // milliseconds before something explains itself
const PRESS = 450;
const SLIP = 10; // pixels that a finger may move while it presses

/** The legal actions that picking would mean. */
export function choicesOf(view: View, spec: Pick): Choice[] {
  return (spec.blocks ?? []).flatMap(([block, number, detail]) => view.picks(block, number, detail));
}

/** How a thing is called in a few words. */
function nameOf(view: View, { thing, label = "" }: Pick): string {
  return thing ? view.name(thing.sort, thing.number) : label;
}

/** How a thing is called, and what choosing it does. */
function labelOf(view: View, spec: Pick, choices: readonly Choice[]): string {
  const name = spec.label ?? nameOf(view, spec);
  return [name, ...choices.map(({ action }) => view.describe(action))].filter(Boolean).join(". ");
}

/** What is said of a thing whose every choice would come to nothing. */
function warningOf(table: PickingTable, choices: readonly Choice[]): string {
  const warnings = choices.map((choice) => table.wasted(choice));
  return warnings.length && warnings.every(Boolean) ? warnings[0]! : "";
}

export function attachment(table: PickingTable, spec: Pick): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    $effect(() => mark(element, table, spec));
    return listen(element, table, spec);
  };
}

/** What a press would do; the words may change with a sum in them, and it is the same still. */
function meaningOf(view: View, choices: readonly Choice[]): string {
  return [view.decision?.name, ...choices.map(({ action }) => action)].join(" ");
}

function tellLegal(element: Element, { view }: PickingTable, spec: Pick): void {
  if (!spec.blocks?.length) return;
  element.setAttribute("aria-disabled", String(isFresh(element) || !choicesOf(view, spec).length));
}

/** Give an attribute its value, or take it away where it has none. */
function put(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

/** Keep an element's attributes true to the view. */
function mark(element: Element, table: PickingTable, spec: Pick): void {
  const { view, session } = table;
  const choices = choicesOf(view, spec);
  const legal = choices.length > 0;
  const warning = warningOf(table, choices);
  const planned = table.planning.placeOf(spec.blocks ?? []);
  const told = planned ? say("planned", { place: planned }) : "";
  const news = spec.lies && table.isNew(spec.lies) ? say("new") : "";
  const label = [labelOf(view, spec, choices), news, warning, told].filter(Boolean).join(". ");
  mean(element, meaningOf(view, choices), () => tellLegal(element, table, spec));
  element.setAttribute("data-pick", "");
  element.setAttribute("data-legal", legal && session.live ? "yes" : "no");
  element.toggleAttribute("data-wasted", warning !== "");
  put(element, "data-planned", planned ? String(planned) : "");
  put(element, "data-new", news);
  element.setAttribute("role", spec.blocks?.length ? "button" : "img");
  element.setAttribute("tabindex", legal ? "0" : "-1");
  element.toggleAttribute("data-shown", table.isShown(element));
  const means = (choice: Choice | null): boolean => choices.some(({ action }) => action === choice?.action);
  element.toggleAttribute("data-pending", means(table.pending));
  element.toggleAttribute("data-advised", means(table.advised));
  if (label) element.setAttribute("aria-label", label);
  tellLegal(element, table, spec);
  if (spec.key) element.setAttribute("data-key", spec.key);
  if (spec.from) element.setAttribute("data-from", spec.from);
}

function act(element: Element, table: PickingTable, spec: Pick, touched = false): void {
  const choices = choicesOf(table.view, spec);
  const { blocks = [] } = spec;
  const [first] = blocks;
  if (choices.length && touched && table.shows(element, spec.thing)) return;
  if (choices.length) table.choose(choices, element, spec.then ?? null);
  else if (first && table.planning.open) table.planning.toggle({ blocks, label: nameOf(table.view, spec) });
  else if (first) void table.object(table.view.actionOn(...first));
  else if (spec.thing) table.explain(spec.thing, element);
}

function listen(element: HTMLElement | SVGElement, table: PickingTable, spec: Pick): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let explained = false; // by a long press, whose click does not count
  let touched = false; // by a finger, which cannot hover
  const explain = (): void => {
    explained = pressed !== null;
    if (spec.thing && !table.menu) table.explain(spec.thing, element);
  };
  const later = (time: number): void => (clearTimeout(timer), void (timer = setTimeout(explain, time)));
  const never = (): void => (clearTimeout(timer), void (pressed = null));
  const hear = <K extends keyof HTMLElementEventMap>(name: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
    (element as HTMLElement).addEventListener(name, handle, { signal: control.signal });
  const control = new AbortController();

  hear("click", (event) => {
    event.stopPropagation();
    if (!explained) act(element, table, spec, touched);
    explained = false;
  });
  hear("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act(element, table, spec);
  });
  hear("pointerleave", never);
  hear("pointerdown", (event) => {
    touched = event.pointerType !== "mouse";
    if (!touched) return never();
    pressed = { x: event.clientX, y: event.clientY };
    later(PRESS);
  });
  hear("pointermove", (event) => {
    if (event.pointerType === "mouse")
      later(HOVER); // a mouse explains where it comes to rest
    else if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP) never();
  });
  hear("pointerup", never);
  hear("pointercancel", never);
  hear("contextmenu", (event) => event.preventDefault());
  hear("focus", () => element.matches(":focus-visible") && later(HOVER));
  const fall = (): void => void (table.explained?.element === element && table.explain(null));
  hear("blur", () => (never(), queueMicrotask(fall))); // an element that is taken away blurs while the page is being changed
  return () => (never(), control.abort());
}
