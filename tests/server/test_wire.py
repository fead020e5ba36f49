"""The wire is defined once: what the page is built with is what the server says."""

from __future__ import annotations

import msgspec
import pytest

from starlode.server.protocol import wire
from starlode.server.protocol.typescript import typescript
from tests.server.parlour import ROOT

GENERATED = ROOT / "web" / "generated" / "wire.ts"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert GENERATED.read_text("utf-8") == typescript(), "run `make wire`"


@pytest.mark.parametrize("kind", wire.FromClient.__args__, ids=lambda kind: kind.__name__)
def test_messages_of_a_client_allow_nothing_unknown(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
    assert kind.__struct_config__.frozen


def test_every_message_is_told_apart_by_its_type() -> None:
    tags = [kind.__struct_config__.tag for kind in (*wire.FromClient.__args__, *wire.FromServer.__args__)]
    assert len(set(tags)) == len(tags)
