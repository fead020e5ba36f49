import { expect, test } from "vitest";

import { message } from "../titles";

test("a message is found with all its lines, and without its attributes", () => {
  const text = "title = Cave-In\nsummary = Dig\n    and raid.\n    .short = Dig\nother = x\n";
  expect(message(text, "title")).toBe("Cave-In");
  expect(message(text, "summary")).toBe("Dig and raid.");
});
