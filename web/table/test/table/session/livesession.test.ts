// One session over any line: what it says, what it shows, and what becomes of both when the line breaks.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { FromServer } from "../../../../generated/wire";
import { LiveSession } from "../../../src/table/session/livesession";
import { tokensOf } from "../../../src/table/storage/savedgames";
import { dealt, Inn, seated } from "../../inn";
import { choose, InnLine, rest, sit, told, type Scene } from "../../sitting";

const NEVER = (): boolean => false; // no choice comes to nothing

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a choice", () => {
  test("names the version it was made by, and comes back as a view and lines of the log", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, line, inn } = scene;
    const before = told(scene);
    session.choose(session.view.choices[0]!);
    expect(session.live).toBe(false);
    session.choose(session.view.choices[0]!); // no one chooses twice before the answer
    expect(line.sent.filter(({ type }) => type === "play")).toMatchObject([{ seat: 0, version: 1 }]);
    await rest();
    expect(session.live).toBe(true);
    expect(inn.saved.moves).toHaveLength(1);
    expect(told(scene)).toEqual([...before, "You end your turn.", "Round 1: it is Bob's turn."]);
    expect(session.canUndo).toBe(true);
  });

  test("that is refused says why, and another one can be made", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, line } = scene;
    line.deaf = true;
    session.choose(session.view.choices[0]!);
    expect(session.live).toBe(false);
    const { id } = line.sent.at(-1)!;
    line.listener.hear({ type: "refusal", code: "stale", reason: "Look again.", re: id! });
    expect([session.trouble, session.live]).toEqual(["Look again.", true]);
  });

  test("goes through a gate, behind which nothing is taken back", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, line } = scene;
    session.permits = (choice) => choice.action === session.view.choices[0]!.action;
    session.choose(session.view.choices.at(-1)!);
    expect(line.sent.some(({ type }) => type === "play")).toBe(false);
    session.choose(session.view.choices[0]!);
    await rest();
    expect(line.sent.some(({ type }) => type === "play")).toBe(true);
    expect(session.canUndo).toBe(false);
  });
});

describe("what is told", () => {
  test("twice is shown once", async () => {
    const scene = await sit("hb", { key: 9 });
    await choose(scene);
    const before = told(scene);
    scene.line.listener.hear({ ...scene.inn.last("page", "update") });
    await rest();
    expect(told(scene)).toEqual(before);
  });

  test("after a gap is asked for as a whole", async () => {
    const { inn, line, session } = await sit("hh");
    inn.listeners.set("page", () => {}); // what happens now is lost on the way
    await inn.play("page", inn.asked("page", [0, 1]));
    inn.listeners.set("page", (message) => line.listener.hear(message));
    await inn.play("page", inn.asked("page", [0, 1]));
    await rest();
    if (session.curtain >= 0) session.draw();
    expect(session.log).toHaveLength(inn.host.past("page", session.view.seat).events.length);
  });

  test("of the past comes before what happened meanwhile", async () => {
    const scene = await sit("hb", { key: 9 });
    await choose(scene);
    scene.line.holdsBack = true;
    scene.session.undo();
    await rest();
    scene.line.holdsBack = false;
    await choose(scene);
    scene.line.pasts.forEach((answer) => answer());
    await rest();
    expect(scene.session.log).toHaveLength(scene.inn.host.past("page", 0).events.length);
  });

  test("by the past already is not told again", async () => {
    const scene = await sit("hb", { key: 9 });
    const { inn, line, session } = scene;
    await choose(scene);
    const late: FromServer[] = [];
    inn.listeners.set(
      "page",
      (message) => void (message.type === "resync" ? line.listener.hear(message) : late.push(message)),
    );
    session.undo();
    await rest();
    line.holdsBack = true;
    inn.listeners.set("page", (message) => void late.push(message)); // the past overtakes what it tells
    await inn.play("page", 0);
    line.listener.hear({
      ...inn.seen("page", 0),
      type: "resync",
      version: inn.seen("page", 0).version - 1,
    } as FromServer);
    line.pasts.forEach((answer) => answer());
    await rest();
    for (const message of late) line.listener.hear(message);
    await rest();
    expect(session.log).toHaveLength(inn.host.past("page", 0).events.length);
  });

  test("in vain is asked for again with the next thing that is heard, until it is there", async () => {
    const scene = await sit("hb", { key: 9 });
    const { inn, line, session } = scene;
    await choose(scene);
    await choose(scene);
    line.failures = 2;
    session.undo();
    await rest();
    const whole = inn.host.past("page", 0).events.length;
    expect([line.asked, session.log.length === whole]).toEqual([1, false]);
    line.listener.turned("reconnecting");
    await rest();
    expect(line.asked).toBe(1);
    line.listener.turned("connected");
    await rest();
    expect(line.asked).toBe(2);
    line.listener.turned("connected");
    await rest();
    expect([line.asked, session.log.length]).toEqual([3, whole]);
    line.listener.turned("connected");
    await rest();
    expect(line.asked).toBe(3);
  });

  test("of an older past does not undo a newer one", async () => {
    const scene = await sit("hb", { key: 9 });
    const { inn, line, session } = scene;
    await choose(scene);
    await choose(scene);
    line.holdsBack = true;
    session.undo();
    await rest();
    session.undo();
    await rest();
    line.pasts.reverse().forEach((answer) => answer()); // the first answer comes last
    await rest();
    expect(session.log).toHaveLength(inn.host.past("page", 0).events.length);
  });

  test("in another language is all of it", async () => {
    const scene = await sit("hb", { key: 9 });
    await choose(scene);
    const english = told(scene);
    scene.session.speak("de");
    expect(told(scene)).toHaveLength(english.length);
    expect(told(scene).filter((line) => line && english.includes(line))).toEqual([]);
    expect(scene.session.view.words.language).toBe("de");
  });

  test("to whoever only watches offers nothing", async () => {
    const { session } = await sit("hh", { holds: false });
    expect([session.view.seat, session.view.choices, session.canUndo]).toEqual([-1, [], false]);
  });
});

describe("taking back", () => {
  test("jumps to the position before, and the log forgets what went", async () => {
    const scene = await sit("hb", { key: 9 });
    const [before, bytes] = [told(scene), scene.session.view.bytes];
    await choose(scene);
    scene.session.undo();
    await rest();
    expect(scene.session.view.bytes).toEqual(bytes);
    expect(told(scene)).toEqual(before);
    expect(scene.session.canUndo).toBe(false);
  });

  /** A player who has made so many choices of a secret program, each of which can be taken back freely. */
  async function drafted(count: number): Promise<Scene> {
    const scene = await sit("hb", { game: "cosmic-scavengers", key: 9 });
    for (let n = 0; n < count; n++) {
      scene.session.choose(scene.session.view.choices[0]!);
      await rest();
    }
    return scene;
  }

  test("of the whole turn is offered where more than the last decision is free, and brings back its beginning", async () => {
    const { bytes } = (await drafted(0)).session.view;
    expect((await drafted(1)).session.canReset).toBe(false);
    const { session, line } = await drafted(3);
    expect(session.canReset).toBe(true);
    session.reset();
    expect(line.sent.at(-1)).toMatchObject({ type: "undo", seat: 0, decided: 0, free: true });
    await rest();
    expect([session.view.bytes, session.canReset, session.canUndo]).toEqual([bytes, false, false]);
  });

  test("of the whole turn is still offered to whoever comes back", async () => {
    const { inn } = await drafted(3);
    const session = new LiveSession(new InnLine(inn, { 0: "seat-0" }), inn.bundle, { players: 2 });
    session.learn(inn.bundle);
    await session.open();
    expect(session.canReset).toBe(true);
    session.reset();
    await rest();
    expect(inn.saved.moves).toEqual([]);
  });

  test("goes over what was no choice, and does not make it again", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, inn } = scene;
    await until(scene, () => session.forced(NEVER) !== null);
    const [before, forced] = [inn.saved.moves.length, session.forced(NEVER)!];
    session.choose(forced, true);
    await rest();
    expect(inn.saved.moves).toHaveLength(before + 1);
    session.undo();
    await rest();
    expect(inn.saved.moves).toHaveLength(before - 1);
    await choose(scene);
    expect(inn.saved.moves).toHaveLength(before);
    const again = session.forced(NEVER);
    if (!again) return;
    session.choose(again); // as a person who is asked about it
    await rest();
    session.undo();
    await rest();
    expect([inn.saved.moves.length, session.forced(NEVER)]).toEqual([before, null]);
  });

  test("made in two tabs at once is made once, and the tab that came too late says nothing", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, inn, line } = scene;
    await until(scene, () => session.forced(NEVER) !== null);
    const [before, forced] = [inn.saved.moves.length, session.forced(NEVER)!];
    await inn.greet("tab", [0]);
    line.deaf = true; // what this tab says comes after what the other one says
    session.choose(forced, true);
    await inn.say("tab", { type: "play", seat: 0, action: forced.action, version: inn.seen("tab", 0).version });
    await inn.host.hear("page", line.sent.at(-1)!);
    await rest();
    expect(inn.last("page", "refusal").code).toBe("stale");
    expect([session.trouble, session.live, inn.saved.moves.length]).toEqual(["", true, before + 1]);
    session.choose(session.view.choices[0]!);
    line.listener.hear({ type: "refusal", code: "stale", reason: "Look again.", re: line.sent.at(-1)!.id! });
    expect(session.trouble).toBe("Look again."); // a person's own choice is another matter
  });

  test("in a lesson nothing is made for the player", async () => {
    const scene = await sit("hb", { key: 9 });
    await until(scene, () => scene.session.forced(NEVER) !== null);
    scene.session.permits = () => true;
    expect(scene.session.forced(NEVER)).toBeNull();
  });

  /** Make choices, and let the bot make its own, until something is so. */
  async function until(scene: Scene, holds: () => boolean): Promise<void> {
    for (let n = 0; n < 400 && !holds(); n++) {
      const bot = scene.inn.host["ledger"].table.acting[0];
      if (bot === 1) scene.inn.host["happen"](1, scene.inn.host["ledger"].table.legal(1)[0]!, null);
      else await choose(scene);
      await rest();
    }
    expect(holds()).toBe(true);
  }

  /** Both have moved, and the one who is asked asks the other. */
  async function asking(): Promise<Scene> {
    const scene = await sit("hh");
    const seen = new Set<number>();
    for (let n = 0; n < 80 && (seen.size < 2 || !scene.session.canUndo); n++) {
      if (scene.session.curtain >= 0) seen.add(scene.session.curtain);
      await choose(scene);
    }
    if (scene.session.curtain >= 0) scene.session.draw();
    for (let n = 0; n < 80 && !scene.session.question; n++) {
      scene.session.undo();
      await rest();
      if (!scene.session.question) await choose(scene);
      if (scene.session.curtain >= 0) scene.session.draw();
    }
    return scene;
  }

  test("asks everybody else at the device, who say yes for themselves", async () => {
    const scene = await asking();
    const { seat, voters } = scene.session.question!;
    expect(voters).toEqual([1 - seat]);
    const before = scene.inn.saved.moves.length;
    scene.session.answer(true);
    await rest();
    expect(scene.session.question).toBeNull();
    expect(scene.inn.saved.moves.length).toBeLessThan(before);
  });

  test("is over with a no, and with the next move", async () => {
    const scene = await asking();
    const before = scene.inn.saved.moves.length;
    scene.session.answer(false);
    await rest();
    expect([scene.session.question, scene.inn.saved.moves.length]).toEqual([null, before]);
    const { line, session } = await asking();
    line.listener.hear({ type: "question", question: 7, seat: 1 - session.view.seat });
    const own = { line, session, inn: scene.inn };
    await choose(own);
    expect(session.question).toBeNull();
  });

  test("that nobody can agree to any more is not asked any more", async () => {
    const { session, line } = await asking();
    line.listener.hear({ type: "refusal", code: "no-question", reason: "Too late." });
    expect([session.question, session.trouble]).toEqual([null, "Too late."]);
  });
});

describe("several people at one device", () => {
  test("look through their own eyes only after a curtain", async () => {
    const scene = await sit("hh");
    const { session } = scene;
    session.draw();
    for (let n = 0; n < 80 && session.curtain < 0; n++) await choose(scene);
    const [next, shown] = [session.curtain, session.view.seat];
    expect(next).toBe(1 - shown);
    expect(session.live).toBe(false);
    session.draw();
    expect([session.view.seat, session.live, session.view.decision !== null]).toEqual([next, true, true]);
  });

  test("see the curtain first, whoever of them is asked", async () => {
    const keys = [1, 2, 3, 4, 5, 6, 7, 8];
    const scenes = await Promise.all(keys.map((key) => sit("hh", { key })));
    const firsts = scenes.map(({ session, inn }) => [session.curtain, inn.asked("page", [0, 1])]);
    expect(new Set(firsts.map(([, asked]) => asked))).toEqual(new Set([0, 1]));
    for (const [curtain, asked] of firsts) expect(curtain).toBe(asked);
    expect((await sit("hb")).session.curtain).toBe(-1); // alone there is nobody to hide from
  });
});

describe("a line", () => {
  test("that breaks stops everything, and is greeted with what was seen", async () => {
    const scene = await sit("hb", { key: 9 });
    const { session, line, inn } = scene;
    await choose(scene);
    line.deaf = true;
    session.choose(session.view.choices[0]!);
    line.listener.turned("reconnecting");
    expect([session.link, session.live]).toEqual(["reconnecting", false]);
    line.deaf = false;
    inn.open(inn.saved); // another host, from what was kept
    line.listener.turned("connected");
    line.listener.greet();
    await rest();
    const version = inn.seen("page", 0).version;
    expect(line.sent.at(-1)).toMatchObject({ type: "hello", holds: [{ seen: version }] });
    expect(session.live).toBe(true);
    expect(session.log).toHaveLength(inn.host.past("page", 0).events.length);
  });

  test("that never leads anywhere says why", async () => {
    const inn = new Inn(dealt("cave-in", seated("hb")));
    const line = new InnLine(inn, { 0: "wrong" });
    line.deaf = true;
    const session = new LiveSession(line, inn.bundle, { players: 2 });
    const opened = session.open();
    line.listener.hear({ type: "refusal", code: "not-your-seat", reason: "Not yours." });
    line.listener.turned("lost");
    await expect(opened).rejects.toThrow("Not yours.");
  });
});

describe("a page without rules", () => {
  test("plays by what it is told, and goes on by itself when they come", async () => {
    const scene = await sit("hb", { key: 9, own: false });
    const { session, inn, line } = scene;
    expect(line.sent[0]).toMatchObject({ type: "hello", assist: true });
    await choose(scene);
    expect(session.bots).toBeNull();
    const known = session.view.choices.map(({ action }) => action);
    const other = Array.from({ length: 40 }, (_, action) => action).find((action) => !known.includes(action))!;
    expect(await session.view.objection(other)).toMatch(/\w+/);
    session.learn(inn.bundle);
    expect(session.view.choices.map(({ action }) => action)).toEqual(known);
    expect(session.bots).not.toBeNull();
  });
});

describe("the end", () => {
  test("opens the whole game, and a rematch leads on", async () => {
    const scene = await sit("hh", { game: "stella-digger" });
    for (let n = 0; n < 400 && !scene.session.view.over; n++) await choose(scene);
    expect(scene.session.view.over).toBe(true);
    const decisions = scene.inn.saved.moves.length;
    expect(scene.session.history?.points().length).toBe(decisions + 1);
    expect(scene.session.log.at(0)!.ply).toBe(0);
    expect(scene.session.log.at(-1)!.ply).toBe(decisions); // each line leads to its moment of the replay
    scene.session.rematch();
    await rest();
    expect(scene.session.successor).toBe(scene.inn.saved.id);
  });
});

describe("what rivals did since the person moved", () => {
  const passed = ({ session }: Scene): string[] =>
    session.stage.moments.flatMap(({ frame }) => frame.lines.map((line) => line.say(session.view.words)));

  async function endTurn({ session }: Scene): Promise<void> {
    if (session.curtain >= 0) session.draw();
    session.choose(session.view.choices[0]!);
    await rest();
    session.draw();
  }

  /** A person has moved, then somebody else. */
  async function moved(): Promise<Scene> {
    const scene = await sit("hh", { key: 9 });
    for (let turn = 0; turn < 2; turn++) await endTurn(scene);
    return scene;
  }

  /** The same table in another page. */
  async function reloaded({ inn }: Scene, seat: number): Promise<Scene> {
    const line = new InnLine(inn, { [seat]: tokensOf(inn.saved)[seat]! });
    const session = new LiveSession(line, inn.bundle, inn.saved.options);
    session.learn(inn.bundle);
    await session.open();
    await rest();
    return { inn, line, session };
  }

  test("is known after a reload, from the person's own last decision on", async () => {
    const scene = await moved();
    const mover = scene.inn.saved.moves[0]![0];
    const again = await reloaded(scene, mover);
    const first = again.session.log.findIndex(({ event }) => event.kind === "end-actions");
    expect(first).toBeGreaterThan(0);
    expect(passed(again)).toEqual(told(again).slice(first));
    expect(again.session.stage.moments.every(({ watched }) => !watched)).toBe(true);
    expect(again.session.stage.moments[0]!.before.acting).toEqual([mover]); // and can be shown from there
  });

  test("counts from the deal for a person who has not moved yet", async () => {
    const scene = await sit("hh", { key: 9 });
    await endTurn(scene);
    const other = 1 - scene.inn.saved.moves[0]![0];
    const again = await reloaded(scene, other);
    expect(passed(again)).toEqual(told(again));
  });

  test("is known to whoever the device is handed to", async () => {
    const scene = await moved();
    expect(passed(scene).length).toBeGreaterThan(0);
    expect(passed(scene).length).toBeLessThan(told(scene).length);
  });

  test("has been seen where something was taken back", async () => {
    const scene = await sit("hb", { key: 9 });
    await choose(scene);
    scene.session.undo();
    await rest();
    expect(scene.session.stage.moments.every(({ watched }) => watched)).toBe(true);
  });
});

describe("what is said", () => {
  const spoken = (seat: number, at: number): FromServer => ({ type: "spoken", seat, text: "Hm.", at });

  test("by others is news until it has been seen, also where it is told again", async () => {
    const { session } = await sit("hb", { key: 9 });
    for (const line of [spoken(0, 1), spoken(1, 2), spoken(1, 3)]) session.hear(line);
    expect(session.unheard.map(({ at }) => at)).toEqual([2, 3]);
    session.listen();
    expect(session.unheard).toEqual([]);
    session.hear(spoken(1, 4));
    expect(session.unheard.map(({ at }) => at)).toEqual([4]);
  });

  test("is not said twice where a line that broke tells it again", async () => {
    const { session } = await sit("hb", { key: 9 });
    for (const line of [spoken(1, 2), spoken(1, 3), spoken(1, 2), spoken(1, 3)]) session.hear(line);
    expect(session.chat.map(({ at }) => at)).toEqual([2, 3]);
  });
});
