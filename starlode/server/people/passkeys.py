"""Passkeys, by py_webauthn: what a browser is asked for, and whether its answer is sound.

Browsers find passkeys themselves, so nobody types a name to sign in, and no answer tells whether a name exists.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from starlode.engine.boundary.errors import Refused
from starlode.server.people.sites import Site
from starlode.server.storage.people_store import PasskeyRow

T = TypeVar("T")
TITLE = "Starlode"
Options = dict[str, Any]


class MadePasskey(NamedTuple):
    """What is kept of a new passkey."""

    credential: str
    public_key: str
    counter: int


def creation(site: Site, challenge: bytes, person: str, name: str, known: Sequence[PasskeyRow]) -> Options:
    """What a browser needs to make a passkey for a person, on a device that has none of those known."""
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=TITLE,
        user_id=person.encode(),
        user_name=name,
        user_display_name=name,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(key.credential)) for key in known
        ],
    )
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def question(site: Site, challenge: bytes) -> Options:
    """What a browser needs to sign somebody in by whichever passkey they choose."""
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    return dict(msgspec.json.decode(webauthn.options_to_json(options)))


def made(site: Site, challenge: bytes, credential: dict[str, Any]) -> MadePasskey:
    """A passkey that a browser has made for this challenge, at this site; raises Refused."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    found = _sound(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    )
    text = bytes_to_base64url
    return MadePasskey(text(found.credential_id), text(found.credential_public_key), found.sign_count)


def counted(site: Site, challenge: bytes, credential: dict[str, Any], key: PasskeyRow) -> int:
    """How often a passkey has been used, if it gives this answer to this challenge, at this site; raises Refused.

    A passkey that counts, and has not counted on since it was last used, has been copied.
    """
    import webauthn

    if _handle(credential) not in (None, key.person):
        raise Refused("bad-passkey")
    found = _sound(
        lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=webauthn.base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.counter,
        )
    )
    return found.new_sign_count


def id_of(credential: str) -> str:
    """The id under which a passkey is kept: its own may be long."""
    return hashlib.sha256(credential.encode()).hexdigest()


def _handle(credential: dict[str, Any]) -> str | None:
    """The person that a passkey says it is for."""
    from webauthn import base64url_to_bytes

    response = credential.get("response")
    handle = response.get("userHandle") if isinstance(response, dict) else None
    return None if not handle else _sound(lambda: base64url_to_bytes(handle).decode())


def _sound(check: Callable[[], T]) -> T:
    """What a check finds; raises Refused whatever is wrong with what a stranger sent."""
    try:
        return check()
    except Exception:  # not all that is wrong with it is foreseen by the library, and none of it is our fault
        raise Refused("bad-passkey") from None
