// Every member that the schema has can be told from the others on the table. Drawings that are keyed by the schema's
// own names are checked by their types; these here are styles and patterns, which have none.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { ColourIds } from "../../../generated/cave-in";
import { Colour } from "../../../generated/stella-digger";

const GAMES = join(import.meta.dirname, "../../src/games");
const text = (file: string): string => readFileSync(join(GAMES, file), "utf8");

/** How often a style sheet sets a property. */
const times = (styles: string, property: string): number => styles.split(`${property}:`).length - 1;

test.each(ColourIds)("Cave-In paints %s, in both themes", (colour) => {
  const styles = text("cave-in/colours.css");
  expect(times(styles, `--ci-${colour}`)).toBe(2);
  expect(styles).toContain(`[data-colour="${colour}"]`);
});

test.each([...Object.keys(Colour), "gold"])("Stella Digger! has a paint and a pattern for %s", (colour) => {
  expect(times(text("stella-digger/colours.css"), `--sd-${colour}`)).toBe(2);
  expect(text("stella-digger/art/Patterns.svelte")).toContain(`id="sd-${colour}"`);
});
