// What a page says of itself for a moment only: a look now and then may come too late for it.

import type { Page } from "playwright-core";
import { expect } from "vitest";

declare const statuses: readonly string[]; // in the page

/** Keep whatever a page's statuses say from now on; resolves with how to wait until one has said something. */
export async function keepStatuses(page: Page): Promise<(words: string) => Promise<void>> {
  await page.evaluate(() => {
    const statuses: string[] = [];
    const listen = (): void =>
      document.querySelectorAll("[role=status]").forEach(({ textContent }) => statuses.push(textContent));
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { statuses });
  });
  const said = (words: string): Promise<boolean> =>
    page.evaluate((wanted) => statuses.some((status) => status.includes(wanted)), words);
  return (words) => expect.poll(() => said(words)).toBe(true);
}
