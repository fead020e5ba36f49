// A double click means one thing: whatever is pressed twice makes one decision, however quickly the table answers.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { STEADY } from "../src/table/input/steady";
import { arrive, READY, stage, THOROUGH } from "./browser";
import { decisions, GAMES, middle, sitDown } from "./moments";
import { asked, BUTTONS, dice, MENU } from "./player";

const DECISIONS = THOROUGH ? 25 : 10;
const THINGS = `[data-legal="yes"], ${BUTTONS}`;
const AT_ONCE: Readonly<Record<string, number>> = { "stella-digger": 2 }; // decisions that one press may stand for

/** Let what has just come or changed stay so until a scene says otherwise, which takes no time into account. */
function holdTime(moment: number): void {
  const plain = globalThis.setTimeout as (act: () => void, time?: number) => number;
  const held: (() => void)[] = [];
  globalThis.setTimeout = ((act: () => void, time?: number) =>
    time === moment ? held.push(act) : plain(act, time)) as typeof setTimeout;
  Object.assign(globalThis, { settle: () => held.splice(0).forEach((act) => act()) });
}

declare const settle: () => void; // in the page

/** Resolves when the table has answered, and says whether it asks for more. */
async function answered(page: Page): Promise<boolean> {
  await page.locator(`${MENU}, ${THINGS}, [data-over]`).first().waitFor({ state: "attached" });
  return asked(page);
}

/** Where something is that may be pressed, once there is something; what is covered or cut off is another scene's business. */
async function aim(page: Page, luck: number): Promise<{ x: number; y: number }> {
  const centre = ({ menu, things, share }: { menu: string; things: string; share: number }) => {
    const [offered, all] = [menu, things].map((which) => [...document.querySelectorAll(which)]) as [
      Element[],
      Element[],
    ];
    const open = (offered.length ? offered : all).flatMap((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const spot = { x: x + width / 2, y: y + height / 2 };
      return thing.contains(document.elementFromPoint(spot.x, spot.y)) ? [spot] : [];
    });
    return open[Math.floor(share * open.length)] ?? null;
  };
  const spot = await page.waitForFunction(centre, { menu: MENU, things: THINGS, share: luck });
  return (await spot.jsonValue())!;
}

/** What lies somewhere. */
function nameAt({ x, y }: { x: number; y: number }): string {
  return document.elementFromPoint(x, y)?.closest("[aria-label], button")?.outerHTML.slice(0, 300) ?? "nothing";
}

describe.skipIf(!READY)("a double click", () => {
  const scene = stage();

  test.each(GAMES)("makes one decision of %s at most", async (game) => {
    const settings = { forced: false }; // what is made for the person is no press
    const { page, troubles } = await arrive(scene.browser, { hurried: true, settings });
    await page.addInitScript(holdTime, STEADY);
    const table = middle(game, 0.3);
    await sitDown(page, scene.url, table);
    const [luck, first] = [dice(4), await decisions(page, table.id)];
    for (let pressed = 0; (await decisions(page, table.id)) < first + DECISIONS && (await answered(page)); pressed++) {
      expect(pressed).toBeLessThan(4 * DECISIONS); // every press does something
      await page.evaluate(() => settle());
      const [before, spot] = [await decisions(page, table.id), await aim(page, luck())];
      await page.mouse.dblclick(spot.x, spot.y);
      await answered(page);
      const after = await decisions(page, table.id);
      const there = await page.evaluate(nameAt, spot);
      expect(after - before).toBeLessThanOrEqual(AT_ONCE[game] ?? 1);
      await page.mouse.click(spot.x, spot.y); // what lies there now has just come
      await answered(page);
      expect(await decisions(page, table.id), there).toBe(after);
    }
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
