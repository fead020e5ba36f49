// Digits reach everything that may be chosen: each thing has a code of as few digits as possible, none of which begins another.

const GLOWING = '[data-legal="yes"], [data-opens]'; // what may be chosen, or leads to what may be
const SPOKEN = 'button[data-spot^="say-"]:not([disabled])'; // words to be chosen
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Everything on the table that may be chosen and is to be seen, in the order of the document. */
export function glowing(): HTMLElement[] {
  return seen(GLOWING);
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
}

/** One code for each of so many things: the first have a single digit, as far as the others leave some. */
export function codesOf(count: number): string[] {
  const groups = Math.min(9, Math.max(0, Math.ceil((count - 9) / 8)));
  const single = DIGITS.slice(0, 9 - groups);
  const size = Math.max(9, Math.ceil((count - single.length) / groups));
  const longer = DIGITS.slice(9 - groups).flatMap((digit) => codesOf(size).map((code) => digit + code));
  return [...single, ...longer].slice(0, count);
}

/** A thing that digits reach. */
export interface Reachable {
  readonly element: HTMLElement;
  readonly code: string;
}

/** What digits reach at a table, and those typed so far. */
export class Reaching {
  inUse = $state(false); // the keyboard, and not a mouse or a finger
  typed = $state("");

  /** Whatever may be chosen, with what to type for it. */
  get things(): Reachable[] {
    const elements = [...glowing(), ...seen(SPOKEN)];
    const codes = codesOf(elements.length);
    return elements.map((element, place) => ({ element, code: codes[place]! }));
  }

  /** Go to the thing that the digits typed so far lead to, or to the first that they may still lead to. */
  type(digit: string): boolean {
    const { things } = this;
    const wanted = [this.typed + digit, digit].find((typed) => things.some(({ code }) => code.startsWith(typed)));
    const found = things.find(({ code }) => wanted && code.startsWith(wanted));
    this.typed = found && found.code !== wanted ? wanted! : "";
    found?.element.focus();
    return found !== undefined;
  }

  /** Note that a key was pressed which walks or types; anything but a digit begins anew. */
  note(key: string): void {
    if (/^(Tab|Arrow.*|[1-9])$/.test(key)) this.inUse = true;
    if (!DIGITS.includes(key)) this.typed = "";
  }

  /** A mouse or a finger is used instead. */
  rest(): void {
    this.inUse = false;
    this.typed = "";
  }
}
