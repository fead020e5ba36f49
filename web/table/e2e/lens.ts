// What scenes need inside a page to judge where things lie: which are seen, how they are called, and what holds them.

export interface Lens {
  isSeen(element: Element): boolean;
  nameOf(element: Element): string;
  zoneOf(element: Element): string;
  scrolls(element: Element): boolean;
  fades(element: Element): boolean; // at an edge, which marks what scrolls
  scaleOf(element: Element): number; // of text, by which it is drawn
}

/** Goes into the page before anything else. */
export function layLens(): void {
  const spotOf = (element: Element): string =>
    element.closest("[data-spot], [data-key]")?.matches("[data-zone]") !== false
      ? ""
      : ["data-spot", "data-key"].map((name) => element.closest(`[${name}]`)?.getAttribute(name)).find(Boolean)!;
  const lens: Lens = {
    isSeen: (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest(".unseen, details:not([open])") === null,
    nameOf: (element) => {
      const called = element.matches("svg *, svg") ? element.tagName : [...element.classList][0];
      return spotOf(element).replace(/\b[a-h]?\d+/g, "#") || called || element.tagName.toLowerCase();
    },
    zoneOf: (element) => element.closest("[data-zone]")?.getAttribute("data-zone") ?? "board", // what lies over it
    scrolls: (element) => /auto|scroll/.test(getComputedStyle(element).overflow),
    fades: (element) => getComputedStyle(element).maskImage !== "none",
    scaleOf: (element) => {
      if (element instanceof SVGGraphicsElement) {
        const { a, b, c, d } = element.getScreenCTM()!;
        return Math.sqrt(Math.abs(a * d - b * c));
      }
      const [{ offsetHeight }, { height }] = [element as HTMLElement, element.getBoundingClientRect()];
      return Math.abs(offsetHeight - height) > 0.5 ? height / offsetHeight : 1; // a browser rounds the one and not the other
    },
  };
  Object.assign(globalThis, { lens });
}
