// Every screen in every language at three sizes: nothing hangs over or is cut off, nothing fails, and every word is translated.

import { describe, expect, test } from "vitest";

import { arrive, DESKTOP, overhang, PHONE, READY, settled, stage } from "./browser";
import { SCREENS } from "./screens";
import { misspoken } from "./texts";

const SIZES = [PHONE, { width: 900, height: 1100 }, DESKTOP];

describe.skipIf(!READY)("every screen", () => {
  const scene = stage();

  test.each(["en", "de", "ja"])("fits and is understood in %s", async (language) => {
    const { page, troubles } = await arrive(scene.browser, { settings: { language }, hurried: true });
    const found = new Set<string>();
    for (const { name, open } of SCREENS) {
      await open(page, scene.url);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        if ((await overhang(page)) > 0) found.add(`${name} hangs over at ${size.width}`);
        for (const fault of await misspoken(page, language)) found.add(`${name} at ${size.width}: ${fault}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
