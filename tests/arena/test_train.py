"""Training: one plan and one seed give one network, however it is run."""

from pathlib import Path

import msgspec
import pytest

from ludotheque.arena.train import Training, TrainingPlan, train
from ludotheque.arena.train.learning import fresh_weights, learn, loss, network_of, written_layers
from ludotheque.arena.train.progress import progress_path
from ludotheque.arena.train.selfplay import Positions
from ludotheque.bots import bot
from ludotheque.bots.network_file import BadNetwork, NetworkFile
from ludotheque.core import LudothequeError, Seat
from ludotheque.core.observation import blank
from ludotheque.games import all_games

np = pytest.importorskip("numpy")

GAME = next(game for game in all_games().values() if game.features is not None)
PLAN = TrainingPlan(
    game=GAME.name,
    seats=GAME.seats[0],
    generations=2,
    games=30,
    positions=20,
    teacher="random",
    worlds=1,
    kept=1,
    epochs=1,
    hidden=(8, 4),
    gate=4,
)


def trained(path: Path, plan: TrainingPlan = PLAN, workers: int = 1, **how: bool) -> bytes:
    """Train by *plan* and return the file that came of it."""
    for _ in train(Training(plan, path, workers), **how):
        pass
    return path.read_bytes()


def test_workers_change_nothing(tmp_path: Path):
    assert trained(tmp_path / "one.json") == trained(tmp_path / "two.json", workers=2)


def test_a_training_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path):
    stopped = tmp_path / "stopped.json"
    for _ in train(Training(PLAN, stopped)):
        break
    assert trained(stopped, resume=True) == trained(tmp_path / "through.json")


def test_another_plan_does_not_go_on(tmp_path: Path):
    path = tmp_path / "net.json"
    trained(path)
    with pytest.raises(LudothequeError, match="another plan"):
        trained(path, msgspec.structs.replace(PLAN, noise=0.5), resume=True)
    progress_path(path, PLAN.seats).write_bytes(b"nothing")
    with pytest.raises(LudothequeError, match="no training"):
        trained(path, resume=True)


def test_networks_for_other_numbers_of_players_stay_in_the_file(tmp_path: Path):
    path = tmp_path / "net.json"
    trained(path)
    trained(path, msgspec.structs.replace(PLAN, seats=GAME.seats[1], generations=1))
    file = NetworkFile.load(path)
    assert [network.seats for network in file.networks] == list(GAME.seats[:2])
    assert msgspec.convert(file.networks[0].recipe["plan"], TrainingPlan) == PLAN
    state = GAME.new(GAME.seats[1], 3)
    assert bot(f"net:{path}").choose(Seat(state, state.actor())) in state.legal(state.actor())


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt,")
    with pytest.raises(BadNetwork):
        trained(path)
    assert path.read_text() == "Dear aunt,"


def test_what_can_be_learned_is_learned():
    """The first input alone decides, and is told from the others."""
    chooser = np.random.default_rng(1)
    inputs = chooser.integers(0, 5, (4000, 6)).astype(np.int16)
    positions = Positions(inputs, (inputs[:, 0] > 2).astype(np.float32))
    before = fresh_weights((6, 8, 1), 1)
    after = learn(before, positions, 20, 0.01, 1)
    assert loss(before, positions) > 0.5
    assert loss(after, positions) < 0.1
    network = network_of(written_layers(after))
    cells = [inputs[place].tolist() for place in range(50)]
    guessed = [network.value(as_cells(row)) > 0.5 for row in cells]
    assert guessed == [row[0] > 2 for row in cells]


def as_cells(row: list[int]):
    """Return a row as a network takes it."""
    cells = blank(len(row))
    for place, number in enumerate(row):
        cells[place] = number
    return cells
