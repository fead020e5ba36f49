// Every component is written in runes.
export default { compilerOptions: { runes: true } };
