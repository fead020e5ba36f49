// @vitest-environment happy-dom
// Settings are those of a person in this browser, whichever tab they were set in.

import { expect, test } from "vitest";

import { settings } from "../../../src/table/storage/settings.svelte";

const KEY = "starlode-settings";

test("what is set in another tab holds in this one, and what is unset there is usual again", () => {
  settings.set("confirm", true);
  localStorage.setItem(KEY, JSON.stringify({ language: "ja" }));
  dispatchEvent(new StorageEvent("storage", { key: "starlode-table-1" }));
  expect([settings.language, settings.get("confirm")]).not.toEqual(["ja", false]);
  dispatchEvent(new StorageEvent("storage", { key: KEY }));
  expect([settings.language, settings.get("confirm")]).toEqual(["ja", false]);
});
