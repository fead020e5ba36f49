// Why a table refuses something: the very words of the server.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import de from "../../../../../starlode/server/words/de.ftl?raw";
import en from "../../../../../starlode/server/words/en.ftl?raw";
import ja from "../../../../../starlode/server/words/ja.ftl?raw";

const CATALOGUES: Readonly<Record<string, string>> = { en, de, ja };

/** A message that is not carried out: a code for programs, and facts for the sentence about it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, FluentVariable>> = {},
  ) {
    super(code);
  }
}

/** Why something was refused, in a sentence; in English if there is no catalogue for the language. */
export function reasonOf({ code, facts }: Refused, language: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(CATALOGUES[language] ?? en));
  const pattern = words.getMessage(`refused-${code}`)?.value;
  return pattern ? words.formatPattern(pattern, facts) : code;
}
