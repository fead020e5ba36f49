// Every screen in every language at three sizes: nothing hangs over or is cut off, nothing fails, every word is translated,
// and nobody is kept out, dark or light, at a desktop or on a phone.

import { describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, DESKTOP, overhang, PHONE, READY, settled, stage } from "./browser";
import { SCREENS } from "./screens";
import { misspoken } from "./texts";

const SIZES = [PHONE, { width: 900, height: 1100 }, DESKTOP];
const LOOKS = [
  ["en", "dark", DESKTOP],
  ["de", "light", PHONE],
  ["ja", "dark", null],
] as const; // with the size at which barriers are looked for

describe.skipIf(!READY)("every screen", () => {
  const scene = stage();

  test.each(LOOKS)("fits, is understood and keeps nobody out in %s when it is %s", async (language, theme, open) => {
    const { page, troubles } = await arrive(scene.browser, { settings: { language, theme }, hurried: true });
    const found = new Set<string>();
    for (const screen of SCREENS) {
      await screen.open(page, scene.url);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await settled(page);
        const faults = [...(await misspoken(page, language)), ...(size === open ? await barriers(page) : [])];
        if ((await overhang(page)) > 0) faults.push("hangs over");
        for (const fault of faults) found.add(`${screen.name} at ${size.width}: ${fault}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
