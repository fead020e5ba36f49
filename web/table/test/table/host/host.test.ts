// The host of a local table does what a server does: it checks, keeps, tells each what it may know, and takes back.

import { fromBase64, IllegalMove } from "@starlode/engine";
import { describe, expect, test } from "vitest";

import { GAMES } from "../../bundles";
import { dealt, Inn, seated, settled } from "../../inn";

const BOTH = [0, 1];

/** Two people at one device, after this many first choices. */
async function pair(game: string, moves = 0, key = 7): Promise<Inn> {
  const inn = new Inn(dealt(game, seated("hh"), key));
  await inn.greet("tab", BOTH);
  for (let n = 0; n < moves; n++) await inn.play("tab", inn.asked("tab", BOTH));
  return inn;
}

/** The same after a decision that may be taken back freely, or after one that may not. */
async function after(free: boolean): Promise<{ inn: Inn; seat: number }> {
  const inn = await pair("cave-in");
  for (let n = 0; n < 60; n++) {
    const seat = inn.asked("tab", BOTH);
    await inn.play("tab", seat);
    const asks = inn.all("tab", "question").length;
    await inn.say("tab", { type: "undo", seat });
    const asked = inn.all("tab", "question").length > asks;
    if (asked !== free) {
      if (free) await inn.play("tab", seat); // it went, and is made again
      return { inn, seat };
    }
    if (!asked) await inn.play("tab", seat);
  }
  throw new Error("no such decision");
}

describe.each(GAMES)("a host of %s", (game) => {
  test("tells a newcomer the table, then each seat its own record", async () => {
    const inn = await pair(game, 6);
    await inn.greet("late", [1]);
    expect(inn.all("late", "table")[0]).toMatchObject({ game, status: "playing", table: "inn" });
    const { record, version, legal = [] } = inn.last("late", "update");
    expect({ record, version, legal }).toMatchObject({ version: inn.seen("tab", 1).version });
    expect(record).toBe(inn.seen("tab", 1).record);
    expect(inn.seen("tab", 0).record).not.toBe(record);
    await inn.greet("guest", []);
    expect(inn.last("guest", "update")).toMatchObject({ viewer: -1, legal: [] });
  });

  test("keeps a move before it tells of it", async () => {
    const inn = await pair(game);
    inn.order.length = 0;
    const seat = inn.asked("tab", BOTH);
    const heard = await inn.play("tab", seat);
    expect(inn.order[0]).toBe("keep");
    expect(inn.saved.moves).toHaveLength(1);
    expect(heard).toContainEqual(expect.objectContaining({ viewer: seat, re: 9, decided: 1 }));
  });

  test("tells everything that it told again, to whoever asks, and to nobody else", async () => {
    const inn = await pair(game, 40);
    const events = inn.all("tab", "update").flatMap(({ viewer, events: rows = [] }) => (viewer === 1 ? rows : []));
    expect(inn.host.past("tab", 1)).toMatchObject({ version: inn.seen("tab", 1).version, events });
    await inn.greet("guest", []);
    expect(inn.host.past("guest", 1).events).toEqual([]);
  });

  test("goes on from what was kept, and tells what was missed and no more", async () => {
    const inn = await pair(game, 12);
    const seen = inn.seen("tab", 0).version;
    for (let n = 0; n < 9; n++) await inn.play("tab", inn.asked("tab", BOTH));
    const missed = inn.all("tab", "update").flatMap(({ viewer, after: since, events = [] }) => (viewer === 0 && since >= seen ? events : [])); // prettier-ignore
    const { record, version } = inn.seen("tab", 0);
    inn.open(inn.saved);
    await inn.greet("tab", [0], seen);
    expect(inn.last("tab", "update")).toMatchObject({ after: seen, version, record, events: missed });
  });

  test("says with every record what the rules would, to whoever has none", async () => {
    const inn = await pair(game, 5);
    await inn.greet("bare", BOTH, 0, true);
    const seat = inn.asked("bare", BOTH);
    const { asked, record, legal } = inn.seen("bare", seat);
    expect(asked).toBe(inn.engine.asked(fromBase64(record), seat));
    expect(legal).toEqual(inn.engine.legal(fromBase64(record), seat));
  });
});

describe("a host", () => {
  test("refuses what is wrong, in the words of a server", async () => {
    const inn = await pair("cave-in");
    const seat = inn.asked("tab", BOTH);
    const { version, legal = [] } = inn.seen("tab", seat);
    const refused = async (guest: string, message: Parameters<Inn["say"]>[1]): Promise<unknown> =>
      (await inn.say(guest, message)).find(({ type }) => type === "refusal");
    const play = { type: "play", seat, action: legal[0]!, version } as const;
    expect(await refused("stranger", play)).toMatchObject({ code: "said-hello", re: 9 });
    await inn.greet("guest", []);
    expect(await refused("guest", play)).toMatchObject({
      code: "not-your-seat",
      reason: "Dieser Platz gehört dir nicht.",
    });
    expect(await refused("tab", { ...play, version: version - 1 })).toMatchObject({ code: "stale" });
    const wrong = Array.from({ length: 999 }, (_, action) => action).find((action) => !legal.includes(action))!;
    expect(await refused("tab", { ...play, action: wrong })).toMatchObject({ code: "illegal", reason: expect.stringMatching(/\w+ \w+/) }); // prettier-ignore
    expect(await refused("tab", { ...play, action: 9999 })).toMatchObject({ code: "illegal" });
    expect(await refused("tab", { type: "undo", seat })).toMatchObject({ code: "nothing-to-undo" });
    expect(await refused("tab", { type: "answer", seat, question: 1, yes: true })).toMatchObject({
      code: "no-question",
    });
    expect(await refused("tab", { type: "why", seat, action: legal[0]! })).toMatchObject({ code: "no-reason" });
    expect(await refused("tab", { type: "rematch", seat })).toMatchObject({ code: "not-over" });
    expect(await refused("tab", { type: "replace", seat, absent: 1 - seat })).toMatchObject({ code: "absent-not" });
    expect(await refused("tab", { type: "chat", seat, text: " \n" })).toMatchObject({ code: "bad-message" });
    expect(inn.kept).toEqual([]);
  });

  test("tells when a bot plays below its level, and when it does not any more", async () => {
    const inn: Inn = new Inn(dealt("cave-in", seated("hb")), (_, record, seat) =>
      Promise.resolve(inn.engine.legal(record, seat)[0]!),
    );
    await inn.greet("tab", [0]);
    const below = (): unknown => inn.last("tab", "table").seats.map((seat) => seat.below ?? false);
    const count = (): number => inn.all("tab", "table").length;
    const turn = async (): Promise<void> => {
      await settled();
      await inn.play("tab", 0);
    };
    await turn();
    expect([below(), count()]).toEqual([[false, false], 1]);
    inn.below = "easy";
    await turn();
    expect([below(), count()]).toEqual([[false, true], 2]);
    inn.below = "";
    await turn();
    expect([below(), count()]).toEqual([[false, false], 3]);
  });

  test("does not host moves that are not legal", () => {
    const table = dealt("cave-in", seated("hh"));
    expect(() => new Inn({ ...table, moves: [[0, 9999]] })).toThrow(IllegalMove);
  });

  test("takes back freely what harmed nobody", async () => {
    const { inn, seat } = await after(true);
    const { version, decided } = inn.seen("tab", seat);
    await inn.say("tab", { type: "undo", seat });
    expect(inn.seen("tab", seat)).toMatchObject({ type: "resync", version: version + 1, decided: decided! - 1, re: 9 });
    expect(inn.saved.versions![seat]).toBe(version + 1);
  });

  test("takes back all that is free at once, says to newcomers how much that is, and nothing else with it", async () => {
    const inn = await pair("cosmic-scavengers");
    const seat = inn.asked("tab", BOTH);
    const [start, other] = [inn.seen("tab", seat), inn.seen("tab", 1 - seat)];
    for (let n = 0; n < 3; n++) {
      const { version, legal = [] } = inn.seen("tab", seat);
      await inn.say("tab", { type: "play", seat, action: legal[0]!, version });
    }
    await inn.greet("late", [seat]);
    expect(inn.seen("late", seat)).toMatchObject({ decided: 3, free: 3 });
    inn.order.length = 0;
    await inn.say("tab", { type: "undo", seat, decided: 0, free: true });
    expect(inn.order[0]).toBe("keep");
    expect(inn.saved.moves).toEqual([]);
    expect(inn.seen("tab", seat)).toMatchObject({ type: "resync", record: start.record, decided: 0, re: 9 });
    expect(inn.seen("tab", 1 - seat)).toEqual(other);
  });

  test("refuses to take back freely what is not free, and so many as do not stand", async () => {
    const { inn, seat } = await after(false);
    const { decided } = inn.seen("tab", seat);
    const [moves, asked] = [inn.saved.moves.length, inn.all("tab", "question").length];
    const refused = await inn.say("tab", { type: "undo", seat, free: true });
    expect(refused).toMatchObject([{ code: "not-free", reason: "Das lässt sich nicht mehr frei zurücknehmen." }]);
    expect([inn.saved.moves.length, inn.all("tab", "question").length]).toEqual([moves, asked]);
    expect(await inn.say("tab", { type: "undo", seat, decided: decided! })).toMatchObject([
      { code: "nothing-to-undo" },
    ]);
  });

  test("asks the others about everything else, and does as they say", async () => {
    const { inn, seat } = await after(false);
    const before = inn.saved.moves.length;
    const question = inn.last("tab", "question");
    expect(question).toMatchObject({ seat, question: expect.any(Number) });
    const other = 1 - seat;
    await inn.say("tab", { type: "answer", seat: other, question: question.question, yes: false });
    expect(inn.last("tab", "answered")).toMatchObject({ agreed: false });
    expect(inn.saved.moves).toHaveLength(before);
    await inn.say("tab", { type: "undo", seat });
    const again = inn.last("tab", "question").question;
    inn.order.length = 0;
    await inn.say("tab", { type: "answer", seat: other, question: again, yes: true });
    expect(inn.order.slice(0, 2)).toEqual(["keep", "answered"]);
    expect(inn.last("tab", "answered")).toMatchObject({ question: again, agreed: true });
    expect(inn.saved.moves).toHaveLength(before - 1);
    expect(inn.seen("tab", seat).acting).toContain(seat);
  });

  test("lets nothing come true that was seen before it was taken back", async () => {
    const { inn, seat } = await after(false);
    const { question } = inn.last("tab", "question");
    await inn.say("tab", { type: "answer", seat: 1 - seat, question, yes: true });
    expect(inn.saved.redraws).toEqual([[inn.saved.moves.length, 1]]);
    for (let n = 0; n < 9; n++) await inn.play("tab", inn.asked("tab", BOTH));
    const records = BOTH.map((viewer) => inn.seen("tab", viewer).record);
    inn.open(inn.saved);
    await inn.greet("tab", BOTH);
    expect(BOTH.map((viewer) => inn.seen("tab", viewer).record)).toEqual(records);
    inn.open({ ...inn.saved, redraws: [] });
    await inn.greet("tab", BOTH);
    expect(BOTH.map((viewer) => inn.seen("tab", viewer).record)).not.toEqual(records);
  });

  test("forgets a question with the next move, and tells it to whoever comes before that", async () => {
    const { inn, seat } = await after(false);
    await inn.greet("late", BOTH);
    expect(inn.all("late", "question")).toHaveLength(1);
    const { question } = inn.last("tab", "question");
    await inn.play("tab", inn.asked("tab", BOTH));
    const answer = { type: "answer", seat: 1 - seat, question, yes: true } as const;
    expect(await inn.say("tab", answer)).toContainEqual(expect.objectContaining({ code: "no-question" }));
  });

  test("sends nobody who has seen what was taken back the same versions again", async () => {
    const { inn, seat } = await after(true);
    const { version } = inn.seen("tab", seat);
    await inn.say("tab", { type: "undo", seat });
    inn.open(inn.saved);
    await inn.greet("tab", [seat], version);
    expect(inn.seen("tab", seat)).toMatchObject({ type: "resync", version: version + 1 });
    await inn.greet("tab", [seat], version + 1);
    expect(inn.seen("tab", seat)).toMatchObject({
      type: "update",
      after: version + 1,
      version: version + 1,
      events: [],
    });
  });

  test("takes back what bots have answered as well", async () => {
    const greedy = (_: string, record: Uint8Array, seat: number): Promise<number> =>
      Promise.resolve(inn.engine.legal(record, seat)[0]!);
    const inn: Inn = new Inn(dealt("cave-in", seated("hb")), greedy);
    await inn.greet("tab", [0]);
    for (let n = 0; n < 12; n++) {
      await settled();
      await inn.play("tab", 0);
    }
    await settled();
    const decided = inn.seen("tab", 0).decided!;
    await inn.say("tab", { type: "undo", seat: 0 });
    expect(inn.seen("tab", 0)).toMatchObject({ type: "resync", decided: decided - 1 });
    expect(inn.seen("tab", 0).acting).toContain(0);
    expect(inn.all("tab", "question")).toEqual([]);
  });

  test("lets no bot play by what was taken back while it thought", async () => {
    const thoughts: (() => void)[] = [];
    const slow = (_: string, record: Uint8Array, seat: number): Promise<number> =>
      new Promise((resolve) => thoughts.push(() => resolve(inn.engine.legal(record, seat)[0]!)));
    const inn: Inn = new Inn(dealt("cave-in", seated("hb")), slow);
    await inn.greet("tab", [0]);
    for (let decided = 0; !decided || !thoughts.length; decided = inn.seen("tab", 0).decided!) {
      if (thoughts.length) thoughts.shift()!();
      else await inn.play("tab", 0);
      await settled();
    }
    const before = inn.saved.moves.length;
    await inn.say("tab", { type: "undo", seat: 0 });
    thoughts.shift()!();
    await settled();
    expect(inn.saved.moves.length).toBeLessThan(before);
  });

  test("says the end to everybody, and makes another table for the same people", async () => {
    const inn = await pair("stella-digger");
    for (let seat = inn.asked("tab", BOTH); seat >= 0; seat = inn.asked("tab", BOTH)) await inn.play("tab", seat);
    expect(inn.last("tab", "table")).toMatchObject({ status: "over", results: [{}, {}] });
    expect(inn.saved).toMatchObject({ over: true, acting: [], results: inn.last("tab", "table").results });
    await inn.say("tab", { type: "rematch", seat: 0 });
    const { successor } = inn.last("tab", "table");
    expect(inn.saved).toMatchObject({ id: successor, moves: [], seats: seated("hh"), over: false });
    expect(inn.order.lastIndexOf("keep")).toBeLessThan(inn.order.lastIndexOf("table"));
  });

  test("passes words on, and tells newcomers the last of them", async () => {
    const inn = await pair("cave-in");
    await inn.say("tab", { type: "chat", seat: 0, text: "  good\tluck " });
    await inn.greet("guest", []);
    expect(inn.last("guest", "spoken")).toMatchObject({ seat: 0, text: "good luck" });
  });
});

describe("what a secret decision tells", () => {
  test("its own seat alone, and nobody when it is taken back", async () => {
    const inn = await pair("cosmic-scavengers");
    const seen = (viewer: number): number => inn.seen("tab", viewer).version;
    for (let n = 0; n < 20; n++) {
      const seat = inn.asked("tab", BOTH);
      const [own, other] = [seen(seat), seen(1 - seat)];
      await inn.play("tab", seat);
      if (seen(seat) > own && seen(1 - seat) === other) {
        await inn.say("tab", { type: "undo", seat });
        expect(seen(1 - seat)).toBe(other);
        expect(seen(seat)).toBe(own + 2);
        return;
      }
    }
    throw new Error("no secret decision");
  });
});
