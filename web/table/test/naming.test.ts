// Guests who give no name can be told apart.

import { afterEach, expect, test } from "vitest";

import { settings } from "../src/table/storage/settings.svelte";
import { say } from "../src/words";
import { ownName } from "../src/words/naming";

const animals = (): string[] => say("guest-names").split(" ");

afterEach(() => {
  settings.set("name", "");
  settings.set("language", "en");
  localStorage.removeItem("starlode-guest");
});

test("a guest has a name at once, and keeps it", () => {
  const name = ownName();
  expect(animals()).toContain(name);
  expect(ownName()).toBe(name);
  settings.set("name", "Mika");
  expect(ownName([name, "Mika"])).toBe("Mika");
});

test("it is the same animal in every language, and no name is there twice", () => {
  localStorage.setItem("starlode-guest", "3");
  const names = (["en", "de", "ja"] as const).map((language) => {
    settings.set("language", language);
    expect([new Set(animals()).size, animals().length]).toEqual([24, 24]);
    return ownName();
  });
  expect(names).toEqual(["Lynx", "Luchs", "オオヤマネコ"]);
});

test("a name that is taken goes to nobody else", () => {
  localStorage.setItem("starlode-guest", "23");
  expect(ownName(["Sparrow"])).toBe("Badger");
  expect(ownName(animals())).toBe("Sparrow");
});
