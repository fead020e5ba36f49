"""What is shipped for operators names only what exists."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from starlode.server.api.handling import STATUS
from starlode.server.api.verbs import VERBS
from starlode.server.common.metrics import Metrics
from starlode.server.common.settings import Settings, explain, load_settings
from starlode.server.web.witness import SOCKET as WITNESSED
from tests.server.parlour import ROOT

VARIABLE = re.compile(r"\bSTARLODE_[A-Z_]+\b")
PAPERS = [
    *(ROOT / name for name in ("compose.yaml", "Dockerfile")),
    *sorted((ROOT / "deploy").iterdir()),
    *sorted((ROOT / "docs" / "how-to").glob("*.md")),
]
CHOSEN = {
    "DATABASE_PASSWORD": "x",
    "HOOK_SECRET": "x",
    "ADMIN_TOKEN": "x",
    "SITE": "x",
    "MAIL": "",
}  # by whom it is started


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
    assert int(services["server"]["stop_grace_period"].rstrip("s")) > settings.drain + settings.notice
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
    assert text.index("/metrics") < text.index("X-Request-ID")  # or it is passed on first
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize("proxy", ["Caddyfile", "nginx.conf"])
def test_proxies_send_all_of_a_table_to_one_server(proxy: str) -> None:
    (pattern,) = re.findall(r"\^/api/\S+\)", (ROOT / "deploy" / proxy).read_text("utf-8"))
    pattern = pattern.replace("?<", "?P<")
    for verb in VERBS:
        found = re.match(pattern, verb.path.replace("{table}", "Ab_9"))
        assert (found[1] if found else None) == ("Ab_9" if "{table}" in verb.path else None)
    socket = re.match(pattern, WITNESSED.replace("{table}", "Ab_9"))
    assert socket is not None
    assert socket[1] == "Ab_9"


# ---- watching ----


def exported() -> set[str]:
    """The name of every sample that a server really has, labels or not."""
    text = Metrics().text().decode()
    names = set(re.findall(r"^(\w+)(?:\{| )", text, re.MULTILINE))
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        names |= {f"{name}_{part}" for part in ("bucket", "sum", "count")} if kind == "histogram" else {name}
    return names | {"up"}  # which Prometheus adds itself


def asked_for(expression: str) -> set[str]:
    """The metrics that an expression names."""
    return set(re.findall(r"\b(?:starlode|process)_\w+|\bup\b", expression))


def test_the_dashboard_shows_what_is_exported() -> None:
    panels = json.loads((ROOT / "deploy" / "dashboard.json").read_text("utf-8"))["panels"]
    for panel in panels:
        for target in panel["targets"]:
            assert asked_for(target["expr"])
            assert asked_for(target["expr"]) <= exported(), panel["title"]
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_alerts_look_at_what_is_exported() -> None:
    (group,) = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text("utf-8"))["groups"]
    for rule in group["rules"]:
        assert asked_for(rule["expr"])
        assert asked_for(rule["expr"]) <= exported(), rule["alert"]
        assert rule["annotations"]["summary"]
        codes = re.findall(r'code=~?"([\w|-]+)"', rule["expr"])
        assert {code for some in codes for code in some.split("|")} <= set(STATUS)


def test_every_metric_is_shown_and_explained() -> None:
    """One that nobody sees is of no use."""
    board = asked_for((ROOT / "deploy" / "dashboard.json").read_text("utf-8"))
    told = asked_for((ROOT / "docs" / "how-to" / "deploy.md").read_text("utf-8"))
    own = set(re.findall(r"^# TYPE (starlode_\w+) ", Metrics().text().decode(), re.MULTILINE))
    own = {name for name in own if not name.endswith("_created")}
    for seen in (board, told):
        assert {name for name in own if not any(each.startswith(name) for each in seen)} == set()


def test_the_image_installs_the_wheel_with_an_extra_that_exists() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.findall(r"^COPY (\S+)", text, re.MULTILINE) == ["dist/*.whl"]
    assert (ROOT / ".dockerignore").read_text("utf-8").split() == ["*", "!dist/*.whl"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\)\[(\w+)\]", text)) == {"cluster"} & set(extras)
    assert f"EXPOSE {Settings().port}" in text
