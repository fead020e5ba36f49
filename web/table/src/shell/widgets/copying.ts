// Copying a text, so that it can be pasted elsewhere.

/** Copy a text; answers whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text); // only where the page came encrypted, or from this machine
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The old way, which browsers also allow on a page from a server in one's own network. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  const focused = document.activeElement as HTMLElement | null;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return done;
}
