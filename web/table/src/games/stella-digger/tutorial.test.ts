import { test } from "vitest";

import { followed } from "../../../test/lessons";
import { tutorial } from "./tutorial";

test("the guided game can be played as it is told, and every lesson has words in every language", () =>
  followed("stella-digger", tutorial));
