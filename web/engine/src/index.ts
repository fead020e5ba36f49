// Starlode's games in a page: tables, searches and words over WebAssembly made from the Python source.

export * from "./bundle";
export * from "./engine";
export * from "./events";
export * from "./facts";
export * from "./judging";
export * from "./network";
export * from "./notation";
export * from "./records";
export * from "./rules";
export * from "./schema";
export * from "./scores";
export * from "./search";
export * from "./speech";
export * from "./table";
export * from "./thinker";
export * from "./words";
export { serve, type WorkerPort, type Task, type Thoughts } from "./worker";
