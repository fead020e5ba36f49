// What a person has set for this browser. Kept in local storage, read by everything that is drawn.

export const LANGUAGES = ["en", "de", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const PACES = ["0.5", "1", "2", "instant", "step"] as const; // how fast rivals are shown
export type PaceName = (typeof PACES)[number];
export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  language: Language;
  theme: Theme;
  name: string;
  motion: boolean;
  sound: boolean;
  volume: number; // from 0 to 1
  vibrate: boolean;
  notify: boolean;
  confirm: boolean; // before what ends the turn or cannot be taken back freely
  forced: boolean; // what is no choice is made for the person
  preview: boolean; // the first touch shows, the second chooses
  pace: PaceName;
}

const KEY = "starlode-settings";

/** Whether something is a choice that can be made here. */
function isChoice(name: keyof Kept, value: unknown): boolean {
  const among: Partial<Record<keyof Kept, readonly unknown[]>> = { language: LANGUAGES, pace: PACES, theme: THEMES };
  return among[name]?.includes(value) ?? typeof value === typeof usual()[name];
}

function preferred(): Language {
  const spoken = navigator.languages.map((language) => language.slice(0, 2));
  return LANGUAGES.find((language) => spoken[0] === language) ?? LANGUAGES.find((one) => spoken.includes(one)) ?? "en";
}

function usual(): Kept {
  const looks = { language: preferred(), theme: "auto", name: "", motion: true, pace: "1" } as const;
  return {
    ...looks,
    sound: false,
    volume: 0.6,
    vibrate: false,
    notify: false,
    confirm: false,
    forced: true,
    preview: false,
  };
}

function stored(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // a person may forbid storage, or have edited it
  }
}

const PERSONAL = ["language", "theme", "name", "confirm", "pace"] as const; // of the person, not of the device

class Settings {
  private chosen: Partial<Kept> = stored(); // by the person; all else is usual
  private readonly kept = $state<Kept>({ ...usual(), ...this.chosen });
  private dark = $state(true);
  private still = $state(false);
  follow = (): void => {}; // called when the person has chosen something, wherever they want it known

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: light)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const look = (): void => void ([this.dark, this.still] = [!dark.matches, still.matches]);
    dark.addEventListener("change", look);
    still.addEventListener("change", look);
    look();
    addEventListener("storage", (event) => (event as StorageEvent).key === KEY && this.reread());
  }

  /** What was set in another tab holds here as well. */
  private reread(): void {
    this.chosen = stored();
    Object.assign(this.kept, usual(), this.chosen);
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.keep(name, value);
    this.follow();
  }

  private keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    this.chosen = { ...this.chosen, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // without storage a setting lasts as long as the page
    }
  }

  /** What the person has chosen wherever they are. */
  get personal(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(PERSONAL.flatMap((name) => (name in this.chosen ? [[name, this.chosen[name]]] : [])));
  }

  /** Take over choices made elsewhere, except where one was made here; what makes no sense is left out. */
  fill(choices: Readonly<Record<string, unknown>>): void {
    for (const name of PERSONAL)
      if (!(name in this.chosen) && isChoice(name, choices[name])) this.set(name, choices[name] as never);
  }

  /** Take over what the person chose on another device; what makes no sense is left out. */
  adopt(choices: Readonly<Record<string, unknown>>): void {
    for (const name of PERSONAL) if (isChoice(name, choices[name])) this.keep(name, choices[name] as never);
  }

  get language(): Language {
    return this.kept.language;
  }

  /** Dark or light, after the person's wish or the system's. */
  get shade(): "dark" | "light" {
    if (this.kept.theme !== "auto") return this.kept.theme;
    return this.dark ? "dark" : "light";
  }

  /** How fast things are shown, as a factor, or in steps. */
  get pace(): number | "step" {
    const { pace } = this.kept;
    if (pace === "instant") return Infinity;
    return pace === "step" ? pace : Number(pace);
  }

  /** Whether the system asks for quiet; there is no setting of a system that is nearer to it. */
  get quiet(): boolean {
    return this.still;
  }

  /** Whether what happens is heard. */
  get audible(): boolean {
    return this.kept.sound && !this.still;
  }

  /** Whether things glide; otherwise they fade. */
  get moves(): boolean {
    return this.kept.motion && !this.still;
  }
}

export const settings = new Settings();
