// @vitest-environment happy-dom
// A session whose page is seen: what is heard waits for the stage, and so do the log, the points, the title and the next choice.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { standing } from "../../../src/games/cave-in/model/standing";
import type { Enact } from "../../../src/table/motion/frames";
import { titleOf } from "../../../src/table/session/title";
import type { View } from "../../../src/table/view/view";
import { sit, told, type Scene } from "../../sitting";

const LONG = 1000; // milliseconds that every act takes

const slow = (): Enact => ({ causes: [], between: () => null, show: (act) => act.wait(LONG) });
const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

/** Everything about a session that a person sees. */
function seen({ session }: Scene) {
  const { view, log, live } = session;
  return { view, log, live, points: standing(view as never), title: titleOf(session) };
}

/** A player at a table whose game takes its time to show things. */
async function seated(): Promise<Scene> {
  const scene = await sit("hb", { key: 9 });
  scene.session.stage.enact = slow();
  await pass(10);
  return scene;
}

/** Choose something, and let its answer be heard. */
async function play({ session }: Scene): Promise<void> {
  session.choose(session.view.choices.at(-1)!);
  await pass(10);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.getAnimations ??= () => [];
  expect(document.hidden).toBe(false);
});
afterEach(() => void vi.useRealTimers());

describe("what is heard", () => {
  test("changes nothing that is seen before it has been shown", async () => {
    const scene = await seated();
    const before = seen(scene);
    await play(scene);
    expect(scene.inn.saved.moves).toHaveLength(1);
    expect({ ...seen(scene), live: true, title: before.title }).toEqual(before);
    expect([scene.session.showing, scene.session.live]).toEqual([true, false]);
    await pass(LONG);
    const after = seen(scene);
    expect(after.view.bytes).not.toEqual(before.view.bytes);
    expect(after.log).toHaveLength(before.log.length + 1);
    expect([scene.session.showing, after.live]).toEqual([false, true]);
  });

  test("is shown in its order, one after the other", async () => {
    const scene = await seated();
    const [before, { inn }] = [told(scene).length, scene];
    await play(scene);
    await inn.play("page", 0); // another tab of the same seat
    await pass(LONG / 2);
    expect(told(scene)).toHaveLength(before);
    await pass(LONG / 2);
    expect([told(scene).length, scene.session.live]).toEqual([before + 1, false]);
    await pass(LONG);
    expect(told(scene)).toHaveLength(inn.host.past("page", 0).events.length);
    expect(scene.session.live).toBe(true);
  });

  test("and is taken back while it is shown is not shown any more", async () => {
    const scene = await seated();
    const before = seen(scene);
    await play(scene);
    await pass(LONG / 2);
    scene.session.undo();
    await pass(10);
    const back = seen(scene);
    expect([back.view.bytes, told(scene)]).toEqual([
      before.view.bytes,
      before.log.map((line) => line.say(back.view.words)),
    ]);
    expect([scene.session.showing, back.live]).toEqual([false, true]);
    await pass(10 * LONG);
    expect(seen(scene)).toEqual(back);
  });
});

describe("the title", () => {
  const view = (decision: unknown): View => ({ decision, text: (id: string) => id }) as never;

  test.each([
    ["calls whoever may choose", {}, true, "● Your turn · title"],
    ["calls nobody while something is shown", {}, false, "title"],
    ["calls nobody who is asked nothing", null, true, "title"],
  ])("%s", (_, decision, live, title) => {
    expect(titleOf({ view: view(decision), live })).toBe(title);
  });

  test("says that it is one's turn when that has been shown", async () => {
    const scene = await seated();
    expect(titleOf(scene.session)).toMatch(/^● /);
    await play(scene);
    expect(titleOf(scene.session)).not.toMatch(/^● /);
    await pass(LONG);
    expect(titleOf(scene.session)).toMatch(/^● /);
  });
});
