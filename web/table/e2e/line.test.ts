// The line breaks, the server dies and comes back: the table goes on without a reload, and says what is going on.

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { arrive, closePages, openBrowser, PHONE, type Person } from "./browser";
import { play } from "./player";
import { SERVABLE, serveMortally, sitAt, type Mortal } from "./server";
import { keepStatuses } from "./statuses";

const WISH = {
  game: "cave-in",
  seats: [
    { kind: "human", name: "Ann" },
    { kind: "bot", name: "Rook", level: "novice" },
  ],
} as const;
const SOON = 120_000; // milliseconds

/** Keep every socket that the page opens, so that a scene can cut it. */
function keepSockets(): void {
  const Plain = WebSocket;
  const kept: WebSocket[] = [];
  globalThis.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url);
      kept.push(this);
    }
  };
  Object.assign(globalThis, { cut: () => kept.forEach((socket) => socket.close()) });
}

declare const cut: () => void; // in the page

describe.skipIf(!SERVABLE)("when the line breaks", () => {
  let browser: Browser;
  let served: Mortal;
  let ann: Person;
  let page: Page;
  let loads = 0;
  beforeAll(async () => {
    [browser, served] = await Promise.all([openBrowser(), serveMortally()]);
    ann = await arrive(browser, { hurried: true, viewport: PHONE });
    ({ page } = ann);
    await page.addInitScript(keepSockets);
    await sitAt(page, served.url, { ...WISH, seats: [...WISH.seats] });
    page.on("load", () => loads++);
  });
  afterAll(async () => {
    await closePages();
    await served?.stop();
  });

  const link = (words: string): Promise<void> =>
    page.getByRole("status").getByText(words).first().waitFor({ state: "attached", timeout: SOON });

  /** What the log says, but for its last line: that of a turn under way changes when the turn goes on. */
  const told = async (): Promise<string[]> => {
    await page.getByRole("button", { name: "Log" }).click();
    const lines = await page.locator(".log li").allTextContents();
    await page.getByRole("button", { name: "Close" }).click();
    return lines.slice(0, -1);
  };

  test("of a socket, it comes back by itself", async () => {
    expect((await play(page, { most: 3 })).touched).toBe(3);
    const heard = await keepStatuses(page);
    await page.evaluate(() => cut());
    await heard("Reconnecting");
    await link("Connected");
    expect((await play(page, { most: 3 })).touched).toBe(3);
  });

  test("of the network, it says so at once and comes back with it", async () => {
    await page.context().setOffline(true);
    await link("Reconnecting");
    await page.context().setOffline(false);
    await link("Connected");
    expect((await play(page, { most: 3 })).touched).toBe(3);
  });

  test("of a killed server, the table is as it was when another one starts", async () => {
    const before = await told();
    await served.kill();
    await link("Reconnecting");
    expect(await page.locator('[data-legal="yes"]').count()).toBe(0);
    await served.restart();
    await link("Connected");
    expect(before).not.toEqual([]);
    await expect.poll(async () => (await told()).slice(0, before.length), { timeout: SOON }).toEqual(before);
    expect((await play(page, { most: 3 })).touched).toBe(3);
    expect(loads).toBe(0);
  });
});
