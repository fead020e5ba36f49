// Passkeys without a thumb: Chromium's virtual authenticator, and carrying a passkey from one device to another.

import type { CDPSession, Page } from "playwright-core";

/** A device that makes passkeys and uses them at once, as if its owner agreed to everything. */
export interface Authenticator {
  readonly session: CDPSession;
  readonly id: string;
}

export async function equip(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId: id } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

/** Share the passkeys of one device with another, as an account of a system does. */
export async function share(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.session.send("WebAuthn.getCredentials", { authenticatorId: from.id });
  for (const credential of credentials)
    await to.session.send("WebAuthn.addCredential", { authenticatorId: to.id, credential });
}
