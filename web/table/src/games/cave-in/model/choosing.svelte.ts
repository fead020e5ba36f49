// While very many things glow, a player may look at one kind of action alone.

class Choosing {
  only = $state<string | null>(null); // a block of the action space

  /** Look at one kind alone, or at all again. */
  toggle(block: string): void {
    this.only = this.only === block ? null : block;
  }

  /** Whether things of a block do not glow because another one is looked at. */
  hushes(block: string): boolean {
    return this.only !== null && this.only !== block;
  }
}

export const choosing = new Choosing();
