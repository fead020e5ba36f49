"""Messages to browsers that are closed: encrypted for the one that subscribed (RFC 8291), and signed by this server.

The push service in between, which the browser chooses, learns neither what is said nor about whom.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
BLOCK = 4096  # bytes of one part of a message; ours have one part
LAST = b"\x02"  # what ends the last part
SIGNED_FOR_S = 12 * 3600
POINT, AUTH = 65, 16  # bytes of a public key, and of the secret that a subscription comes with


def new_key() -> str:
    """A new private key of this server, as text."""
    return _text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """The public part of a key, which browsers subscribe with."""
    return _text(_point(_private(key).public_key()))


def is_usable(point: str, auth: str) -> bool:
    """Whether a subscription's keys are keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(point))
        return (len(_bytes(point)), len(_bytes(auth))) == (POINT, AUTH)
    except ValueError:
        return False


def sealed(message: bytes, point: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(point))
    ours, salt = ec.generate_private_key(CURVE), secrets.token_bytes(16)
    public = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), theirs)
    secret = derived(_bytes(auth), shared, b"WebPush: info\x00" + _bytes(point) + public, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + BLOCK.to_bytes(4, "big") + bytes([POINT]) + public
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """A key made from a secret for one purpose."""
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def signed_headers(key: str, endpoint: str, contact: str, seconds: int) -> dict[str, str]:
    """What goes with a message: how long it is worth delivering, and whose it is (RFC 8292)."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR_S, "sub": contact}
    head = _text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"})) + "." + _text(msgspec.json.encode(claims))
    r, s = decode_dss_signature(_private(key).sign(head.encode(), ec.ECDSA(hashes.SHA256())))
    token = head + "." + _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return {
        "Authorization": f"vapid t={token}, k={public_key(key)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Urgency": "normal",
    }


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """What base64 without padding means; raises ValueError."""
    return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
