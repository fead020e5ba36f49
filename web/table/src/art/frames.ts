// The frames of a table: which one a window gets is a matter of its size alone, never of what lies on the table.
// Styles say `@container window (--lying)`, scripts `new MediaQuery(FRAMES.lying)`.

const LYING = "((orientation: landscape) and ((width < 900px) or (height < 520px)))";
const POCKET = "((orientation: portrait) and (width < 600px))";
const UPRIGHT = "((orientation: portrait) and (600px <= width < 1200px))";
const SIDE = "(orientation: landscape) and (width >= 900px) and (height >= 520px)";

export const FRAMES = {
  // one of these six holds
  wide: "((width >= 1680px) and (height >= 880px))", // A: the rail stands open
  desk: "((width >= 1200px) and (height >= 820px) and ((width < 1680px) or (height < 880px)))", // B
  side: `(${SIDE} and ((width < 1200px) or (height < 820px)))`, // C: what is yours stands beside the board
  lying: LYING, // D: a phone on its side; rivals are chips in the top bar
  upright: UPRIGHT, // E: a tablet
  pocket: POCKET, // F: a phone
  // and these say more of some
  "side-narrow": `(${SIDE} and (width < 1200px))`, // rivals lie above the board
  "lying-low": "((orientation: landscape) and (height < 356px))", // the board has the whole height
  "pocket-low": `(${POCKET} and (height < 740px))`,
  beside: `(${LYING} or (${SIDE} and ((width < 1200px) or (height < 820px))))`, // C and D: the prompt is narrow and high
  held: `(${LYING} or ${UPRIGHT} or ${POCKET})`, // D, E and F: for fingers, most tools in a menu
  palm: `(${LYING} or ${POCKET})`, // D and F
} as const;

/** A window in which something as wide as a rail can stand beside a table. */
export const ROOMY = "(width >= 1280px) and (height >= 520px) and ((aspect-ratio >= 7/5) or (width >= 1600px))";

/** A roomy window in which a strip can lie below the table. */
export const STRIPPED = `${ROOMY} and (height >= 860px)`;
