// Stella Digger! on the table.

import type { Types } from "../../../../generated/stella-digger";
import type { GamePage } from "../../table/input/gamepage";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import { enact, narrate } from "./enact";
import Explained from "./Explained.svelte";
import Own from "./Own.svelte";
import Points from "./Points.svelte";
import Rival from "./Rival.svelte";
import Status from "./Status.svelte";
import Steps from "./Steps.svelte";
import "./colours.css";
import { standing } from "./standing";
import { tutorial } from "./tutorial";

const page: GamePage<Types> = {
  Board,
  Rival,
  Own,
  Explained,
  Steps,
  Status,
  Cover,
  Points,
  broad: true,
  standing,
  tutorial,
  quiet: ["mine"], // cards say it themselves
  enact,
  narrate,
};

export default page;
