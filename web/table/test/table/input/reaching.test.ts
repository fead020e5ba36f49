// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from "vitest";

import { codesOf, Reaching } from "../../../src/table/input/reaching.svelte";

function lay(count: number): void {
  const things = Array.from(
    { length: count - 1 },
    (_, n) => `<span data-legal="yes" tabindex="0" id="t${n + 1}"></span>`,
  );
  document.body.innerHTML = `${things.join("")}<button data-spot="say-done" id="t${count}"></button>`;
  for (const one of document.querySelectorAll("span, button")) one.checkVisibility = () => one.id !== "hidden";
}

const focused = (): string => document.activeElement!.id;
const type = (digits: string, reaching = new Reaching()): string => {
  for (const digit of digits) reaching.type(digit);
  return focused();
};

describe("codes of digits", () => {
  it("are single digits as long as there are enough", () => {
    expect(codesOf(3)).toEqual(["1", "2", "3"]);
    expect(codesOf(9).at(-1)).toBe("9");
    expect(codesOf(10)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "91", "92"]);
  });

  it.each([9, 10, 17, 19, 56, 81, 90, 200])("tell %i things apart, and none begins another", (count) => {
    const codes = codesOf(count);
    expect(new Set(codes).size).toBe(count);
    for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code]);
  });
});

describe("typing digits", () => {
  beforeEach(() => lay(12));

  it("reaches each of more than nine things, words among them", () => {
    expect(type("8")).toBe("t8");
    expect(type("91")).toBe("t9");
    expect(type("94")).toBe("t12");
  });

  it("goes to the first that a digit may still mean, and begins anew after any other key", () => {
    const reaching = new Reaching();
    expect(type("9", reaching)).toBe("t9");
    reaching.note("ArrowLeft");
    expect(type("2", reaching)).toBe("t2");
  });

  it("leaves out what is not to be seen", () => {
    document.querySelector("#t1")!.id = "hidden";
    expect(type("1")).toBe("t2");
  });

  it("is known to be in use from the first digit, arrow or Tab until something is pressed", () => {
    const reaching = new Reaching();
    reaching.note("h");
    expect(reaching.inUse).toBe(false);
    reaching.note("Tab");
    expect(reaching.inUse).toBe(true);
    reaching.rest();
    expect(reaching.inUse).toBe(false);
  });
});
