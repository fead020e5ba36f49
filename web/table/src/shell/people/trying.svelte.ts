// Something that is asked of the server or of the device: whether it is under way, and why it did not work.

import { PasskeyRefused } from "../../table/people/passkeys";
import { say } from "../../words";

function reasonOf(error: unknown): string {
  if (error instanceof PasskeyRefused) return say(`passkey-${error.reason}`);
  return error instanceof Error ? error.message : String(error);
}

export class Trying {
  busy = $state(false);
  problem = $state(""); // in words

  /** Do it, unless something is under way; answers whether it worked. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem] = [true, ""];
    try {
      await act();
    } catch (error) {
      this.problem = reasonOf(error);
    }
    this.busy = false;
    return !this.problem;
  }
}
