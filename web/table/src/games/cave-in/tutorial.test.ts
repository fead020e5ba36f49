import { test } from "vitest";

import { followed, told } from "../../../test/lessons";
import { tutorial } from "./tutorial";

test("the guided game can be played as it is told", () => followed("cave-in", tutorial));

test.each(["en", "de", "ja"])("it is told in %s, in less than five minutes", (language) =>
  told("cave-in", tutorial, language),
);
