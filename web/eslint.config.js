// What the types cannot see. Every rule that is switched off says why.

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["generated/", "**/dist/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } },
    rules: {
      eqeqeq: "error",
      "no-undef": "off", // the compiler knows better
      "svelte/no-useless-mustaches": "off", // {" "} is a space that must stay
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // Drawings in code and the pages of the rules are our own; what a player wrote is never shown as HTML.
    files: ["**/art/*.svelte", "**/Symbols.svelte", "**/{Face,Icon,RuleSection}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
