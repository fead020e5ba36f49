// The page of a game that has no drawings yet: what may be done, and what lies where, in words.

import type { GamePage } from "../../table/input/gamepage";
import Board from "./Board.svelte";
import Cover from "./Cover.svelte";
import Explained from "./Explained.svelte";
import { standing } from "./fields";
import Own from "./Own.svelte";
import Rival from "./Rival.svelte";

const page: GamePage = { Board, Rival, Own, Explained, Cover, standing, tutorial: null };

export default page;
