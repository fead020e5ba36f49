"""What to do about a finding: the command that searches the numbers of a component for a better one."""

from __future__ import annotations

import shlex

from starlode.engine.boundary.component_numbers import numbers_in
from starlode.engine.boundary.sheets import read_sheets
from starlode.engine.declarations.usage import Component
from starlode.lab.report import LabReport


def remedy(report: LabReport, component: Component) -> str:
    """The command for a component; nothing where the component file has no numbers of it."""
    experiment = report.experiment
    rows = _rows(report)
    thing = next((name for name in (component.id, component.choice) if name in rows), "")
    if not thing:
        return ""
    file = ["--components", str(experiment.components)] if experiment.components else []
    words = ["starlode", "suggest", experiment.game_name, thing, "--players", str(experiment.players), *file]
    return shlex.join(words)


def _rows(report: LabReport) -> set[str]:
    """The ids of all rows that hold a number."""
    file = report.experiment.components or report.experiment.game.component_file
    return {place.rows[0] for place in numbers_in(read_sheets(file)) if place.rows} if file else set()
