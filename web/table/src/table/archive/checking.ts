// Whether something from a file is what storage holds; nothing else may get there.

import type { HeldSeats } from "../storage/seattokens";
import type { SavedGame } from "../storage/savedgames";
import type { Study, StudyKind } from "../storage/studies";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string" && value.length <= 1000;
const isName: Check = (value) => typeof value === "string" && /^[\w-]{1,64}$/.test(value);
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isTruth: Check = (value) => typeof value === "boolean";
const isNothing: Check = (value) => value === undefined || value === null;
const isObject: Check = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

const every = (check: Check): Check => (value) => Array.isArray(value) && value.every(check); // prettier-ignore
const maybe = (check: Check): Check => (value) => isNothing(value) || check(value); // prettier-ignore
const among = (...values: readonly unknown[]): Check => (value) => values.includes(value); // prettier-ignore

const shaped = (fields: Readonly<Record<string, Check>>): Check => (value) =>
  isObject(value) && Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name])); // prettier-ignore

const pair = (check: Check): Check => (value) => every(check)(value) && (value as readonly unknown[]).length === 2; // prettier-ignore

const isChanges: Check = (value) =>
  isObject(value) &&
  Object.entries(value as object).every(([path, number]) => isText(path) && Number.isInteger(number));
const isResult = shaped({ points: isNumber, rank: isCount });
const isParticipant = shaped({ kind: among("human", "bot", "open"), name: isText, level: maybe(isText) });
const isKey: Check = (value) => isNumber(value) || every(isCount)(value);
const isTokens: Check = (value) => isObject(value) && Object.entries(value!).every(([seat, token]) => /^\d$/.test(seat) && isText(token)); // prettier-ignore

const isBase64: Check = (value) => typeof value === "string" && value.length <= 20_000 && /^[\w+/]*={0,2}$/.test(value);
const isStart = shaped({ state: isBase64, layout: isCount, written: isObject });

const TABLE = shaped({
  id: isName,
  game: isName,
  options: isObject,
  seats: every(isParticipant),
  key: isKey,
  start: maybe(isStart),
  moves: every(pair(isCount)),
  at: isCount,
  over: isTruth,
  redraws: maybe(every(pair(isCount))),
  versions: maybe(every(isCount)),
  acting: maybe(every(isCount)),
  results: maybe(every(isResult)),
  borrowed: among(undefined, true),
  changes: maybe(isChanges),
});

const HOLDING = shaped({
  table: isName,
  game: isName,
  seats: isTokens,
  at: isCount,
  over: isTruth,
  sitters: maybe(every(isParticipant)),
  acting: maybe(every(isCount)),
  results: maybe(every(isResult)),
  changed: maybe(isTruth),
  elsewhere: maybe(isText),
});

const STUDY = { id: isName, tables: every(isName), at: isCount };

const VERDICT = shaped({
  ply: isCount,
  seat: isCount,
  turn: isCount,
  played: isCount,
  better: maybe(isCount),
  loss: isNumber,
  found: isNumber,
  margin: isNumber,
  worth: maybe(isNumber), // older pages did not say
  expected: every(isNumber),
});

const TWIG = shaped({
  id: isCount,
  after: isCount,
  seat: isCount,
  action: isCount,
  level: maybe(isText),
  forced: maybe(isTruth),
  value: maybe(shaped({ seat: isCount, expected: every(isNumber) })),
});

const STUDIES: Readonly<Record<StudyKind, Check>> = {
  analysis: shaped({ ...STUDY, makings: isText, verdicts: every(VERDICT) }),
  tree: shaped({ ...STUDY, twigs: every(TWIG) }),
};

export function isStudy(kind: StudyKind, value: unknown): value is Study {
  return STUDIES[kind](value);
}

export function isTable(value: unknown): value is SavedGame {
  return TABLE(value);
}

export function isHolding(value: unknown): value is HeldSeats {
  return HOLDING(value);
}
