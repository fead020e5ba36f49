// A look ahead: the position as it would be after the choice that the pointer or the focus is on.

import type { CosmicView } from "./model";

class Preview {
  private at = $state.raw<{ readonly from: CosmicView; readonly to: CosmicView } | null>(null);

  /** The view to draw lanes from. */
  of(view: CosmicView): CosmicView {
    return this.at?.from === view ? this.at.to : view;
  }

  /** Look ahead by one legal action of a secret program, which no chance can change. */
  show(view: CosmicView, action: number): void {
    if (!view.choices.some((choice) => choice.action === action)) return;
    const to = view.after(action);
    this.at = to && { from: view, to };
  }

  hide(): void {
    this.at = null;
  }
}

export const preview = new Preview();
