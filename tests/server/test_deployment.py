"""What is shipped for operators names only what exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from starlode.server.common.settings import Settings, explain, load_settings
from tests.server.parlour import ROOT

VARIABLE = re.compile(r"\bSTARLODE_[A-Z_]+\b")
PAPERS = [
    *(ROOT / name for name in ("compose.yaml", "Dockerfile", "deploy/Caddyfile", "deploy/nginx.conf")),
    *sorted((ROOT / "docs" / "how-to").glob("*.md")),
]
CHOSEN = {"DATABASE_PASSWORD": "x", "HOOK_SECRET": "x", "ADMIN_TOKEN": "x", "SITE": "x"}  # by whoever starts it


def known() -> set[str]:
    """Every setting, and the few variables that other rooms read."""
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "starlode").rglob("*.py"))
    return {name for name, _, _ in explain()} | {name.strip('"') for name in re.findall(r'"STARLODE_[A-Z_]+"', sources)}


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return read


def filled_in(value: str) -> str:
    """A value as compose would make it of what was chosen."""
    return re.sub(r"\$\{(\w+)(?::[^}]*)?\}", lambda found: CHOSEN[found[1]], value)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_every_variable_that_is_named_exists(paper: Path) -> None:
    assert set(VARIABLE.findall(paper.read_text("utf-8"))) - known() == set()


def test_the_servers_of_the_compose_file_take_their_settings() -> None:
    services = compose()["services"]
    environment = {name: filled_in(value) for name, value in services["server"]["environment"].items()}
    settings = load_settings(environment)
    assert settings.database == "postgresql://starlode:x@database/starlode"
    assert settings.bus == "redis://bus"
    assert (settings.host, settings.port) == ("0.0.0.0", Settings().port)
    assert int(services["server"]["stop_grace_period"].rstrip("s")) > settings.drain
    (network,) = compose()["networks"]["default"]["ipam"]["config"]
    assert settings.trusted_proxies == network["subnet"]


def test_the_compose_file_is_whole() -> None:
    read = compose()
    for service in read["services"].values():
        assert set(service.get("depends_on", ())) <= set(read["services"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in read["volumes"] or (ROOT / source).is_file()
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(CHOSEN)


@pytest.mark.parametrize("proxy", ["Caddyfile", "nginx.conf"])
def test_proxies_call_the_port_and_keep_the_metrics_private(proxy: str) -> None:
    text = (ROOT / "deploy" / proxy).read_text("utf-8")
    assert str(Settings().port) in text
    assert "/metrics" in text
    assert text.count("{") == text.count("}")


def test_the_image_installs_the_wheel_with_an_extra_that_exists() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.findall(r"^COPY (\S+)", text, re.MULTILINE) == ["dist/*.whl"]
    assert (ROOT / ".dockerignore").read_text("utf-8").split() == ["*", "!dist/*.whl"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\)\[(\w+)\]", text)) == {"cluster"} & set(extras)
    assert f"EXPOSE {Settings().port}" in text
