// What you are called: as you wish, else by the name of an animal, so that guests can be told apart.

import { read, write } from "../table/storage/storage";
import { settings } from "../table/storage/settings.svelte";
import { say } from ".";

const KEY = "starlode-guest";

/** Which of the names you have, in every language the same animal. */
function place(): number {
  const known = read<unknown>(KEY);
  if (Number.isSafeInteger(known)) return known as number;
  const drawn = crypto.getRandomValues(new Uint16Array(1))[0]!;
  write(KEY, drawn);
  return drawn;
}

/** Your name; one that you did not give yourself is none of those that are taken, as long as there are others. */
export function ownName(taken: readonly string[] = []): string {
  const animals = say("guest-names").split(" ");
  const turned = animals.map((_, step) => animals[(place() + step) % animals.length]!);
  return settings.get("name") || (turned.find((name) => !taken.includes(name)) ?? turned[0]!);
}
