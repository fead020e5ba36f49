// What components of a table share: the session, what is picked, explained and objected to.

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { GamePage } from "./gamepage";
import { attachment, type Pick } from "./picking.svelte";
import { PLAIN } from "../view/telling";
import { soundsOf } from "../sound/sounds";
import { speaker } from "../sound/speaker";
import type { Session } from "../session/session.svelte";
import { settings } from "../storage/settings.svelte";
import type { Choice, Thing, View } from "../view/view";

const KEY = Symbol("table");
const TOAST = 4500; // milliseconds

/** Something shown beside an element. */
export interface Beside<T> {
  readonly what: T;
  readonly element: Element;
}

/** What to choose in the next decision, when one pick stands for two of them. */
type Wish = readonly [block: string, number: number];

export class TableContext {
  explained = $state.raw<Beside<Thing> | null>(null);
  menu = $state.raw<Beside<readonly Choice[]> | null>(null);
  pending = $state.raw<Choice | null>(null); // waits for a confirmation
  private wish = $state.raw<Wish | null>(null);
  toast = $state("");
  readonly settings = settings;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly page: GamePage,
  ) {
    session.stage.enact = page.enact ?? null;
    session.stage.telling = page.telling ?? PLAIN;
    session.stage.heed = (events) => speaker.play(...soundsOf(events, page.sounds ?? {}));
  }

  get view(): View {
    return this.session.view;
  }

  /** What the game has put on the stage. */
  get scene(): unknown {
    return this.session.stage.scene;
  }

  /** What is being shown, instead of a question; a question that is answered is asked no more. */
  get told(): string | null {
    if (!this.session.showing) return null;
    return this.page.narrate?.(this.view, this.scene) ?? this.just ?? this.latest;
  }

  /** What somebody else has done last, as long as nobody here is asked. */
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
    const asks = settings.get("confirm") || this.wasted(choice) !== null;
    if (asks && this.pending?.action !== choice.action) this.pending = choice;
    else this.confirm(choice);
  }

  /** What is to be said before a choice that would come to nothing. */
  wasted(choice: Choice): string | null {
    return this.page.wasted?.(this.view, choice) ?? null;
  }

  confirm(choice: Choice): void {
    this.pending = null;
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

  /** Say in one line why an action is not possible. */
  async object(action: number): Promise<void> {
    this.warn(await this.view.objection(action));
  }

  warn(text: string): void {
    clearTimeout(this.timer);
    this.toast = text;
    this.timer = setTimeout(() => (this.toast = ""), TOAST);
  }

  explain(thing: Thing | null, element?: Element): void {
    this.explained = thing && element ? { what: thing, element } : null;
  }

  /** Close whatever lies above the table; answers whether something did. */
  dismiss(): boolean {
    const open = this.explained ?? this.menu ?? this.pending ?? (this.toast || null);
    this.explained = this.menu = this.pending = null;
    this.toast = "";
    return open !== null;
  }

  /** What makes an element something that can be picked and explained. */
  readonly pick = (spec: Pick): Attachment<HTMLElement | SVGElement> => attachment(this, spec);
}

export function provideTable(context: TableContext): TableContext {
  return setContext(KEY, context);
}

/** The table that a component belongs to. */
export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
