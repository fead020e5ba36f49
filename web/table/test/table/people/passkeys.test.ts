// Passkeys travel as JSON, also where the browser does not know how.

import { afterEach, expect, test, vi } from "vitest";

import { hasPasskeys, makePasskey, usePasskey } from "../../../src/table/people/passkeys";

type Ask = (options: { publicKey: Record<string, unknown> }) => Promise<unknown>;

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

function browser(credentials: { create?: Ask; get?: Ask }, own: object = {}): void {
  vi.stubGlobal("PublicKeyCredential", own);
  vi.stubGlobal("navigator", { credentials });
}

afterEach(() => void vi.unstubAllGlobals());

test("without encryption there are none", () => {
  expect(hasPasskeys()).toBe(false);
  browser({});
  expect(hasPasskeys()).toBe(true);
});

test("an old browser gets bytes and its bytes are written as text", async () => {
  const create = vi.fn<Ask>().mockResolvedValue({
    id: "-_8",
    rawId: bytes(251, 255),
    type: "public-key",
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes(1), attestationObject: bytes(2, 3), getTransports: () => ["internal"] },
  });
  browser({ create });
  const user = { id: "AQ", name: "Ann" };
  const made = await makePasskey({ challenge: "-_8", user, excludeCredentials: [{ id: "Ag", type: "public-key" }] });
  expect(create.mock.calls[0]![0].publicKey).toEqual({
    challenge: Uint8Array.of(251, 255),
    user: { id: Uint8Array.of(1), name: "Ann" },
    excludeCredentials: [{ id: Uint8Array.of(2), type: "public-key" }],
  });
  expect(made).toEqual({
    id: "-_8",
    rawId: "-_8",
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response: { clientDataJSON: "AQ", attestationObject: "AgM", transports: ["internal"] },
  });
});

test("a browser that knows the JSON is given it, and gives it", async () => {
  const get = vi.fn<Ask>().mockResolvedValue({ toJSON: () => "written" });
  browser({ get }, { parseRequestOptionsFromJSON: (written: unknown) => ({ parsed: written }) });
  expect(await usePasskey("asked")).toBe("written");
  expect(get).toHaveBeenCalledWith({ publicKey: { parsed: "asked" } });
});

test.each([
  ["NotAllowedError", "cancelled"],
  ["InvalidStateError", "known"],
  ["SecurityError", "unable"],
])("%s means %s", async (name, reason) => {
  browser({ create: () => Promise.reject(new DOMException("", name)) });
  await expect(makePasskey({ challenge: "", user: { id: "" } })).rejects.toThrow(reason);
});
