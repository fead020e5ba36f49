import { expect, test } from "vitest";

import { marked, sectionsOf } from "../../../src/table/resources/markdown";

const TEXT = `# Digging

How to **dig**.

## Mining {#CI-5 #CI-6}

Pay with [cards](#CI-4.2), \`exactly\`.

- one
  more of it
- two & <three>

| cost | cut |
|---|---|
| 1 | shard |
`;

test("headings carry the clauses they explain", () => {
  const sections = sectionsOf(TEXT);
  expect(sections.map(({ level, title, clauses }) => [level, title, clauses])).toEqual([
    [1, "Digging", []],
    [2, "Mining", ["CI-5", "CI-6"]],
  ]);
});

test("text becomes paragraphs, lists and tables, and nothing in it becomes markup", () => {
  const [first, second] = sectionsOf(TEXT);
  expect(first!.html).toBe("<p>How to <strong>dig</strong>.</p>");
  expect(second!.html).toContain('<a href="#" data-clause="CI-4.2">cards</a>, <code>exactly</code>');
  expect(second!.html).toContain("<ul><li>one more of it</li><li>two &amp; &lt;three&gt;</li></ul>");
  expect(second!.html).toContain(
    "<thead><tr><th>cost</th><th>cut</th></tr></thead><tbody><tr><td>1</td><td>shard</td></tr></tbody>",
  );
});

test("an item that begins with a clause can be linked to", () => {
  const [section] = sectionsOf("## Digging\n\n- **OR-2.3** A rockfall.\n- **Most** points.\n");
  expect(section!.html).toBe(
    '<ul><li id="OR-2.3"><strong>OR-2.3</strong> A rockfall.</li><li><strong>Most</strong> points.</li></ul>',
  );
});

test("what is searched for is marked in texts and not in tags", () => {
  expect(marked('<p class="p">a p</p>', "p")).toBe('<p class="p">a <mark>p</mark></p>');
});
