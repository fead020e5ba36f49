// Stella Digger! on the table.

import type { Types } from "../../../../generated/stella-digger";
import type { GamePage } from "../../table/input/gamepage";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { enact, narrate } from "./showing/enact";
import Explained from "./Explained.svelte";
import Options from "./Options.svelte";
import Own from "./Own.svelte";
import Points from "./Points.svelte";
import { priceIn } from "./model/prospects";
import Rival from "./Rival.svelte";
import Sheet from "./Sheet.svelte";
import Status from "./Status.svelte";
import Steps from "./Steps.svelte";
import "./colours.css";
import { reference } from "./model/reference";
import { sounds } from "./showing/sounds";
import { standing } from "./model/standing";
import { telling } from "./showing/telling";
import { tutorial } from "./tutorial";

const page: GamePage<Types> = {
  Board,
  Rival,
  Own,
  Explained,
  Sheet,
  Steps,
  Options,
  Status,
  Cover,
  Points,
  reference,
  standing,
  tutorial,
  onThings: ["mine", "refill", "gadget", "large-drill", "exchange"], // cards, places and gadgets say it themselves
  waiting: (view) => {
    if (view.decision?.name !== "pay") return null;
    const [price, left] = [priceIn(view).length, view.record.owed];
    return { text: view.text("page-wait-pay", { left }), share: (price - left) / price };
  },
  enact,
  telling,
  sounds,
  narrate,
};

export default page;
