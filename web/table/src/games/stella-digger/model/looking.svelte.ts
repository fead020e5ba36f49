// What the pointer or the focus is on: the panel beside the field speaks of it.

import type { Attachment } from "svelte/attachments";

import type { Thing } from "../../../table/view/view";

class Looking {
  at = $state.raw<Thing | null>(null);

  /** Lets the panel speak of a thing while the viewer looks at it. */
  readonly on =
    (thing: Thing): Attachment<HTMLElement | SVGElement> =>
    (element) => {
      const control = new AbortController();
      const hear = (name: string, handle: () => void): void =>
        element.addEventListener(name, handle, { signal: control.signal });
      for (const name of ["pointerenter", "focusin"]) hear(name, () => queueMicrotask(() => (this.at = thing)));
      for (const name of ["pointerleave", "focusout"]) hear(name, () => this.leave(thing));
      return () => (control.abort(), this.leave(thing));
    };

  /** Soon: a thing that goes loses its focus while the page is being drawn, when nothing may change. */
  private leave({ sort, number }: Thing): void {
    queueMicrotask(() => {
      if (this.at?.sort === sort && this.at.number === number) this.at = null;
    });
  }
}

export const looking = new Looking();
