// Cave-In on the table.

import type { GamePage } from "../../table/input/gamepage";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { enact, narrate } from "./showing/enact";
import Explained from "./Explained.svelte";
import Options from "./Options.svelte";
import Own from "./Own.svelte";
import Points from "./Points.svelte";
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
import { waiting } from "./model/waiting";
import { wasted } from "./model/wasted";
import type { Types } from "../../../../generated/cave-in";

const page: GamePage<Types> = {
  Board,
  Rival,
  Own,
  Explained,
  Sheet,
  Options,
  Steps,
  Status,
  Cover,
  Points,
  reference,
  standing,
  tutorial,
  onThings: ["left", "right"],
  waiting,
  wasted,
  enact,
  telling,
  sounds,
  narrate,
};

export default page;
