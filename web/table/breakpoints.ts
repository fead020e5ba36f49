// `@media (--phone)` in styles: every sheet knows the page's breakpoints, and the build writes out what they stand for.

import customMedia from "postcss-custom-media";
import type { AcceptedPlugin } from "postcss";

import { BREAKPOINTS } from "./src/art/breakpoints.ts";

const declare: AcceptedPlugin = {
  postcssPlugin: "breakpoints",
  Once(root, { AtRule }) {
    for (const [name, query] of Object.entries(BREAKPOINTS))
      root.prepend(new AtRule({ name: "custom-media", params: `--${name} ${query}` }));
  },
};

export const breakpoints: AcceptedPlugin[] = [declare, customMedia()];
