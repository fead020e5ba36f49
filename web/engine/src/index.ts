// Starlode's games in a page: tables, searches and words over WebAssembly made from the Python source.

export * from "./bundle";
export * from "./componentchanges";
export * from "./componentfile";
export * from "./engine";
export * from "./events";
export * from "./facts";
export * from "./fleet";
export * from "./judging";
export * from "./knobs";
export * from "./network";
export * from "./notation";
export * from "./continuations";
export * from "./records";
export * from "./rules";
export * from "./schema";
export * from "./scores";
export * from "./search";
export * from "./speech";
export * from "./starting";
export * from "./table";
export * from "./thinker";
export * from "./thought";
export * from "./suggesting";
export * from "./trialworker";
export * from "./words";
export * from "./workbench";
export { serve, type WorkerPort } from "./worker";
