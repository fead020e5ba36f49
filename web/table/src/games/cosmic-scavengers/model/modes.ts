// How much room the modes of a robot take, where alike icons are told by their number.

const NUMBER = 0.4; // as wide as so much of an icon
const LINE = 7; // icons that fit into a line of a small card

const widthOf = (icons: readonly number[]): number => {
  const kinds = [...new Set(icons)];
  return kinds.reduce((sum, kind) => sum + (icons.filter((icon) => icon === kind).length > 1 ? 1 + NUMBER : 1), 0);
};

/** Whether two modes in a line would run into each other. */
export function crowded(modes: readonly (readonly number[])[]): boolean {
  const lines = modes.filter((_, place) => place % 2 === 0).map((mode, line) => widthOf(mode) + widthOf(modes[2 * line + 1] ?? [])); // prettier-ignore
  return Math.max(...lines) > LINE;
}
