"""Networks in files: whole numbers, checked before they play."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.bots import bot
from ludotheque.bots.network import Layer, Network
from ludotheque.bots.network_file import (
    FORMAT,
    BadNetwork,
    NetworkFile,
    WrittenLayer,
    WrittenNetwork,
)
from ludotheque.core import Seat, UnknownBot
from ludotheque.core.observation import blank
from ludotheque.games import all_games

# Any game that tells networks something will do.
GAME = next(game for game in all_games().values() if game.features is not None)


def layer(inputs: int, outputs: int) -> WrittenLayer:
    """Return a layer of small weights, some of them negative."""
    weights = [(7 * place) % 23 - 11 for place in range(inputs * outputs)]
    return WrittenLayer(outputs, weights, [3 * place - 4 for place in range(outputs)])


def written(**changes: object) -> NetworkFile:
    """Return a network that plays, changed so."""
    assert GAME.features is not None
    layers = [layer(GAME.features.size, 4), layer(4, 1)]
    networks = [WrittenNetwork(GAME.seats[0], layers)]
    file = NetworkFile(FORMAT, GAME.name, GAME.features.version, networks)
    return msgspec.structs.replace(file, **changes)


def test_a_network_adds_up_in_whole_numbers():
    """By hand: 3 * 100 - 2 * 50 + 8 = 208 goes on, what is below nothing does not."""
    network = Network([Layer(2, 2, [100, -100, -50, 20], [8, 0]), Layer(2, 1, [128, 999], [256])])
    cells = blank(2)
    cells[0], cells[1] = 3, 2
    # (208 * 128 + 256 * 256) / 256 = 360, and 1 is written as 256.
    assert network.value(cells) == pytest.approx(1 / (1 + 2.718281828459045 ** (-360 / 256)))
    assert network.value(cells).hex() == "0x1.9b399888b6d01p-1"


def test_a_network_plays_by_its_file(tmp_path: Path):
    path = tmp_path / "some:thing.json"
    written().write(path)
    state = GAME.new(GAME.seats[0], 3)
    seat = Seat(state, state.actor())
    chosen = [bot(f"net:{path}:worlds=2", 5).choose(seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in seat.legal()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no network"),
        ("{}", "no network"),
        ('{"format": 3}', "no network"),
        (msgspec.json.encode(written(format="other/1")).decode(), "format 'other/1'"),
    ],
)
def test_what_is_no_network_is_refused_when_it_is_named(tmp_path: Path, text: str, says: str):
    path = tmp_path / "net.json"
    path.write_text(text)
    with pytest.raises(BadNetwork, match=says):
        bot(f"net:{path}")


@pytest.mark.parametrize(
    ("file", "says"),
    [
        (written(game="chess"), "chess"),
        (written(features=99), "features 99"),
        (written(networks=[]), "players"),
        (written(networks=[WrittenNetwork(GAME.seats[0], [])]), "last layer"),
        (written(networks=[WrittenNetwork(GAME.seats[0], [layer(3, 1)])]), "layer 1"),
        (
            written(networks=[WrittenNetwork(GAME.seats[0], [WrittenLayer(0, [], [])])]),
            "layer 1",
        ),
    ],
)
def test_a_network_that_does_not_fit_is_refused_before_it_plays(
    tmp_path: Path, file: NetworkFile, says: str
):
    path = tmp_path / "net.json"
    file.write(path)
    state = GAME.new(GAME.seats[0], 3)
    with pytest.raises(BadNetwork, match=says):
        bot(f"net:{path}").choose(Seat(state, state.actor()))


def test_weights_that_would_overflow_are_refused(tmp_path: Path):
    assert GAME.features is not None
    huge = WrittenLayer(1, [1 << 40] * GAME.features.size, [0])
    path = tmp_path / "net.json"
    written(networks=[WrittenNetwork(GAME.seats[0], [huge])]).write(path)
    state = GAME.new(GAME.seats[0], 3)
    with pytest.raises(BadNetwork, match="beyond"):
        bot(f"net:{path}").choose(Seat(state, state.actor()))


@pytest.mark.parametrize("name", ["net", "net:", "net:worlds=3"])
def test_a_network_without_a_file_is_asked_for_one(name: str):
    with pytest.raises(UnknownBot, match="net:FILE"):
        bot(name)


def test_options_of_a_network_are_checked(tmp_path: Path):
    path = tmp_path / "net.json"
    written().write(path)
    with pytest.raises(UnknownBot, match="worlds"):
        bot(f"net:{path}:words=3")
