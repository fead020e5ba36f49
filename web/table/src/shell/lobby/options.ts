// What the options of a table are called, and their values.

import type { Option, Words } from "@starlode/engine";

import { say } from "../../words";

const messageOf = ({ name }: Option): string => `option-${name.replaceAll("_", "-")}`;

/** The title of an option; the whole message where there is none. */
export function optionTitle(words: Words, option: Option): string {
  return words.text(messageOf(option), {}, "title");
}

/** What an option does, in a few more words; nothing where the title says it all. */
export function optionHelp(words: Words, option: Option): string {
  const help = words.text(messageOf(option), {}, "help");
  return help === optionTitle(words, option) ? "" : help;
}

/** How one of a few values is called: by the option's own word for it, or by the name of the thing. */
export function valueName(words: Words, option: Option, value: string): string {
  const message = messageOf(option);
  const own = words.text(message, {}, value);
  if (own !== words.text(message)) return own;
  return words.has(`faction-${value}`) ? words.text(`faction-${value}`) : say(`value-${value}`);
}

/** A value in words. */
export function valueText(words: Words, option: Option, value: unknown): string {
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  if (option.takes.kind === "one" && option.takes.seats && typeof value === "number")
    return say("seat-number", { number: value + 1 });
  if (typeof value === "number") return String(value);
  return [value].flat().map((one) => valueName(words, option, String(one))).join(", "); // prettier-ignore
}
