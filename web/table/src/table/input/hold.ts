// A button that does something else when it is held.

import type { Attachment } from "svelte/attachments";

const HOLD = 450; // milliseconds

/** Do something when an element is held; the click that ends that does not count. Null where there is nothing to do. */
export function hold(act: (() => void) | null): Attachment<HTMLElement> {
  return (element) => {
    const control = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const press = (): void => {
      held = false;
      if (act) timer = setTimeout(() => ((held = true), act()), HOLD);
    };
    const release = (): void => clearTimeout(timer);
    const click = (event: Event): void => void (held && event.stopImmediatePropagation());
    const { signal } = control;
    element.addEventListener("pointerdown", press, { signal });
    for (const name of ["pointerup", "pointerleave", "pointercancel"]) element.addEventListener(name, release, { signal }); // prettier-ignore
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    return () => (release(), control.abort());
  };
}
