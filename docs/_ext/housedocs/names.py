"""Names of Python: those that lead nowhere are seen to do so at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sphinx.domains.python import ObjectEntry, PythonDomain

if TYPE_CHECKING:
    from sphinx.environment import BuildEnvironment


class Names(PythonDomain):
    """Sphinx compares a name that it does not know, such as `int` in a signature, with the end of every other name."""

    _counted, _ends = -1, frozenset[str]()

    def find_obj(
        self, env: BuildEnvironment, modname: str, classname: str, name: str, *rest: Any, **more: Any
    ) -> list[tuple[str, ObjectEntry]]:
        """What Sphinx finds, which is nothing where no name of the site ends like this one."""
        known = name.removesuffix("()") in self.ends()
        return super().find_obj(env, modname, classname, name, *rest, **more) if known else []

    def ends(self) -> frozenset[str]:
        """Every name, and whatever of it stands behind a dot."""
        if self._counted != len(self.objects):
            names = [name.split(".") for name in self.objects]
            self._ends = frozenset(".".join(parts[at:]) for parts in names for at in range(len(parts)))
            self._counted = len(self.objects)
        return self._ends
