import { describe, expect, it } from "vitest";

import { across, beside, besides, between, clearest, corners } from "../../../src/shell/widgets/placing";

const ROOM = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };
const box = (x: number, y: number, width = 60, height = 60) => ({ x, y, width, height });

describe("a card beside a thing", () => {
  it("lies to its right where nothing is in the way", () => {
    expect(clearest(beside(box(400, 300), CARD, ROOM), [box(400, 300)], [])).toMatchObject({ x: 470, y: 230 });
  });

  it("lies inside the window and never on the thing itself", () => {
    const corner = box(930, 730);
    const place = clearest(beside(corner, CARD, ROOM), [corner], []);
    expect(place.x + place.width).toBeLessThanOrEqual(920);
    expect(place.y + place.height).toBeLessThanOrEqual(792);
  });

  it("goes elsewhere when it would hide what may be chosen", () => {
    const thing = box(400, 300);
    expect(clearest(beside(thing, CARD, ROOM), [thing], [box(500, 300)]).x).toBeLessThan(400);
  });

  it("goes to the top of a phone when the thing or the buttons are at its bottom", () => {
    const phone = { width: 390, height: 844 };
    const sheet = { width: 374, height: 300 };
    expect(clearest(across(sheet, phone), [box(10, 700)], []).y).toBe(8);
    expect(clearest(across(sheet, phone), [box(10, 350)], [box(300, 600)]).y).toBe(8);
    expect(clearest(across(sheet, phone), [box(10, 200)], []).y).toBe(536);
  });

  it("lies in a corner of the board that hides neither the things nor what may be chosen", () => {
    const board = { x: 100, y: 50, width: 800, height: 600 };
    expect(clearest(corners(CARD, board), [box(700, 100)], [])).toMatchObject({ x: 108, y: 58 });
    expect(clearest(corners(CARD, board), [box(700, 100)], [box(200, 100)])).toMatchObject({ x: 592, y: 442 });
  });

  it("leaves the question above a hand to be read, though it lies farther off then", () => {
    const thing = box(400, 640, 100, 150);
    const question = box(20, 560, 700, 50);
    const places = besides(beside(thing, CARD, ROOM), question, ROOM);
    expect(clearest(places, [thing, question], [])).toMatchObject({ y: 350 });
    expect(clearest(besides(across(CARD, ROOM), question, ROOM), [box(0, 0, 900, 300), question], []).y).toBe(350);
  });
});

it("lies beside a question that stands at the edge of a low window", () => {
  const room = { width: 844, height: 390 };
  const [thing, question, tall] = [box(650, 110), box(580, 290, 250, 60), { width: 360, height: 350 }];
  const place = clearest(besides(beside(thing, tall, room), question, room), [thing, question], []);
  expect(place.x + place.width).toBeLessThan(580);
});

it("can be reached from the thing by any way between them", () => {
  expect(between(box(400, 640, 100, 150), box(20, 350, 300, 200))).toEqual(box(20, 350, 480, 440));
});
