// What someone brings along: a link, a position or a record, and where in the page it is opened.

import { layoutCheck } from "@starlode/engine";

import { say } from "../../words";
import { bundleOf } from "../resources/bundles";
import { isServed, server } from "../resources/server";
import { tableOf, type MatchRecord } from "../session/records";
import { saveGame, type Start } from "../storage/savedgames";
import { gameIn, type SharedGame } from "./sharing";

const LINK = /#\/board\/link\/([\w-]+)/;

/** The place in the page where a text is shown; throws with the reason where it cannot be. */
export async function placeOf(text: string): Promise<string> {
  const [, code] = LINK.exec(text) ?? [];
  if (code) return `/board/link/${code}`;
  const data = parsed(text);
  if ("position" in data) return `/board/link/${await checkedElsewhere(data)}`;
  const table = await tableOf(data, data.start ? await startOf(data.start) : undefined);
  saveGame({ ...table, borrowed: true });
  return `/replay/local/${table.id}`;
}

function parsed(text: string): MatchRecord {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data) return data as MatchRecord;
  } catch {
    // it is told below
  }
  throw new Error(say("upload-unreadable"));
}

/** The link to a position that the server has read and found sound; throws with what is wrong with it. */
async function checkedElsewhere(position: unknown): Promise<string> {
  if (!(await isServed())) throw new Error(say("upload-position"));
  return (await server.position(position)).link;
}

async function startOf(position: unknown): Promise<Start> {
  return (await gameIn(await checkedElsewhere(position))).saved.start!;
}

/** The game in a link; a position that is laid out for other rules is read anew where there is a server. */
export async function linkedGame(link: string): Promise<SharedGame> {
  const shared = await gameIn(link);
  const { start, game } = shared.saved;
  if (!start || !(await isServed())) return shared;
  const { schema } = (await bundleOf(game)).description;
  if (start.layout === layoutCheck(schema)) return shared;
  return { ...shared, saved: { ...shared.saved, start: await startOf(start.written) } };
}
