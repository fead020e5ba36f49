// `@media (--phone)` and `@container window (--lying)` in styles: every sheet knows the page's breakpoints and the
// table's frames, and the build writes out what they stand for.

import customMedia from "postcss-custom-media";
import type { AcceptedPlugin } from "postcss";

import { BREAKPOINTS } from "./src/art/breakpoints.ts";
import { FRAMES } from "./src/art/frames.ts";

const declare: AcceptedPlugin = {
  postcssPlugin: "breakpoints",
  Once(root, { AtRule }) {
    for (const [name, query] of Object.entries(BREAKPOINTS))
      root.prepend(new AtRule({ name: "custom-media", params: `--${name} ${query}` }));
  },
};

const frames: AcceptedPlugin = {
  postcssPlugin: "frames",
  AtRule: {
    container(rule) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (text, name: keyof typeof FRAMES) => FRAMES[name] ?? text);
    },
  },
};

export const breakpoints: AcceptedPlugin[] = [declare, frames, customMedia()];
