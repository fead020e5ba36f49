import { test } from "vitest";

import { followed, told } from "../../../test/lessons";
import { tutorial } from "./tutorial";

test("the guided game can be played as it is told", () => followed("stella-digger", tutorial));

test.each(["en", "de", "ja"])("it is told in %s, in less than five minutes", (language) =>
  told("stella-digger", tutorial, language),
);
