import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { titlesPlugin } from "./titles";

const BUNDLES = process.env.STARLODE_BUNDLES ?? join(import.meta.dirname, "../../build/web");
const TYPES: Record<string, string> = { ".wasm": "application/wasm", ".json": "application/json", ".ftl": "text/plain; charset=utf-8" };

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

const SERVER = process.env.STARLODE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte(), titlesPlugin(), bundles()],
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: ["../.."] } },
  build: { outDir: process.env.STARLODE_PAGE ?? "../../build/page", emptyOutDir: true, target: "es2023" },
  worker: { format: "es" },
});
