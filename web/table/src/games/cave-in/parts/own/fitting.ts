// Words that do not fit into their place are said in brief: the element then has `data-tight`.

import type { Attachment } from "svelte/attachments";

/** Mark an element whose content is higher than itself; `said` is what it depends on besides its size. */
export function fitting(said: unknown): Attachment<HTMLElement> {
  return (element) => {
    void said;
    const look = (): void => {
      element.removeAttribute("data-tight");
      element.toggleAttribute("data-tight", element.scrollHeight > element.clientHeight + 1);
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  };
}
