// The page's host takes back as Python does: the same versions, told to the same viewers, with the same luck afterwards.

import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import { Ledger } from "../../table/src/table/host/ledger";
import { fromHex } from "../src";
import { bundleOf, GAMES, samplesOf, type Sample, type Turn } from "./bundles";

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16);

/** A table before its first decision. */
function opened(game: string, { options, key }: Sample): Ledger {
  const saved = { id: "", game, options, seats: [], key: [...fromHex(key)], moves: [], at: 0, over: false };
  return new Ledger(bundleOf(game), saved);
}

/** Let it happen; answers with what then is so. */
function happen(ledger: Ledger, { move, place, alone }: Turn): Omit<Turn, "place" | "alone" | "count" | "move"> {
  const told = move ? ledger.play(...move) : ledger.takeBack(place!, alone!);
  const seats = ledger.viewers.filter((viewer) => viewer >= 0);
  return {
    told,
    versions: ledger.versions,
    redraws: ledger.table.redraws,
    state: digest(ledger.table.state),
    free: seats.map((seat) => ledger.free(seat)),
  };
}

describe.each(GAMES)("%s", (game) => {
  const samples = samplesOf(game);

  test.each(samples)("what is taken back in $seed with $options", (sample) => {
    const ledger = opened(game, sample);
    for (const turn of sample.course) {
      const { move, place, alone, count, ...expected } = turn;
      expect(happen(ledger, turn)).toEqual(expected);
    }
  });

  test("some of it was free, and some was followed by other luck", () => {
    const gone = samples.flatMap(({ course }) => course).filter(({ place }) => place !== undefined);
    expect(gone.some(({ alone }) => !alone)).toBe(true);
    expect(gone.some(({ alone }) => alone)).toBe(true);
    expect(gone.some(({ count }) => count! > 1)).toBe(true);
  });
});
