// A person on the server: asked about only where one has signed in, with their seats, settings and games.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { GameOfMine, Me } from "../../../../generated/wire";
import * as passkeys from "../../../src/table/people/passkeys";
import { account } from "../../../src/table/people/account.svelte";
import { allHeldSeats, heldSeats, holdSeats, releaseSeats } from "../../../src/table/storage/seattokens";
import { settings } from "../../../src/table/storage/settings.svelte";

const GUEST: Me = { person: null, ways: ["passkey", "mail"] };
const ANN = { name: "Ann", since: 1, public: false, passkeys: [], mail: null, settings: {} };

let asked: [what: string, body: unknown][] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  [asked, answers] = [[], {}];
  vi.stubGlobal("fetch", (url: URL, { method, body }: { method: string; body?: string }) => {
    const what = `${method} ${url.pathname}${url.search}`;
    asked.push([what, body && JSON.parse(body)]);
    const refused = { code: "not-found", reason: "Nothing here." };
    if (what.startsWith("DELETE")) return Promise.resolve(new Response(null, { status: 204 }));
    const known = what in answers;
    return Promise.resolve(Response.json(known ? answers[what] : refused, { status: known ? 200 : 404 }));
  });
});

afterEach(async () => {
  await account.signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const { table } of allHeldSeats()) releaseSeats(table);
  settings.adopt({ name: "", pace: "1" });
});

async function signIn(person: Partial<Me["person"]> = {}): Promise<void> {
  answers["POST /api/me/passkeys/ask"] = { ticket: "t", options: { challenge: "c" } };
  answers["POST /api/me/passkeys/answer"] = { ...GUEST, person: { ...ANN, ...person } };
  answers["POST /api/me/seats"] ??= { taken: [] };
  vi.spyOn(passkeys, "usePasskey").mockResolvedValue("proof");
  await account.signIn();
}

const said = (what: string): unknown => asked.findLast(([one]) => one === what)?.[1];

test("the server is not asked about a guest", async () => {
  await account.lookIfKept();
  await account.lookAtGames();
  expect([asked, account.name]).toEqual([[], ""]);
});

test("a name is kept by a passkey, and what the guest played goes along", async () => {
  holdSeats("a", "cave-in", { 0: "x", 1: "y" });
  holdSeats("b", "cave-in", { 0: "z" }, { elsewhere: "https://other.example/" });
  answers["POST /api/me/passkeys/new"] = { ticket: "t", options: "make" };
  answers["POST /api/me/passkeys"] = { ...GUEST, person: ANN };
  answers["POST /api/me/seats"] = { taken: ["a"] };
  vi.spyOn(passkeys, "makePasskey").mockImplementation((options) => Promise.resolve([options, "made"]));
  await account.keep("Ann");
  expect(said("POST /api/me/passkeys/new")).toEqual({ name: "Ann" });
  expect(said("POST /api/me/passkeys")).toMatchObject({ ticket: "t", credential: ["make", "made"] });
  const seats = ["x", "y"].map((token) => ({ table: "a", token }));
  expect(said("POST /api/me/seats")).toEqual({ seats });
  expect([account.name, settings.get("name")]).toEqual(["Ann", "Ann"]);
});

test("a passkey that was not given changes nothing", async () => {
  answers["POST /api/me/passkeys/ask"] = { ticket: "t", options: {} };
  vi.spyOn(passkeys, "usePasskey").mockRejectedValue(new passkeys.PasskeyRefused("cancelled"));
  await expect(account.signIn()).rejects.toThrow("cancelled");
  expect([account.name, asked.length]).toEqual(["", 1]);
});

test("who signs out leaves neither seats nor a name on the device, but what is not theirs", async () => {
  await signIn();
  holdSeats("mine", "cave-in", { 0: "x" });
  holdSeats("not-mine", "cave-in", { 0: "y" });
  answers["POST /api/me/seats"] = { taken: ["mine"] };
  await account.signOut();
  expect([heldSeats("mine"), heldSeats("not-mine")?.seats]).toEqual([null, { 0: "y" }]);
  expect([account.name, settings.get("name"), localStorage.getItem("starlode-person")]).toEqual(["", "", null]);
});

test("choices of another device hold here, and those of this one are told after a rest", async () => {
  vi.useFakeTimers();
  await signIn({ settings: { pace: "2", theme: "no such", sound: true } });
  expect([settings.get("pace"), settings.get("theme"), settings.get("sound")]).toEqual(["2", "auto", false]);
  answers["PUT /api/me"] = { ...GUEST, person: ANN };
  settings.set("pace", "instant");
  settings.set("pace", "step");
  await vi.runAllTimersAsync();
  expect(asked.filter(([what]) => what === "PUT /api/me")).toEqual([
    ["PUT /api/me", { settings: { pace: "step", theme: "no such", sound: true } }],
  ]);
});

test("games are looked at from the latest on, and once more without losing those further back", async () => {
  const game = (table: string, at: number): GameOfMine => ({ table, at }) as GameOfMine;
  const latest = Array.from({ length: 50 }, (_, place) => game(`t${place}`, 1000 - place));
  await signIn();
  answers["GET /api/me/games"] = latest;
  await account.lookAtGames();
  expect(account.hasMore).toBe(true);
  answers["GET /api/me/games?before=951"] = [game("old", 5)];
  await account.lookBack();
  answers["GET /api/me/games"] = [game("new", 2000), ...latest.slice(0, 49)];
  await account.lookAtGames();
  expect(account.games.map(({ table }) => table)).toEqual(["new", ...latest.map(({ table }) => table), "old"]);
  expect(account.hasMore).toBe(false);
});

test("a seat of another device is held here, too; where there is none one watches", async () => {
  answers["POST /api/me/games/a/key"] = { seat: 1, token: "further" };
  await account.fetchSeat("a", "cave-in");
  await account.fetchSeat("b", "cave-in");
  expect([heldSeats("a")?.seats, heldSeats("b")]).toEqual([{ 1: "further" }, null]);
});
