// Where contracts lie in the market: each keeps its place, and one that was taken leaves it empty until the refill.

/** A place of the market: what lies there, or what was taken from it; -1 is nothing. */
export interface Place {
  readonly contract: number;
  readonly taken: boolean;
}

const EMPTY: Place = { contract: -1, taken: false };

/** The places after a change of the market: what is new goes to the first free ones. */
export function placed(before: readonly Place[], market: readonly number[], size: number): Place[] {
  const kept = before.slice(0, size).map(({ contract }) => contract);
  const fresh = market.filter((contract) => !kept.includes(contract));
  const refilled = fresh.length > 0;
  return Array.from({ length: size }, (_, place) => {
    const contract = kept[place] ?? -1;
    if (market.includes(contract)) return { contract, taken: false };
    const next = fresh.shift();
    if (next !== undefined) return { contract: next, taken: false };
    return contract < 0 || refilled ? EMPTY : { contract, taken: true };
  });
}
