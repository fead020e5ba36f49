"""Small positions for rule tests: name what matters, the rest is empty or lies in the stacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlode.games.cave_in.components import OWN_FILE
from starlode.match import Match
from starlode.match.seat import Seat

FIRST_GAME = ["terron", "hydran", "mineggler", "metanel"]
WITH_WEEDLOCKS = ["terron", "hydran", "metanel", "weedlock"]
LOWEST = {"terron": "driller", "hydran": "frogtopus", "mineggler": "mineraccoon", "metanel": "oddgrabber"}
LOWEST |= {"bioss": "cyberwitch", "weedlock": "sapling"}
WITH_BIOSS = ["terron", "hydran", "metanel", "bioss"]


GIVES = {  # the cards whose skills bring effects about
    "foremen": "terron-foreman",
    "scrabbers": "metanel-scrabber",
    "crystal_discount": "mineggler-maccarat",
    "artifact_discount": "mineggler-ancientone",
    "same_actions": "hydran-fishbean",
    "fit": "weedlock-stalkroot",
    "double": "weedlock-seeder",
}
DISCOUNT = 4  # of a Maccarat or an Ancientone


def givers(turn: dict[str, Any]) -> list[str]:
    """The cards that must have been used in a turn for it to have these effects."""
    found = []
    for effect, value in turn.get("effects", {}).items():
        found += [GIVES[effect]] * (value // DISCOUNT if effect.endswith("discount") else int(value))
    found += ["metanel-drollo"] * turn.get("extra", {}).get("mine", 0)
    found += ["mineggler-diggerhino"] * sum(crystal.get("discount", 1) for crystal in turn.get("crystals", {}).values())
    return found + ["metanel-robuster"] * len({card["colour"] for card in turn.get("recoloured", [])})


def twins(folder: Path) -> Path:
    """A box in which there are two of each level-4 card, at the expense of level 3."""
    text = OWN_FILE.read_text("utf-8").replace("level = 3, copies = 2", "level = 3, copies = 1")
    file = folder / "components.toml"
    file.write_text(text.replace("level = 4, copies = 1", "level = 4, copies = 2"), "utf-8")
    return file


def explain(turn: dict[str, Any], seat: dict[str, Any], filler: str, edition: str) -> None:
    """Add to a turn and to the active seat the cards that brought it about: first to the row, the last as Leader."""
    missing = givers(turn)
    if edition == "2018-de":
        missing = [card.replace("weedlock-seeder", "weedlock-stalkroot") for card in missing]
    for card in turn.get("row", []):
        if card in missing:
            missing.remove(card)
    skills = turn.get("normal_actions", []).count("skill") - len(turn.get("row", []))
    if skills > 0:
        used = [missing.pop(0) if missing else filler for _ in range(skills)]
        turn["row"] = [*turn.get("row", []), *used]
    if seat.get("base") and seat["base"][-1] in missing:
        missing.remove(seat["base"][-1])
    elif missing:
        seat["base"] = [*seat.get("base", []), missing.pop(0)]
    assert not missing, "the turn needs more cards than a Leader and those played for their skill"


def explain_raid(raider: dict[str, Any], raided: dict[str, Any], leader: str) -> None:
    """Let a Raid have sent a Leader back to its hand and its Totem to the raider."""
    raided["hand"] = [*raided.get("hand", []), leader]
    raided["seen"] = [*raided.get("seen", []), leader]
    raider["totems"] = [*raider.get("totems", []), leader.partition("-")[0]]


def table(
    *seats: dict[str, Any],
    factions: list[str] | None = None,
    turn: dict[str, Any] | None = None,
    docks: dict[str, Any] | None = None,
    mine: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    components: Path | None = None,
    **zones: Any,
) -> Match:
    """A match at that position: seat 0 of two players is in its Action phase unless the arguments say otherwise.

    Cards that must have been used for what is said of the turn are added to its row, or to the Base as Leader.
    """
    shown = [dict(seat) for seat in seats] or [{}]
    players = (options or {}).get("players", max(2, len(shown)))
    shown += [{} for _ in range(players - len(shown))]
    factions, turn = factions or FIRST_GAME, dict(turn or {})
    active, lowest = shown[turn.get("seat", 0)], f"{factions[0]}-{LOWEST[factions[0]]}"
    explain(turn, active, lowest, (options or {}).get("edition", ""))
    if turn.get("raids"):
        explain_raid(active, shown[turn["raided"]], lowest)
    position = {
        "factions": factions,
        "turn": turn,
        "docks": docks or {},
        "mine": mine or {},
        "seats": shown,
        **zones,
    }
    data = {"game": "cave-in", "options": {**(options or {}), "players": players}, "position": position}
    return Match.from_position(data, seed=1, components=components)


def play(match: Match, *moves: str) -> Match:
    """Play moves of whoever is to decide, each legal or the test fails."""
    for move in moves:
        match.play(move)
    return match


def seen_by(match: Match, viewer: int | None) -> Seat:
    """What a seat, or a spectator, may know of a match."""
    return match.spectator if viewer is None else match.seat(viewer)


def zones(match: Match, seat: int = 0) -> dict[str, Any]:
    """The true zones of a seat, sorted where order means nothing: hand, base, pile, subjugated, artifacts, totems."""
    found: dict[str, Any] = match.position()["position"]["seats"][seat]
    return {key: found[key] if key == "base" else sorted(found[key]) for key in SHOWN}


SHOWN = ("hand", "base", "pile", "subjugated", "artifacts", "totems")


def hand(match: Match, seat: int = 0) -> list[str]:
    """The cards a seat holds, sorted."""
    return list(zones(match, seat)["hand"])


def base(match: Match, seat: int = 0) -> list[str]:
    """A seat's Base, bottom first."""
    return list(zones(match, seat)["base"])


def pile(match: Match, seat: int = 0) -> list[str]:
    """The Crystals a seat owns, sorted."""
    return list(zones(match, seat)["pile"])


def row(match: Match) -> list[str]:
    """The cards played this turn, in order."""
    return list(match.spectator.view()["turn"]["row"])


def phase(match: Match) -> str:
    """Which decision is asked."""
    return str(match.spectator.view()["turn"]["phase"])


def cave_ins(match: Match) -> int:
    """Where the Cave-In token stands."""
    return int(match.spectator.view()["cave_ins"])


def moves_of(match: Match, verb: str, seat: int | None = None) -> list[str]:
    """What follows a verb among the legal moves: `moves_of(match, "mine")` lists Crystals."""
    return sorted(move.removeprefix(verb).strip() for move in match.legal(seat) if move.split()[0] == verb)


def costs(match: Match) -> dict[str, int]:
    """What each Crystal in the Mine and each Artifact on top costs the active seat now, by id."""
    seen = match.spectator.view()
    crystals = [crystal for line in seen["mine"].values() for crystal in line if crystal]
    tops = [stack for stack in seen["artifacts"].values() if stack["top"]]
    found = {crystal["crystal"]: crystal["cost"] for crystal in crystals}
    return found | {stack["top"]: stack["cost"] for stack in tops}


def points(match: Match, seat: int = 0) -> dict[str, int]:
    """A seat's score if the game ended now, by what it comes from."""
    return {line.label: line.points for line in match.score(seat)}


def happened(match: Match) -> list[str]:
    """The kinds of all events so far, in order, as a spectator saw them."""
    return [event.kind for event in match.spectator.events()]


def verbs(match: Match, seat: int | None = None) -> set[str]:
    """The first words of the legal moves: which sorts of action or word are open now."""
    return {move.split()[0] for move in match.legal(seat)}


def turn(match: Match) -> dict[str, Any]:
    """The turn in progress as everybody sees it: seat, round, normal_actions, extra, effects, ..."""
    seen: dict[str, Any] = match.spectator.view()["turn"]
    return seen
