// A component file from a person's disk, as changes on the workbench.

import { changesFrom, type FileChanges } from "@starlode/engine";

import { say } from "../../words";
import type { Workshop } from "../resources/workbenches";

const MOST = 250_000; // bytes, as Python reads them

/** What a component file changes; throws with the reason for anything else. */
export async function changesOfFile(file: File, { bundle, parts }: Workshop): Promise<FileChanges> {
  if (file.size > MOST) throw new Error(say("bench-upload-other"));
  const [own, given] = [bundle.description.schema.components as object, await read(await file.text())];
  if (Object.keys(own).some((sheet) => !(sheet in given))) throw new Error(say("bench-upload-other"));
  return changesFrom(own, given, parts.workbench);
}

async function read(text: string): Promise<object> {
  const { parse, TomlError } = await import("smol-toml");
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    throw new Error(say("bench-upload-bad", { line: error.line }), { cause: error });
  }
}
