// The little of a browser that modules touch when they are loaded.

import type { Environment } from "vitest/environments";

const media = { matches: false, addEventListener: (): void => {} };
const storage = new Map<string, string>();

const PIECES = {
  matchMedia: (): typeof media => media,
  document: {
    baseURI: "http://page/",
    documentElement: { dataset: {} },
    hidden: true,
    getAnimations: (): readonly Animation[] => [],
  },
  location: { hash: "" },
  addEventListener: (): void => {},
  localStorage: {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
    key: (place: number) => [...storage.keys()][place] ?? null,
    get length() {
      return storage.size;
    },
  },
};

export default {
  name: "window",
  viteEnvironment: "client",
  setup(global) {
    for (const [name, piece] of Object.entries(PIECES))
      Object.defineProperty(global, name, { value: piece, configurable: true });
    Object.defineProperty(global, "navigator", { value: { languages: ["en"] }, configurable: true });
    return { teardown() {} };
  },
} satisfies Environment;
