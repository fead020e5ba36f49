// The paces that a person may choose among, in words.

import { PACES, type PaceName } from "../../table/storage/settings.svelte";
import { say } from "../../words";

export function paceOptions(): { value: PaceName; text: string }[] {
  const texts: Record<PaceName, string> = {
    "0.5": say("pace-half"),
    "1": say("pace-once"),
    "2": say("pace-twice"),
    instant: say("pace-instant"),
    step: say("pace-step"),
  };
  return PACES.map((value) => ({ value, text: texts[value] }));
}
