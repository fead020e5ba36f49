"""A device in software that makes passkeys and signs with them, for the load test and for tests."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256 = {1: 2, 3: -7, -1: 1}


def text(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey, and counts how often it signs; honest unless it is told to be otherwise."""

    def __init__(self, origin: str) -> None:
        self.origin, self.counter, self.person = origin, 0, ""
        self.id, self._key = secrets.token_bytes(32), ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to what asks for a new passkey."""
        self.person = options["user"]["id"]
        data = self._data(options["rp"]["id"], ATTESTED) + self._attested()
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._client_data("webauthn.create", options)
        return self._credential({"clientDataJSON": text(said), "attestationObject": text(attestation)})

    def sign(self, options: dict[str, Any], host: str | None = None) -> dict[str, Any]:
        """The answer to what asks for a passkey."""
        self.counter += 1
        data, said = self._data(host or options["rpId"], 0), self._client_data("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {"clientDataJSON": text(said), "authenticatorData": text(data), "signature": text(signature)}
        return self._credential({**response, "userHandle": self.person})

    def _attested(self) -> bytes:
        point = self._key.public_key().public_numbers()
        key = encode_cbor({**ES256, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")})
        return bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key

    def _data(self, host: str, flags: int) -> bytes:
        marks = bytes([PRESENT | VERIFIED | flags])
        return hashlib.sha256(host.encode()).digest() + marks + self.counter.to_bytes(4, "big")

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
