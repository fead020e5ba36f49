// Colours never alone: without them every kind of thing still looks different. With LOOKS=FOLDER pictures of the tables, as
// people with other eyes see them, are left there to be looked at.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { arrive, READY, stage } from "./browser";
import { GAMES, middle, sitDown } from "./moments";

const FOLDER = process.env.LOOKS;
const SIGHTS = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"] as const;
const SIDE = 48; // pixels of a drawing that is compared
const APART = 0.01; // share of pixels that tell two drawings of equal brightness and contrast apart

async function see(page: Page, type: (typeof SIGHTS)[number]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Emulation.setEmulatedVisionDeficiency", { type });
}

/** Lay one drawing of each kind side by side, all of one size, over the table. */
function layOut({ game, side }: { game: string; side: number }): number {
  const drawn: Readonly<Record<string, () => Element[]>> = {
    "cave-in": () => {
      const gems = [...document.querySelectorAll("svg.gem[data-colour]:has(.glyph)")];
      const first = gems[0]!;
      const colours = [...new Set(gems.map((gem) => gem.getAttribute("data-colour")!))];
      return colours.map((colour) => {
        const copy = first.cloneNode(true) as Element;
        copy.setAttribute("data-colour", colour);
        copy.querySelector(".glyph")!.innerHTML = gems
          .find((gem) => gem.getAttribute("data-colour") === colour)!
          .querySelector(".glyph")!.innerHTML;
        return copy;
      });
    },
    "cosmic-scavengers": () =>
      [0, 1, 2, 3, 4, 5].map((type) => {
        const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
        svg.innerHTML = `<use href="#cs-icon-${type}" />`;
        return svg;
      }),
    "stella-digger": () =>
      ["red", "blue", "green", "purple"].map((tint) => {
        const around = [...document.querySelectorAll(`polygon[fill="var(--sd-${tint})"]`)].map((part) =>
          part.closest("svg")!,
        );
        const simplest = around.sort((a, b) => a.querySelectorAll("*").length - b.querySelectorAll("*").length)[0]!;
        return simplest.cloneNode(true) as Element;
      }),
  };
  const strip = Object.assign(document.createElement("div"), { id: "strip" });
  strip.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:99;display:flex;background:#16202f`;
  strip.dataset.game = game; // whose colours they are
  const kinds = drawn[game]!();
  for (const kind of kinds) {
    kind.setAttribute("style", `width:${side}px;height:${side}px`);
    strip.append(kind);
  }
  document.body.append(strip);
  return kinds.length;
}

/** How different the two most alike drawings of a picture are, without brightness and contrast. */
async function leastApart({ png, count, side }: { png: string; count: number; side: number }): Promise<number> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(count * side, side).getContext("2d")!;
  canvas.drawImage(image, 0, 0);
  const tiles = Array.from({ length: count }, (_, place) => {
    const { data } = canvas.getImageData(place * side, 0, side, side);
    const light = Array.from({ length: side * side }, (_, pixel) => data[4 * pixel]!);
    const [low, high] = [Math.min(...light), Math.max(...light)];
    return light.map((value) => (value - low) / Math.max(1, high - low));
  });
  const apart = (a: number[], b: number[]): number =>
    a.filter((value, pixel) => Math.abs(value - b[pixel]!) > 0.25).length / a.length;
  return Math.min(...tiles.flatMap((a, place) => tiles.slice(place + 1).map((b) => apart(a, b))));
}

describe.skipIf(!READY)("without colours", () => {
  const scene = stage();

  test.each(GAMES)("every kind of %s looks different", async (game) => {
    const { page } = await arrive(scene.browser, { hurried: true });
    await sitDown(page, scene.url, middle(game, 0.3, { players: 3 }));
    for (const sight of FOLDER ? SIGHTS : []) {
      mkdirSync(FOLDER!, { recursive: true });
      await see(page, sight);
      await page.screenshot({ path: join(FOLDER!, `${game}-${sight}.png`) });
    }
    const count = await page.evaluate(layOut, { game, side: SIDE });
    expect(count).toBeGreaterThanOrEqual(4);
    await see(page, "achromatopsia");
    const png = (
      await page.locator("#strip").screenshot(FOLDER ? { path: join(FOLDER, `${game}-kinds.png`) } : {})
    ).toString("base64");
    expect(await page.evaluate(leastApart, { png, count, side: SIDE })).toBeGreaterThan(APART);
    await page.context().close();
  });
});
