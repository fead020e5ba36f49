// The rules' Markdown as sections: headings with the clauses they explain, paragraphs, lists, tables, emphasis, links.

export interface Section {
  readonly level: number; // 1 is the title
  readonly title: string;
  readonly clauses: readonly string[]; // ids behind the heading, as in `## Mining {#CI-5}`
  readonly html: string; // the text below the heading
  readonly text: string; // the same without marks, to search in
}

const CLAUSE = /^\*\*([A-Z]{2}-\d+\.\d+)\*\*/;
const HEADING = /^(#{1,4}) (.*?)\s*(?:\{([^}]*)\})?\s*$/;

export function sectionsOf(source: string): Section[] {
  const sections: { heading: RegExpExecArray | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const line of source.split("\n")) {
    const heading = HEADING.exec(line);
    if (heading) sections.push({ heading, lines: [] });
    else sections.at(-1)!.lines.push(line);
  }
  return sections
    .filter(({ heading, lines }) => heading || lines.some(Boolean))
    .map(({ heading, lines }) => sectionOf(heading, lines));
}

function sectionOf(heading: RegExpExecArray | null, lines: readonly string[]): Section {
  const html = blocks(lines);
  const clauses = (heading?.[3] ?? "")
    .split(/[\s,]+/)
    .map((id) => id.replace(/^#/, ""))
    .filter(Boolean);
  return { level: heading?.[1]?.length ?? 1, title: heading?.[2] ?? "", clauses, html, text: plain(html) };
}

/** Text without marks. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

// ---- blocks ----

function blocks(lines: readonly string[]): string {
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const kind = kindOf(lines[at]!);
    const from = at;
    do at++;
    while (at < lines.length && kind !== "" && follows(kind, lines[at]!));
    if (kind) out.push(WRITE[kind](lines.slice(from, at)));
  }
  return out.join("\n");
}

type Kind = "table" | "list" | "steps" | "quote" | "text";

function kindOf(line: string): Kind | "" {
  if (!line.trim()) return "";
  if (line.startsWith("|")) return "table";
  if (/^[-*] /.test(line)) return "list";
  if (/^\d+\. /.test(line)) return "steps";
  return line.startsWith("> ") ? "quote" : "text";
}

/** Whether a line goes on with a block: more of its kind, or an indented line of a list. */
function follows(kind: Kind, line: string): boolean {
  const next = kindOf(line);
  return next === kind || ((kind === "list" || kind === "steps") && /^ +\S/.test(line));
}

const WRITE: Readonly<Record<Kind, (lines: readonly string[]) => string>> = {
  table,
  list: (lines) => `<ul>${items(lines, /^[-*] /)}</ul>`,
  steps: (lines) => `<ol>${items(lines, /^\d+\. /)}</ol>`,
  quote: (lines) => `<blockquote>${inline(lines.map((line) => line.slice(2)).join(" "))}</blockquote>`,
  text: (lines) => `<p>${inline(lines.join(" "))}</p>`,
};

function items(lines: readonly string[], mark: RegExp): string {
  const found: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found.map((item) => `<li${idOf(item)}>${inline(item)}</li>`).join("");
}

/** An item that begins with the id of a clause can be linked to. */
function idOf(item: string): string {
  const [, clause] = CLAUSE.exec(item) ?? [];
  return clause ? ` id="${clause}"` : "";
}

function table(lines: readonly string[]): string {
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
  );
  const [head = [], ...rest] = rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const written = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${written(head, "th")}</thead><tbody>${rest.map((row) => written(row, "td")).join("")}</tbody></table>`;
}

// ---- inside a line ----

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\(#([\w.-]+)\)/g, '<a href="#" data-clause="$2">$1</a>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noreferrer">$1</a>');
}

/** The same text with what was searched for marked. */
export function marked(html: string, wanted: string): string {
  if (!wanted) return html;
  const pattern = new RegExp(escape(wanted).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  return html.replace(/>[^<]+</g, (part) => part.replace(pattern, (found) => `<mark>${found}</mark>`));
}
