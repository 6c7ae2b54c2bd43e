"""Keyword arguments of views are the fields that the program documents."""

import subprocess
import sys
from pathlib import Path

import pytest

from headlight.views import description_of, options_of

SOURCES = Path(__file__).parent.parent


def test_the_generated_fields_are_current():
    subprocess.run([sys.executable, SOURCES / "make_view_fields.py", "--check"], check=True)


def test_fields_become_a_description_as_files_have_it():
    described, options = description_of(
        {"layer": 2, "head": (0, 3), "queries": "1-4", "legend": False, "with_": "other", "intervene": "zero:1.0", "threads": 2}
    )
    assert described == {
        "layer": 2, "head": [0, 3], "queries": [1, 4], "legend": False, "with": "other", "intervene": ["zero:1.0"],
    }
    assert options == ["--threads=2"]


def test_highlights_are_written_as_on_the_command_line():
    described, _ = description_of({"highlights": ["10:2:it: the animal", "3", ":2"]})
    assert described["highlights"] == [{"query": 10, "key": 2, "note": "it: the animal"}, {"query": 3}, {"key": 2}]


def test_none_is_the_default():
    assert description_of({"layer": None}) == ({}, [])


def test_paths_are_absolute_because_descriptions_lie_elsewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert description_of({"image": "shirt.png"})[0]["image"] == str(tmp_path / "shirt.png")
    both = description_of({"image": ["shirt.png", "boot.png"]})[0]["image"]
    assert both == [str(tmp_path / "shirt.png"), str(tmp_path / "boot.png")]


def test_options_of_a_command():
    assert options_of("attention", {"text": "-x", "intervene": ["zero:1.0", "uniform:2"], "truncate": True}) == [
        "--text=-x", "--intervene=zero:1.0", "--intervene=uniform:2", "--truncate",
    ]


def test_an_unknown_field_is_refused_with_those_that_are_near():
    with pytest.raises(TypeError, match='no field "laier"; did you mean layer'):
        description_of({"laier": 1})
    with pytest.raises(TypeError, match='headlight metrics has no field "head"'):
        options_of("metrics", {"head": 1})
