// The page's own words. Those of the games come from the games' catalogues.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../table/storage/settings.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), de: bundle("de", de), ja: bundle("ja", ja) };

/** A number as the language writes it, with so many digits after the point. */
export function number(value: number, digits = 0): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, format).format(value);
}

export const percent = (share: number): string => `${number(100 * share, 1)} %`;

/** Whether there is such a sentence. */
export const knows = (id: string): boolean => bundles.en.hasMessage(id);

/** A sentence of the page in the language that is set; English where it is missing there. */
export function say(id: string, facts: Readonly<Record<string, FluentVariable>> = {}): string {
  const found = [bundles[settings.language], bundles.en].find((one) => one.hasMessage(id));
  const message = found?.getMessage(id);
  return message?.value ? found!.formatPattern(message.value, facts) : id;
}

/** That something did not work, and why. */
export const failure = (error: unknown): string =>
  say("failed", { reason: error instanceof Error ? error.message : String(error) });
