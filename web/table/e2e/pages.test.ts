// Every screen in every language, small and large: nothing hangs over or is cut off, nothing fails, every word is translated,
// and nobody is kept out, dark or light, at a desktop or on a phone.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, DESKTOP, overhang, PHONE, READY, resize, settled, stage, THOROUGH } from "./browser";
import { PARTS, type Screen } from "./screens";
import { misspoken } from "./texts";

const MIDDLE = { width: 900, height: 1100 };
const LOOKS = [
  { language: "en", theme: "dark", sizes: [DESKTOP], more: [PHONE], open: DESKTOP },
  { language: "de", theme: "light", sizes: [MIDDLE, PHONE], more: [DESKTOP], open: PHONE }, // the longest words
  { language: "ja", theme: "dark", sizes: [PHONE], more: [DESKTOP], open: null },
] as const; // with sizes for the thorough, and the size at which barriers are looked for
type Look = (typeof LOOKS)[number];

/** Change the settings as another tab would: the screen stays, and says all of it anew. */
async function change(page: Page, { language, theme }: Look): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) === language) return;
  await page.evaluate(
    (wanted) => {
      const name = "starlode-settings";
      const text = JSON.stringify({ ...(JSON.parse(localStorage.getItem(name)!) as object), ...wanted });
      localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent("storage", { key: name, newValue: text }));
    },
    { language, theme },
  );
  await page.locator(`html[lang=${language}]`).waitFor();
}

async function lookAt(page: Page, screen: Screen, look: Look, open: boolean, found: Set<string>): Promise<void> {
  for (const size of [...look.sizes, ...(THOROUGH ? look.more : [])]) {
    await resize(page, size);
    await settled(page);
    const kept = open && size === look.open ? await barriers(page) : [];
    const faults = [...(await misspoken(page, look.language)), ...kept];
    if ((await overhang(page)) > 0) faults.push("hangs over");
    for (const fault of faults) found.add(`${screen.name} in ${look.language} at ${size.width}: ${fault}`);
  }
}

describe.skipIf(!READY)("every screen", () => {
  const scene = stage();

  test.each(PARTS)("of %s fits, is understood and keeps nobody out", async (_, screens) => {
    const settings = { forced: false }; // a table stays as it is while it is looked at
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings });
    const found = new Set<string>();
    for (const [place, screen] of screens.entries()) {
      await resize(page, DESKTOP);
      await screen.open(page, scene.url);
      const [open, looks] = [LOOKS[place % 2], place % 2 ? LOOKS.toReversed() : LOOKS]; // the last look is the next one's first
      for (const look of looks) {
        await change(page, look);
        await lookAt(page, screen, look, THOROUGH || look === open, found); // in turns: axe takes seconds
      }
    }
    expect([...found]).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
