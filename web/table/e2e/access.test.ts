// Nobody is kept out: axe looks at every screen and state, dark and light, at a desktop and on a phone.

import { describe, expect, test } from "vitest";

import { barriers } from "./barriers";
import { arrive, DESKTOP, PHONE, READY, settled, stage } from "./browser";
import { SCREENS } from "./screens";

const LOOKS = [
  ["dark", DESKTOP],
  ["light", PHONE],
] as const;

describe.skipIf(!READY)("nobody is kept out", () => {
  const scene = stage();

  test.each(LOOKS)("of any screen when it is %s", async (theme, viewport) => {
    const { page, troubles } = await arrive(scene.browser, { viewport, settings: { theme } });
    const found: string[] = [];
    for (const { name, open } of SCREENS) {
      await open(page, scene.url);
      await settled(page);
      found.push(...(await barriers(page)).map((barrier) => `${name}: ${barrier}`));
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
