// Copying works where the browser has its newer way, and where it has only the old one.

import { afterEach, expect, test, vi } from "vitest";

import { copy } from "../../../src/shell/widgets/copying";

const copied: string[] = [];
afterEach(() => {
  copied.length = 0;
  vi.unstubAllGlobals();
});

/** A page that came without encryption. */
function plain(allowed: boolean): void {
  const field = { className: "", value: "", select: () => copied.push(field.value), remove: (): void => {} };
  vi.stubGlobal("document", {
    createElement: () => field,
    activeElement: null,
    querySelector: () => null,
    body: { append: (): void => {} },
    execCommand: () => allowed,
  });
}

test("a text is copied by the browser's clipboard", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) } });
  expect([await copy("a link"), copied]).toEqual([true, ["a link"]]);
});

test("where there is none it is selected and copied, as far as that is allowed", async () => {
  plain(true);
  expect([await copy("a link"), copied]).toEqual([true, ["a link"]]);
  plain(false);
  expect(await copy("a link")).toBe(false);
});
