"""The notebooks of python/examples run from top to bottom, and are kept without their outputs."""

import json
import os
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).parent.parent / "examples").glob("*.ipynb"))


def code_of(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def test_there_are_five_notebooks_without_outputs():
    assert len(NOTEBOOKS) == 5
    for path in NOTEBOOKS:
        for cell in code_of(path):
            assert cell["outputs"] == [] and cell["execution_count"] is None, path.name


@pytest.mark.skipif("HEADLIGHT_PROGRAM" not in os.environ, reason="HEADLIGHT_PROGRAM is not set")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path, tmp_path, monkeypatch):
    pytest.importorskip("pandas")
    cells = ["".join(cell["source"]) for cell in code_of(path)]
    if any("transformers" in cell for cell in cells):
        pytest.importorskip("transformers")
    monkeypatch.chdir(tmp_path)
    names = {}
    for cell in cells:
        exec(compile(cell, path.name, "exec"), names)
