import { copyFileSync, createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { breakpoints } from "./breakpoints.ts";

const BUILD = join(import.meta.dirname, "../../build");
const FOLDER = process.env.STARLODE_PAGE ?? join(BUILD, "page");
const BUNDLES = process.env.STARLODE_BUNDLES ?? join(BUILD, "web");
const QUIET = { checks: { bundlerTimings: false } }; // how long a build takes is nobody's business
const SERVER = process.env.STARLODE_SERVER ?? "http://127.0.0.1:8737";
const TYPES: Record<string, string> = {
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".ftl": "text/plain; charset=utf-8",
};

/** While developing: the games' bundles at engine/GAME/, where the built page has them too. */
function bundles(): Plugin {
  return {
    name: "bundles",
    configureServer(server) {
      server.middlewares.use("/engine", (request, response, next) => {
        const file = join(BUNDLES, new URL(request.url ?? "/", "http://page").pathname);
        if (!existsSync(file)) return next();
        response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** After the build: the worker by which a server calls people who are away. */
function calls(folder: string): Plugin {
  return {
    name: "calls",
    closeBundle: () => copyFileSync(join(import.meta.dirname, "push.js"), join(folder, "push.js")),
  };
}

// The page for a server; site.mjs makes of it the site that needs none.
export default defineConfig({
  base: "./",
  plugins: [svelte(), bundles(), calls(FOLDER)],
  css: { postcss: { plugins: breakpoints } },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: ["../.."] } },
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: "es2023",
    rolldownOptions: QUIET,
  },
  worker: { format: "es", rolldownOptions: QUIET },
});
