// What components of a table share: the session, what is picked, explained and objected to.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { GamePage } from "./gamepage";
import { attachment, type Pick } from "./picking.svelte";
import { Planning } from "./planning.svelte";
import { Reaching } from "./reaching.svelte";
import { STEADY } from "./steady";
import { PLAIN } from "../view/telling";
import { soundsOf } from "../sound/sounds";
import { speaker } from "../sound/speaker";
import type { Session } from "../session/session.svelte";
import { Zoom } from "./zooming.svelte";
import { settings } from "../storage/settings.svelte";
import { copy } from "../../shell/widgets/copying";
import { say } from "../../words";
import type { Choice, InVain, Thing, View } from "../view/view";

const KEY = Symbol("table");
const TOAST = 4500; // milliseconds
const PINS = 3; // explanations that are kept open at most

/** Something shown beside an element. */
export interface Beside<T> {
  readonly what: T;
  readonly element: Element;
}

/** Something that was said, and the question that it is about. */
interface Warning {
  readonly text: string;
  readonly question: string | null;
}

const SILENCE: Warning = { text: "", question: null };

/** What to choose in the next decision, when one pick stands for two of them. */
type Wish = readonly [block: string, number: number];

export class TableContext {
  explained = $state.raw<Beside<Thing> | null>(null);
  pinned = $state.raw<readonly Thing[]>([]); // explained until it is let go
  menu = $state.raw<Beside<readonly Choice[]> | null>(null);
  pending = $state.raw<Choice | null>(null); // waits for a confirmation
  advised = $state.raw<Choice | null>(null); // by the hint that is open
  following = $state<number | null>(null); // the action that it means next, where several things begin with the same
  played = $state.raw<Choice | null>(null); // in a game that is looked at again
  hinting = $state(false); // whether one is
  private wish = $state.raw<Wish | null>(null);
  private warning = $state.raw<Warning>(SILENCE);
  private shown = $state.raw<Beside<View> | null>(null); // by a first touch
  made = $state<string | null>(null); // what was chosen last without asking, in words
  readonly settings = settings;
  readonly planning = new Planning(this);
  readonly reaching = new Reaching();
  readonly zoom = new Zoom();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly page: GamePage,
  ) {
    session.stage.adopt(page.enact ?? null, page.telling ?? PLAIN);
    session.stage.heed = (events) => speaker.play(...soundsOf(events, page.sounds ?? {}));
  }

  get view(): View {
    return this.session.view;
  }

  /** Whether a seat is that of the person who looks, and not one that is only watched from. */
  readonly isYou = (seat: number): boolean => seat === this.view.seat && this.session.sitters[seat]?.mine === true;

  /** What a player is called here: the person who looks is "you", except in what is over and watched by anybody. */
  readonly nameOf = (seat: number): string => (this.isYou(seat) ? say("you") : (this.view.names[seat] ?? ""));

  /** What the game has put on the stage. */
  get scene(): unknown {
    return this.session.stage.scene;
  }

  /** What is being shown, instead of a question; a question that is answered is asked no more. */
  get told(): string | null {
    if (!this.session.showing) return null;
    return this.page.narrate?.(this.view, this.scene) ?? this.just ?? this.latest;
  }

  /** What someone else has done last, as long as nobody here is asked. */
  get just(): string | null {
    return this.session.stage.line?.say(this.view.words) ?? null;
  }

  /** Whose doing is shown, or who is asked: nobody is called before it has been seen why. */
  get lit(): readonly number[] {
    const { view, session } = this;
    if (this.told === null) return view.acting;
    const seat = session.stage.line?.event.seat ?? -1;
    return seat >= 0 ? [seat] : view.acting.filter((asked) => asked !== view.seat);
  }

  /** What happened last, where nobody is asked anything before the rest has been shown. */
  private get latest(): string | null {
    const { view, session } = this;
    if (view.acting.length || view.over) return null;
    return session.log.findLast((line) => line.say(view.words))?.say(view.words) ?? null;
  }

  /** Play the only choice, or let the person choose among several beside the element. */
  choose(choices: readonly Choice[], element?: Element, wish: Wish | null = null): void {
    this.explained = null;
    if (!this.session.live || !choices.length) return;
    this.wish = wish;
    if (choices.length > 1 && element) this.menu = { what: choices, element };
    else this.settle(choices[0]!);
  }

  /** Play a choice, after a confirmation if the person wants one or the choice would come to nothing. */
  settle(choice: Choice): void {
    this.menu = null;
    const asks = (settings.get("confirm") && this.commits(choice)) || this.wasted(choice) !== null;
    if (asks && this.pending?.action !== choice.action) this.pending = choice;
    else this.confirm(choice);
  }

  /** Whether a choice ends the turn or cannot be taken back freely; without rules of our own any may. */
  private commits(choice: Choice): boolean {
    const { free, asked } = this.view.consequence(choice) ?? { free: false, asked: false };
    return !(free && asked);
  }

  /** What is to be said before a choice that would come to nothing. */
  wasted(choice: Choice, view = this.view): string | null {
    return this.page.wasted?.(view, choice) ?? null;
  }

  private readonly inVain: InVain = (view, choice) => this.wasted(choice, view) !== null;

  confirm(choice: Choice): void {
    this.pending = this.made = null;
    this.warn("");
    this.planning.settle(choice);
    this.session.stage.forget();
    this.session.choose(choice);
  }

  /** Choose what was wished for, once the table has come to it; a wish that it has not come to is forgotten. */
  grant(): void {
    if (!this.wish || this.pending || !this.session.live) return;
    const [choice] = this.view.picks(...this.wish);
    this.wish = null;
    if (choice) this.session.choose(choice);
  }

  /** Make the only choice after a moment, and say so; answers with how not to. */
  goOn(): (() => void) | undefined {
    const forced = settings.get("forced") && !this.wish && !this.pending ? this.session.forced(this.inVain) : null;
    if (!forced) return undefined;
    const move = this.view.describe(forced.action);
    const made = say(this.view.choices.length > 1 ? "forced-made-useful" : "forced-made", { move });
    const timer = setTimeout(() => {
      if (this.session.forced(this.inVain)?.action !== forced.action) return; // a lesson may have begun
      this.session.choose(forced, true);
      this.made = made;
    }, STEADY);
    return () => clearTimeout(timer);
  }

  /** Take back the last decision, or all that is free; answers whether that is possible. */
  takeBack(all = false): boolean {
    const { session } = this;
    const can = all ? session.canReset : session.canUndo;
    if (!can) return false;
    this.made = null;
    if (all) session.reset();
    else session.undo();
    return true;
  }

  /** Say in one line why an action is not possible. */
  async object(action: number): Promise<void> {
    this.warn(await this.view.objection(action));
  }

  /** Say something for a while, or as long as the same is asked; null for something that no question is about. */
  warn(text: string, question: string | null = this.question): void {
    clearTimeout(this.timer);
    this.warning = { text, question };
    this.timer = setTimeout(() => (this.warning = SILENCE), TOAST);
  }

  /** Copy a text, and say so. */
  async copy(text: string): Promise<void> {
    this.warn(say((await copy(text)) ? "copied" : "not-copied"), null);
  }

  /** What was warned of, as long as it matters. */
  get toast(): string {
    const { text, question } = this.warning;
    return question === null || question === this.question ? text : "";
  }

  /** What is asked, and of whom; the same again is the same. */
  private get question(): string {
    const { seat, decision, choices } = this.view;
    return [seat, decision?.name, ...choices.map(({ action }) => action)].join(" ");
  }

  /** Whether a first touch has shown an element, so that the next one chooses it. */
  isShown(element: Element): boolean {
    return this.shown?.element === element && this.shown.what === this.view;
  }

  /** Show what is touched, if the person wants to see it first; answers whether that is all for now. */
  shows(element: Element, thing?: Thing): boolean {
    if (!settings.get("preview") || this.isShown(element)) return false;
    this.shown = { what: this.view, element };
    this.explain(thing ?? null, element);
    return true;
  }

  /** Whether something has come to where it lies since the person moved; it is old as soon as that person acts. */
  isNew([field, ...place]: NonNullable<Pick["lies"]>): boolean {
    const { view, session } = this;
    const before = session.live && view.decision ? session.stage.moments[0]?.before : null;
    const number = (seen: View): number => seen.at(field as never, ...place);
    return before?.seat === view.seat && number(before) !== number(view);
  }

  explain(thing: Thing | null, element?: Element): void {
    this.explained = thing && element ? { what: thing, element } : null;
  }

  /** Close whatever lies above the table; answers whether something did. */
  dismiss(): boolean {
    const open = this.explained || this.menu || this.pending || this.hinting || this.toast;
    if (!open) return this.unpin() || this.planning.clear();
    this.explained = this.menu = this.pending = this.shown = null;
    this.hinting = false;
    this.warn("");
    return true;
  }

  isPinned({ sort, number }: Thing): boolean {
    return this.pinned.some((thing) => thing.sort === sort && thing.number === number);
  }

  /** Keep an explanation open, or let it go if it is; only the last few are kept. */
  pin(thing: Thing): void {
    const others = this.pinned.filter(({ sort, number }) => sort !== thing.sort || number !== thing.number);
    this.pinned = this.isPinned(thing) ? others : [...others, thing].slice(-PINS);
    this.explained = null;
  }

  private unpin(): boolean {
    const some = this.pinned.length > 0;
    this.pinned = [];
    return some;
  }

  /** What makes an element something that can be picked and explained. */
  readonly pick = (spec: Pick): Attachment<HTMLElement | SVGElement> => attachment(this, spec);
}

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

/** What the seats of the table are called; away from a table no one sits anywhere. */
export function useNames(): (seat: number) => string {
  return getContext<TableContext | undefined>(KEY)?.nameOf ?? (() => "");
}

/** The table that a component belongs to. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
