// As wide as the Python code. Generated files are written by `make wire` as they are.
export default {
  printWidth: 120,
  bracketSameLine: true,
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
