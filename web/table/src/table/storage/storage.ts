// Local storage that may be full, forbidden or edited by hand: what it does not take lasts as long as the page.

const unkept = new Map<string, string>();

/** What is kept under a name, or null. */
export function read<T>(name: string): T | null {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null; // another program's entry, or no storage at all
  }
}

/** Keep something under a name; answers whether it outlasts the page. */
export function write(name: string, content: unknown): boolean {
  const text = JSON.stringify(content);
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
    return true;
  } catch {
    unkept.set(name, text);
    return false;
  }
}

export function remove(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // there is none
  }
}

/** Everything whose name begins so. */
export function readAll<T>(prefix: string): T[] {
  const names = new Set([...storedNames(), ...unkept.keys()]);
  return [...names].filter((name) => name.startsWith(prefix)).flatMap((name) => read<T>(name) ?? []);
}

function storedNames(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place)!);
  } catch {
    return [];
  }
}
