// What the tab of a table is called: it follows what is shown, and says when you may choose.

import { say } from "../../words";
import type { Session } from "./session.svelte";

export function titleOf(session: Pick<Session, "view" | "live">): string {
  const { view, live } = session;
  return `${view.decision && live ? `● ${say("your-turn")} · ` : ""}${view.text("title")}`;
}
