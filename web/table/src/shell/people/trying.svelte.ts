// Something that is asked of the server or of the device: whether it is under way, and why it did not work.

import { PasskeyRefused } from "../../table/people/passkeys";
import { RequestRefused } from "../../table/resources/server";
import { say } from "../../words";

function reasonOf(error: unknown): string {
  if (error instanceof PasskeyRefused) return say(`passkey-${error.reason}`);
  return error instanceof Error ? error.message : String(error);
}

export class Trying {
  busy = $state(false);
  problem = $state(""); // in words
  code = $state(""); // for programs, where the server refused it

  /** Do it, unless something is under way; answers whether it worked. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.problem, this.code] = [true, "", ""];
    try {
      await act();
    } catch (error) {
      this.problem = reasonOf(error);
      if (error instanceof RequestRefused) this.code = error.problem.code;
    }
    this.busy = false;
    return !this.problem;
  }
}
