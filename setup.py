"""What pyproject.toml cannot say: a wheel carries the page and the games as WebAssembly, where these are built."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

BUILT = Path(__file__).parent / "build"
CARRIED = (
    "page",
    "web",
)  # folders of `build`, which become folders of the package; see starlode/server/common/build_paths.py
LEFT_OUT = (".*", "network*.bin")  # a server makes networks for the page from those it plays by


class BuildWithPage(build_py):
    """Gathers the package, then what was built beside it."""

    def run(self) -> None:
        """Copy everything into the folder that becomes the wheel."""
        super().run()
        for name in CARRIED:
            target = Path(self.build_lib, "starlode", name)
            shutil.rmtree(target, ignore_errors=True)
            if (BUILT / name).is_dir() and not self.editable_mode:
                shutil.copytree(BUILT / name, target, ignore=shutil.ignore_patterns(*LEFT_OUT))


setup(cmdclass={"build_py": BuildWithPage})
