"""`starlode curve`: the course of a learning as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

from starlode.engine.boundary.errors import StarlodeError
from starlode.engine.system.extras import how_to_install
from starlode.engine.system.files import refuse_taken, write_whole, writing
from starlode.learn.curve import Row, read_curve
from starlode.learn.strength import RIVALS

SIZE = (8.0, 9.0)  # inches
SVG = "svg"
MARK = "<!-- The course of a learning, drawn by Starlode -->"  # by which a picture of ours is known again


def run(file: Path, out: Path | None, force: bool) -> None:
    """Draw the curves of a file of `starlode learn`; raises StarlodeError."""
    if find_spec("matplotlib") is None:
        raise StarlodeError(f"a picture needs Matplotlib, which is not installed: {how_to_install('lab')}")
    rows, target = read_curve(file), out or file.with_suffix(".svg")
    refuse_taken(target, MARK, force)
    picture = drawn(rows, target.suffix.lstrip(".") or SVG)
    with writing(target):
        write_whole(target, picture)
    print(f"{len(rows)} rows; the picture is {target}")


def drawn(rows: list[Row], kind: str) -> bytes:
    """Strength, losses and speed over decisions, as bytes of a picture; raises StarlodeError for an unknown kind."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, (strength, losses, speed) = pyplot.subplots(3, 1, figsize=SIZE, sharex=True, layout="constrained")
    for rival in RIVALS:
        _draw_strength(strength, rows, rival)
    strength.set(ylabel="share of the victory", ylim=(0, 1))
    for name in ("policy_loss", "value_loss", "entropy"):
        losses.plot(*_columns(rows, "decisions", name), label=name.replace("_", " "))
    speed.plot(*_columns(rows, "decisions", "decisions_per_s"))
    speed.set(ylabel="decisions/s", xlabel="decisions", ylim=(0, None))
    for axes in (strength, losses):
        if axes.get_legend_handles_labels()[0]:
            axes.legend()
    stream = BytesIO()
    try:
        figure.savefig(stream, format=kind)
    except ValueError as error:
        raise StarlodeError(f"a picture cannot be of that kind: {error}") from None
    finally:
        pyplot.close(figure)
    picture = stream.getvalue()
    return f"{MARK}\n".encode() + picture[picture.index(b"<svg") :] if kind == SVG else picture


def _draw_strength(axes: Any, rows: list[Row], rival: str) -> None:
    tested = [row for row in rows if rival in row]
    if tested:
        decisions, shares = _columns(tested, "decisions", rival)
        axes.plot(decisions, shares, marker="o", label=f"against {rival}")
        axes.fill_between(decisions, *_columns(tested, f"{rival}_low", f"{rival}_high"), alpha=0.2)


def _columns(rows: list[Row], *names: str) -> list[list[float]]:
    return [[row[name] for row in rows] for name in names]
