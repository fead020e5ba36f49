// Stella Digger! on the table.

import type { Types } from "../../../../generated/stella-digger";
import type { GamePage } from "../../table/gamepage";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Explained from "./Explained.svelte";
import Own from "./Own.svelte";
import Rival from "./Rival.svelte";
import Status from "./Status.svelte";
import "./stella.css";
import { standing } from "./standing";

const page: GamePage<Types> = { Board, Rival, Own, Explained, Status, Cover, broad: true, standing, tutorial: null };

export default page;
