// Cosmic Scavengers on the table.

import type { GamePage } from "../../table/input/gamepage";
import Board from "./Board.svelte";
import "./colours.css";
import Cover from "./Cover.svelte";
import { enact, narrate } from "./showing/enact";
import Drawings from "./Drawings.svelte";
import Explained from "./Explained.svelte";
import Options from "./Options.svelte";
import Own from "./Own.svelte";
import Points from "./Points.svelte";
import Rival from "./Rival.svelte";
import Sheet from "./Sheet.svelte";
import { reference } from "./model/reference";
import { sounds } from "./showing/sounds";
import { standing } from "./model/standing";
import Status from "./Status.svelte";
import Steps from "./Steps.svelte";
import { telling } from "./showing/telling";
import { tutorial } from "./tutorial";
import { waiting } from "./model/waiting";
import { wasted } from "./model/wasted";
import type { Types } from "../../../../generated/cosmic-scavengers";

const page: GamePage<Types> = {
  Board,
  Rival,
  Own,
  Sheet,
  Options,
  Explained,
  Drawings,
  Steps,
  Status,
  Cover,
  Points,
  reference,
  standing,
  tutorial,
  enact,
  telling,
  sounds,
  narrate,
  wasted,
  waiting,
};

export default page;
