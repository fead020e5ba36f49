import type { GamePage } from "../../table/gamepage";
import plain from "../plain";
import Cover from "./Cover.svelte";

const page: GamePage = { ...plain, Cover };

export default page;
