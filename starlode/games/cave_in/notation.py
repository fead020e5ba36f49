"""How moves name the things of Cave-In; docs/games/cave-in/notation.md explains it to players.

Hands are never consulted: whether a card is in hand is told only to its owner, by an objection.
"""

from __future__ import annotations

import re

from starlode.engine.declarations.config import Config
from starlode.engine.declarations.layout import Picked
from starlode.engine.declarations.things import NUMBER
from starlode.engine.state.header import SEATS
from starlode.engine.text.notation import DECLINED, Absent, Form, Spelling
from starlode.engine.text.perspective import Perspective
from starlode.games.cave_in.things import ARTIFACT, BASE, CARD, COLOUR, CRYSTAL, EMPTY

# Other words that players use; the first ones where a decision may be declined.
SYNONYMS = dict.fromkeys(("skip", "stop", "decline", "pass", "keep"), DECLINED) | {"use": "leader", "color": "colour"}

PLACE = {"seat": NUMBER("number"), "place": NUMBER("detail + 1")}  # of a card in a Base, from the bottom


def type_number(config: Config, text: str) -> int | None:
    """The type with that id, which may carry the number of a copy: copies are alike."""
    ids = config.components.type_ids
    name = text if text in ids else re.sub(r"-\d+$", "", text)
    return ids.index(name) if name in ids else None


class DockCard(Spelling):
    """A Mercenary in the Docks: `terron-foreman`."""

    def read(self, perspective: Perspective, text: str) -> Picked | None:
        kind = type_number(perspective.config, text)
        return None if kind is None else Picked(self.block, kind)


class HandCard(Spelling):
    """A card in hand, with its current colour where that is not the printed one: `terron-driller/blue`."""

    forms = (
        Form("{kind}", {"kind": CARD("number")}, when="params.faction[number] == detail"),
        Form("{kind}/{colour}", {"kind": CARD("number"), "colour": COLOUR("detail")}),
    )

    def read(self, perspective: Perspective, text: str) -> Picked | None:
        name, slash, colour = text.partition("/")
        kind, colours = type_number(perspective.config, name), perspective.config.components.colours
        if kind is None or (slash and colour not in colours):
            return None
        return Picked(
            self.block, kind, colours.index(colour) if slash else int(perspective.config.params.faction[kind])
        )


class MineCrystal(Spelling):
    """A Crystal in the Mine: `c3-yellow-1`."""

    forms = (
        Form("empty-space-{place}", {"place": NUMBER("number")}, when="mine[number] + 1 == 0"),
        Form("{crystal}", {"crystal": CRYSTAL("mine[number]")}),
    )

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        ids, classes, there = (
            perspective.config.components.crystal_ids,
            perspective.config.params.crystal_class,
            perspective.fields.mine,
        )
        if text not in ids:
            return None
        meant = ids.index(text)
        if meant in there:
            return Picked(self.block, there.index(meant))
        return Absent([ids[crystal] for crystal in there if crystal != EMPTY and classes[crystal] == classes[meant]])


class TopArtifact(Spelling):
    """The Artifact card on top of a stack: `artifact-05`."""

    forms = (
        Form("empty-stack-{place}", {"place": NUMBER("number")}, when="artifact_top[number] + 1 == 0"),
        Form("{artifact}", {"artifact": ARTIFACT("artifact_top[number]")}),
    )

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        ids, there = perspective.config.components.artifact_ids, perspective.fields.artifact_top
        if text not in ids:
            return None
        if ids.index(text) in there:
            return Picked(self.block, there.index(ids.index(text)))
        return Absent([ids[card] for card in there if card != EMPTY])


class BaseCard(Spelling):
    """A card of a Base, by its seat and its place from the bottom: `hydran-fishbean@2.1`."""

    forms = (
        Form("nothing@{seat}.{place}", PLACE, when="bases[number, detail] + 1 == 0"),
        Form("{kind}@{seat}.{place}", {"kind": CARD("bases[number, detail]"), **PLACE}),
    )

    def read(self, perspective: Perspective, text: str) -> Picked | Absent | None:
        """A card without its place is taken for the only one of its type, or asked back."""
        name, _, place = text.partition("@")
        kind = type_number(perspective.config, name)
        if kind is None or (place and not re.fullmatch(rf"[0-{SEATS - 1}]\.[1-{BASE}]", place)):
            return None
        there = [
            (owner, i) for owner in range(SEATS) for i in range(BASE) if perspective.fields.bases[owner][i] == kind
        ]
        meant = [at for at in there if f"{at[0]}.{at[1] + 1}" == place] if place else there
        if len(meant) == 1:
            return Picked(self.block, *meant[0])
        return Absent([self.write(perspective, *at) for at in there])


SPELLINGS: dict[str, type[Spelling]] = {
    "dock": DockCard,
    "crystal": MineCrystal,
    "stack": TopArtifact,
    "base": BaseCard,
    "hand": HandCard,
}
