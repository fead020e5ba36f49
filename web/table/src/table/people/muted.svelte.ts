// Whom you would rather not hear: their chat is not shown in this browser.

import { read, write } from "../storage/storage";

const KEY = "starlode-muted";
const MOST = 200; // names; the oldest are heard again

class Muted {
  private names = $state.raw<readonly string[]>(stored());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  set(name: string, muted: boolean): void {
    const others = stored().filter((one) => one !== name);
    this.names = muted ? [...others, name].slice(-MOST) : others;
    write(KEY, this.names);
  }
}

function stored(): readonly string[] {
  const found = read<unknown>(KEY);
  return Array.isArray(found) ? found.map(String) : [];
}

export const muted = new Muted();
