// Passkeys: the browser's own way to tell who somebody is. Options and answers travel as JSON.

type Creation = PublicKeyCredentialCreationOptions;
type Request = PublicKeyCredentialRequestOptions;
type Written = Readonly<Record<string, unknown>>;

/** Why there is no passkey: the person thought better of it, has one here already, or the device cannot. */
export class PasskeyRefused extends Error {
  constructor(readonly reason: "cancelled" | "known" | "unable") {
    super(reason);
  }
}

const REASONS: Readonly<Record<string, PasskeyRefused["reason"]>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
};

/** Whether this browser can have passkeys at all; without encryption it cannot. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis && "credentials" in navigator;

/** Make a passkey; resolves with what proves that, throws PasskeyRefused. */
export function makePasskey(options: unknown): Promise<unknown> {
  return proven(() => navigator.credentials.create({ publicKey: creationOf(options as Written) }));
}

/** Let the person choose one of their passkeys; resolves with what proves it, throws PasskeyRefused. */
export function usePasskey(options: unknown): Promise<unknown> {
  return proven(() => navigator.credentials.get({ publicKey: requestOf(options as Written) }));
}

async function proven(ask: () => Promise<Credential | null>): Promise<unknown> {
  const found = await ask().catch((error: DOMException) => {
    throw new PasskeyRefused(REASONS[error.name] ?? "unable");
  });
  if (!found) throw new PasskeyRefused("cancelled");
  return writtenOf(found as PublicKeyCredential);
}

// ---- JSON, where the browser does not read and write it itself ----

function creationOf(written: Written): Creation {
  const parse = PublicKeyCredential.parseCreationOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(written as unknown as Parameters<typeof parse>[0]);
  const user = written.user as Written;
  const known = { ...read(written, "excludeCredentials"), user: { ...user, id: bytesOf(user.id) } };
  return { ...written, ...known } as unknown as Creation;
}

function requestOf(written: Written): Request {
  const parse = PublicKeyCredential.parseRequestOptionsFromJSON?.bind(PublicKeyCredential);
  if (parse) return parse(written as unknown as Parameters<typeof parse>[0]);
  return { ...written, ...read(written, "allowCredentials") } as unknown as Request;
}

/** The challenge, and the passkeys of one list, as bytes. */
function read(written: Written, list: string): Written {
  const keys = (written[list] ?? []) as readonly Written[];
  return { challenge: bytesOf(written.challenge), [list]: keys.map((key) => ({ ...key, id: bytesOf(key.id) })) };
}

function writtenOf(found: PublicKeyCredential): unknown {
  if (typeof found.toJSON === "function") return found.toJSON();
  const { id, rawId, type, authenticatorAttachment, response } = found;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const said = parts.flatMap((part) => {
    const bytes = (response as unknown as Record<string, ArrayBuffer | null>)[part];
    return bytes ? [[part, textOf(bytes)]] : [];
  });
  const transports = (response as AuthenticatorAttestationResponse).getTransports?.();
  return {
    id,
    rawId: textOf(rawId),
    type,
    authenticatorAttachment,
    clientExtensionResults: found.getClientExtensionResults(),
    response: { ...Object.fromEntries(said), ...(transports && { transports }) },
  };
}

function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = String(text).replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
