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
  readonly following: number | null; // the action that is advised after that
  readonly played: Choice | null;
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
    return earOf(element).hear(table, spec);
  };
}

/** What a press would do; the words may change with a sum in them, and it is the same still. */
function meaningOf(view: View, choices: readonly Choice[]): string {
  return [view.decision?.name, ...choices.map(({ action }) => action)].join(" ");
}

function tellLegal(element: Element, { view }: PickingTable, spec: Pick): void {
  if (!spec.blocks?.length) return;
  put(element, "aria-disabled", String(isFresh(element) || !choicesOf(view, spec).length));
}

/** Give an attribute its value, or take it away where it has none; one that is true already costs nothing. */
function put(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Whether a thing that stands for several actions stands for what is advised next, as far as that is known. */
function leadsOn({ view, following }: PickingTable, { blocks = [] }: Pick): boolean {
  if (following === null || blocks.length < 2) return true;
  return blocks.some(([block, number, detail]) => view.actionOn(block, number, detail) === following);
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
  put(element, "data-pick", "");
  put(element, "data-legal", legal && session.live ? "yes" : "no");
  element.toggleAttribute("data-wasted", warning !== "");
  put(element, "data-planned", planned ? String(planned) : null);
  put(element, "data-new", news || null);
  put(element, "role", spec.blocks?.length ? "button" : "img");
  put(element, "tabindex", legal ? "0" : "-1");
  element.toggleAttribute("data-shown", table.isShown(element));
  const means = (choice: Choice | null): boolean => choices.some(({ action }) => action === choice?.action);
  element.toggleAttribute("data-pending", means(table.pending));
  element.toggleAttribute("data-advised", means(table.advised) && leadsOn(table, spec));
  element.toggleAttribute("data-played", means(table.played) && !means(table.advised));
  if (label) put(element, "aria-label", label);
  tellLegal(element, table, spec);
  if (spec.key) put(element, "data-key", spec.key);
  if (spec.from) put(element, "data-from", spec.from);
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

type Heard = readonly [table: PickingTable, spec: Pick];

/** What hears of an element's presses. What the element stands for changes with every view, its listeners stay. */
class Ear {
  private heard: Heard | null = null; // for nobody while the element stands for nothing
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: { x: number; y: number } | null = null;
  private explained = false; // by a long press, whose click does not count
  private touched = false; // by a finger, which cannot hover

  constructor(private readonly element: HTMLElement | SVGElement) {
    const on = <K extends keyof HTMLElementEventMap>(name: K, handle: (event: HTMLElementEventMap[K]) => void): void =>
      (element as HTMLElement).addEventListener(name, (event) => this.heard && handle(event));
    on("click", (event) => this.click(event));
    on("keydown", (event) => this.type(event));
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    for (const name of ["pointerleave", "pointerup", "pointercancel"] as const) on(name, () => this.never());
    on("contextmenu", (event) => event.preventDefault());
    on("focus", () => element.matches(":focus-visible") && this.later(HOVER));
    on("blur", () => this.blur());
  }

  /** Let the element stand for something, until the function that is returned is called. */
  hear(table: PickingTable, spec: Pick): () => void {
    const heard: Heard = [table, spec];
    this.heard = heard;
    return () => {
      this.never();
      this.explained = false;
      if (this.heard === heard) this.heard = null;
    };
  }

  private later(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.explain(), time);
  }

  private never(): void {
    clearTimeout(this.timer);
    this.pressed = null;
  }

  private explain(): void {
    const [table, { thing }] = this.heard!;
    this.explained = this.pressed !== null;
    if (thing && !table.menu) table.explain(thing, this.element);
  }

  private click(event: Event): void {
    event.stopPropagation();
    if (!this.explained) act(this.element, ...this.heard!, this.touched);
    this.explained = false;
  }

  private type(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act(this.element, ...this.heard!);
  }

  private press({ pointerType, clientX, clientY }: PointerEvent): void {
    this.touched = pointerType !== "mouse";
    if (!this.touched) return this.never();
    this.pressed = { x: clientX, y: clientY };
    this.later(PRESS);
  }

  /** A mouse explains where it comes to rest, a finger that slips does not. */
  private move({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === "mouse") this.later(HOVER);
    else if (this.pressed && Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) > SLIP) this.never();
  }

  /** An element that is taken away blurs while the page is being changed, so what it explained falls a little later. */
  private blur(): void {
    const [table] = this.heard!;
    this.never();
    queueMicrotask(() => table.explained?.element === this.element && table.explain(null));
  }
}

const ears = new WeakMap<Element, Ear>();

function earOf(element: HTMLElement | SVGElement): Ear {
  const ear = ears.get(element) ?? new Ear(element);
  ears.set(element, ear);
  return ear;
}
