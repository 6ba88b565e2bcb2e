"""The Dockerfile and the compose file say things that are so."""

import re
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner

from ludotheque.cli import main

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())


def test_everything_copied_is_there():
    for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            if source.startswith("web") and not (ROOT / "web").exists():
                pytest.skip("the page is not in this checkout")
            assert (ROOT / source).exists(), source


def test_the_commands_know_their_options():
    known = CliRunner().invoke(main, ["serve", "--help"]).output
    commands = [COMPOSE["services"]["table"]["command"], re.findall(r"^CMD \[(.+)\]", DOCKERFILE,
                re.MULTILINE)[-1].replace('"', "").split(", ")]  # fmt: skip
    for command in commands:
        assert command[:2] == ["ludotheque", "serve"]
        assert all(word in known for word in command if word.startswith("--"))


def test_the_image_runs_as_nobody_special_and_keeps_no_password():
    assert re.search(r"^USER table$", DOCKERFILE, re.MULTILINE)
    assert "PASSWORD" not in DOCKERFILE
    for service in COMPOSE["services"].values():
        for name, value in service["environment"].items():
            if "PASSWORD" in value or name.endswith("PASSWORD"):
                assert "${LUDOTHEQUE_DB_PASSWORD:?" in value


def test_the_table_waits_for_its_database():
    table = COMPOSE["services"]["table"]
    assert table["depends_on"]["db"]["condition"] == "service_healthy"
    assert "@db/" in table["environment"]["LUDOTHEQUE_DB"]
    assert "healthcheck" in COMPOSE["services"]["db"]
