// A bot in a few lines: mines where it can, else takes the last legal move.
//
// Try it: starlode arena cave-in --players 2 --games 20 --bots "random,program:node examples/bots/simple_bot.mjs"
// The messages are explained in docs/how-to/write-a-bot.md.

import { createInterface } from "node:readline";

const choose = (legal) => legal.find((move) => move.startsWith("mine ")) ?? legal.at(-1);

const answers = {
  hello: () => ({ type: "hello", name: "simple" }),
  turn: (message) => ({ type: "move", move: choose(message.legal) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = answers[message.type]?.(message); // game and end want no answer
  if (answer) console.log(JSON.stringify(answer));
}
