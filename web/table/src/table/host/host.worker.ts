// The worker of a local table: its host, and the bots that think beside it.

import { IllegalMove, paramsFor } from "@starlode/engine";

import type { FromClient } from "../../../../generated/wire";
import { namedAlike } from "../../art/variants";
import { BotRunner, fate } from "../bots/botrunner";
import { MASTER } from "../bots/levels";
import { Host } from "./host";
import { RULES_CHANGED, type Opening, type Parcel, type Request } from "./messages";
import { reasonOf, Refused } from "./refusals";
import { searchInThread } from "../bots/searchinthread";

const send = (parcel: Parcel): void => postMessage(parcel);

let pace = 0; // what was asked for last

function open({ bundle, saved }: Opening): Host {
  const luck = typeof saved.key === "number" ? fate(saved.key) : undefined; // what is dealt from a seed always goes the same way
  const bots = new BotRunner(bundle, paramsFor(bundle, saved.options)!, searchInThread, luck);
  const host = new Host(bundle, saved, {
    keep: (kept) => send({ keep: kept }),
    tell: (to, message) => send({ to, message }),
    choose: (level, record, seat) => bots.choose(level, record, seat),
    isBelow: (level) => namedAlike(level) === MASTER && bots.weakened,
    pace: () => pace,
  });
  if (saved.seats.some(({ level }) => level === MASTER))
    void bots.learn(saved.seats.length).then(() => host.tellOfBots());
  return host;
}

/** Answer requests; a table whose moves are not legal any more refuses all of them. */
function attend(opening: Opening): (request: Request) => void {
  try {
    const host = open(opening);
    return (request) => {
      if ("message" in request) {
        pace = request.pace;
        void host.hear(request.from, request.message);
      } else if ("past" in request)
        send({ to: request.from, past: host.past(request.from, request.past), id: request.id });
      else host.leave(request.from);
    };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return (request) => "message" in request && refuse(request.from, request.message);
  }
}

function refuse(to: string, message: FromClient): void {
  const language = message.type === "hello" ? (message.language ?? "en") : "en";
  const refused = new Refused(RULES_CHANGED);
  const reason = reasonOf(refused, language);
  send({ to, message: { type: "refusal", code: RULES_CHANGED, reason, re: message.id ?? 0 } });
}

let answer: ((request: Request) => void) | null = null;
addEventListener("message", ({ data }: MessageEvent<Opening | Request>) => {
  if ("bundle" in data) answer = attend(data);
  else answer?.(data);
});

// Whatever goes wrong here is an error of the worker, and its page starts another one.
addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
  throw reason;
});
