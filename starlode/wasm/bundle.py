"""A bundle: one folder with everything that a page needs for a game.

- `rules.wasm`: the module;
- `advised.wasm` and `network.bin`: the search with a trained network, and the network, if the game has one; others for
  some numbers of players are called after these, such as `network-3-4.bin`;
- `rules.json`: how to call it, how its bots think, and the game's schema;
- `params.json`: the numbers of a table, for every set of options on offer;
- `workbench.wasm` and `workbench.json`: games by the thousand, and which numbers of the component file a page can turn,
  if the game has such a file;
- `puzzles.json`: puzzles, if the game has some;
- `words/en.ftl` and so on: what players read, one file per language;
- `types.ts`: the schema as TypeScript types.

Only Python can make the numbers of a table (`params`), from the component file and the options. So by itself, a page
can set up only the tables in the bundle: every number of players with each of the game's example options, and any other
options that you asked for when you wrote the bundle. For any other table it asks a server.
"""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from starlode.analysis.effort import effort_of
from starlode.analysis.measures import MEASURES
from starlode.bots.levels import LEVELS, SLIPS, THINKING, master_thinking
from starlode.bots.network import Network, network_digest, network_file, shipped_networks, trained_for
from starlode.bots.neural_bot import STYLE
from starlode.bots.proofs import mastered
from starlode.bots.scale import COUNT, scale_of
from starlode.bots.search_bot import BY_HUNCH, Style, Thinking
from starlode.bots.strengths import lot_of
from starlode.engine.authoring.game import Game
from starlode.engine.boundary.errors import InvalidOption
from starlode.engine.declarations.config import Config
from starlode.engine.declarations.options import Options
from starlode.engine.declarations.usage import Component
from starlode.engine.export.schema import schema
from starlode.engine.export.typescript import typescript
from starlode.engine.running.contract import no_hunch
from starlode.engine.system.files import refuse_taken_folder, write_whole, writing
from starlode.engine.text.catalogue import languages
from starlode.match import Match
from starlode.puzzles.shipping import page_puzzles
from starlode.wasm.arguments import Argument, passed
from starlode.wasm.exports import ADVISED, LEARNED, Export, arguments, exports, tables_in_page, workbench_exports
from starlode.wasm.modules import advised_module_of, module_of, sources_digest, workbench_module_of
from starlode.workbench.comparison import ERROR
from starlode.workbench.knobs import own_knobs
from starlode.workbench.rounds import PORTION
from starlode.workbench.sources import sources_of
from starlode.workbench.trial import PLAYERS, player_code
from starlode.workbench.verdicts import ENOUGH, SHARE

FORMAT = 1
MODULE, DESCRIPTION, PARAMS, TYPES, WORDS = "rules.wasm", "rules.json", "params.json", "types.ts", "words/{}.ftl"
ADVISED_MODULE, NETWORK_SUFFIX, PUZZLES = "advised.wasm", ".bin", "puzzles.json"
WORKBENCH_MODULE, WORKBENCH = "workbench.wasm", "workbench.json"
Json = dict[str, Any]


def write_bundle(game: Game, folder: Path, more: Iterable[Options] = (), observing: bool = False) -> None:
    """Write a game's bundle; `more` are sets of options to offer besides the usual ones. Raises StarlodeError."""
    files = {MODULE: module_of(game, observing)}
    if networks := page_networks(game):
        files |= {ADVISED_MODULE: advised_module_of(game)}
        files |= {name: network_bytes(network) for name, network in networks.items()}
    if workbench := workbench_bytes(game):
        files |= {WORKBENCH_MODULE: workbench_module_of(game), WORKBENCH: workbench}
    files |= texts(game, more, observing)  # with the description at the end: who finds it finds everything else too
    with writing(folder):
        for name, content in files.items():
            write_whole(folder / name, content)


def refuse_others(game: Game, folder: Path, force: bool = False) -> None:
    """Raise StarlodeError if a bundle would replace files in a folder that holds no bundle of ours."""
    named = (MODULE, ADVISED_MODULE, PUZZLES, WORKBENCH_MODULE, WORKBENCH, DESCRIPTION, PARAMS, TYPES)
    names = (*named, *page_networks(game), *map(WORDS.format, languages(game.info)))
    refuse_taken_folder(folder, names, DESCRIPTION, f'{{"module":{FORMAT},"sources":', force)


def texts(game: Game, more: Iterable[Options] = (), observing: bool = False) -> dict[str, bytes]:
    """The files of a bundle by name, without the module: everything that needs no compiler."""
    described, puzzles = schema(game), page_puzzles(game)
    return {
        **({PUZZLES: msgspec.json.encode(puzzles)} if puzzles else {}),
        PARAMS: msgspec.json.encode(offer(list(configurations(game, more)))),
        TYPES: typescript(described).encode(),
        **{WORDS.format(language): game.words(language).source.encode() for language in languages(game.info)},
        DESCRIPTION: msgspec.json.encode({**describe(game, observing), "schema": described}),
    }


def is_made(folder: Path, description: bytes) -> bool:
    """Whether a folder holds the module for a description, made from the same sources."""
    file = folder / DESCRIPTION
    return (folder / MODULE).is_file() and file.is_file() and file.read_bytes() == description


# ---- how to call it ----


def describe(game: Game, observing: bool = False) -> Json:
    """What the exports of the modules take, and what bots think with."""
    networks, known, (fewest, most) = shipped_networks(game), arguments(game), game.info.players
    wanted = [*dict.fromkeys((*exports(game, observing), *(ADVISED if networks else ())))]
    return {
        "module": FORMAT,
        "sources": sources_digest(game),
        **_called(wanted, known),
        "search": _search(game, BY_HUNCH, game.rules.hunch is not no_hunch),
        "network": _network(game) if networks else None,
        "levels": {name: _thinking(thinking) for name, thinking in THINKING.items() if name in LEVELS},
        "slips": SLIPS,
        "analysis": msgspec.to_builtins(MEASURES) | msgspec.to_builtins(effort_of(game)),
        "masters": {players: _thinking(master_thinking(game, players)) for players in mastered(game)},
        "scale": {players: _scale(game, players) for players in range(fewest, most + 1)},
    }


def _thinking(thinking: Thinking) -> Json:
    return {"seconds": thinking.seconds, "iterations": thinking.iterations}


def _scale(game: Game, players: int) -> Json:
    """Where the named levels are among those by number, how far these are apart, and who decides at each."""
    scale = scale_of(game, players)
    strengths = [scale.strength_of(level) for level in range(1, COUNT + 1)]
    return {
        "step": scale.step,
        "lots": [msgspec.to_builtins(lot_of(strength, game, players)) for strength in strengths],
        "places": {name: round(place, 2) for name, place in scale.places.items()},
    }


def _search(game: Game, style: Style, guided: bool) -> Json:
    """The fields of a search plan that are fixed for the game."""
    return {
        "exploration": style.exploration,
        "warmth": style.warmth,
        "doubt": style.doubt,
        "decisive": game.decisive_lead,
        "guided": int(guided),
    }


# ---- its networks ----


def page_networks(game: Game) -> dict[str, Network]:
    """The networks of a game by the names that their files have in a bundle."""
    return {path.with_suffix(NETWORK_SUFFIX).name: network for path, network in shipped_networks(game).items()}


def network_bytes(network: Network) -> bytes:
    """A network as a page fetches it.

    All weights one after the other in half precision: the high bytes of all of them, then the low ones, which makes
    the compressed file an eighth smaller.
    """
    halves = np.concatenate([getattr(network.weights, name).ravel() for name in LEARNED]).astype("<f2")
    return gzip.compress(halves.view(np.uint8).reshape(-1, 2).T[::-1].tobytes(), mtime=0)


def _network(game: Game) -> Json:
    """What a page must know of the networks before it fetches one, which depends on the number of players."""
    return {
        "weights": LEARNED,
        "search": _search(game, STYLE, guided=True),
        "files": {players: _file(path) for players in trained_for(game) if (path := network_file(game, players))},
    }


def _file(path: Path) -> Json:
    return {"name": path.with_suffix(NETWORK_SUFFIX).name, "digest": network_digest(path)}


# ---- its workbench ----


def workbench_bytes(game: Game) -> bytes | None:
    """What a page needs to know for the workbench; None for a game without a component file."""
    return msgspec.json.encode(describe_workbench(game)) if game.component_file else None


def describe_workbench(game: Game) -> Json:
    """How to call its module, who can play, what is counted, and which numbers can be turned."""
    config, known = game.configure({}), arguments(game)
    wanted, sources = list(workbench_exports(game)), sources_of(game)[0]
    return {
        **_called(wanted, known),
        "tables": {name: table.ravel().tolist() for name, table in tables_in_page(game).items()},
        "in_turn": len(Match(game, seed=0).acting) == 1,  # else all are asked at once, and no seat is the first
        "warmth": BY_HUNCH.warmth,
        "thresholds": {"enough": ENOUGH, "share": SHARE, "error": ERROR, "portion": PORTION},
        "players": {player: player_code(game, player) for player in PLAYERS},
        "trained": trained_for(game),
        "columns": [_column(component, how) for component in game.components_of(config) for how in component.ways],
        "sources": sources,
        **msgspec.to_builtins(own_knobs(game)),
    }


def _column(component: Component, how: str) -> Json:
    return {"id": component.id, "kind": component.kind, "name": component.name, "choice": component.choice, "how": how}


def _called(wanted: Sequence[Export], known: Mapping[str, Argument]) -> Json:
    """What each export takes."""
    called = {export.name: list(passed(export.arguments.split(), known)) for export in wanted}
    named = {name for names in called.values() for name in names}
    return {"exports": called, "arguments": {name: known[name].describe() for name in known if name in named}}


# ---- the numbers of a table ----


def configurations(game: Game, more: Iterable[Options] = ()) -> Iterator[Config]:
    """Every set of options on offer: the examples and those asked for, for each number of players."""
    fewest, most = game.info.players
    for given in (*game.examples, *more):
        for players in range(fewest, most + 1):
            with suppress(InvalidOption):  # an option that does not suit this number of players
                yield game.configure({**given, "players": players})


def offer(offered: list[Config]) -> Json:
    """The parameters of each configuration: those of the first, and how the others differ from it."""
    first = _bytes(offered[0])
    sets = [{"options": config.options, "patches": patches(first, _bytes(config))} for config in offered]
    return {"base": b64encode(first).decode(), "sets": sets}


def _bytes(config: Config) -> bytes:
    return np.asarray(config.params).tobytes()


def patches(old: bytes, new: bytes) -> list[tuple[int, str]]:
    """Where the new bytes differ from the old ones, and the new content there, in hexadecimal."""
    places = [place for place in range(len(new)) if old[place] != new[place]]
    found = []
    for _, run in groupby(enumerate(places), lambda pair: pair[1] - pair[0]):
        at = [place for _, place in run]
        found.append((at[0], new[at[0] : at[-1] + 1].hex()))
    return found
