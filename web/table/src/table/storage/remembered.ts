// What a tab keeps of a table over a reload: how it was shown, and plans. What was never noted, or cannot be read, is not there.

const named = (name: string): string => `starlode-shown-${name} ${location.hash}`;

export function recall<T>(name: string): readonly T[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(named(name)) ?? "[]");
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return []; // no storage at all, or another program's entry
  }
}

export function remember(name: string, rows: readonly unknown[]): void {
  try {
    sessionStorage.setItem(named(name), JSON.stringify(rows));
  } catch {
    // forgotten with the page
  }
}
