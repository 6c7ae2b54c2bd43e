"""Metrics and labels of all heads over many texts."""

from __future__ import annotations

import csv
import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .program import run_program
from .views import options_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .view_fields import ViewFields

_WHOLE = ("layer", "head", "count", "reached")
_REAL = ("mean", "deviation", "minimum", "maximum")


def metrics(
    model: str | os.PathLike[str], texts: str | os.PathLike[str] | Iterable[str], *,
    save: str | os.PathLike[str] | None = None, **view: Unpack[ViewFields],
) -> list[dict[str, Any]]:
    """Measures and labels every head over many texts.

        pandas.DataFrame(headlight.metrics("story-encoder", ["The animal was tired.", "It was wide."]))

    Returns a row for each head and metric or label: attention, layer, head, kind, id, mean, deviation, minimum, maximum, count, and
    for labels reached, the number of texts that reached the label's threshold (None for metrics).

    model: a built-in model's name, a Hugging Face folder or a GGUF file.
    texts: texts, or the path of a file with {"text": ...} on each line.
    save: .json file that is also written, for figures: headlight.figure(model, view="grid", metric="entropy",
        metrics=save, ...).
    view: fields that the command `headlight metrics` takes, such as backend or threads.
    """
    options = options_of("metrics", view)
    with tempfile.TemporaryDirectory(prefix="headlight-") as folder:
        lines = Path(folder) / "texts.jsonl"
        if isinstance(texts, (str, os.PathLike)):
            lines = Path(texts).absolute()
        else:
            with lines.open("w", encoding="utf-8") as file:
                file.writelines(json.dumps({"text": text}, ensure_ascii=False) + "\n" for text in texts)
        table = Path(folder) / "metrics.csv"
        result = Path(folder) / "metrics.json" if save is None else Path(os.path.abspath(save))
        run_program(["metrics", *options, "--lines", lines, "--out", result, "--", os.fspath(model)])
        run_program(["metrics", "--merge", result, "--out", table])
        return read_metrics(table)


def read_metrics(path: str | os.PathLike[str]) -> list[dict[str, Any]]:
    """Reads a `.csv` file that `headlight metrics` wrote."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return [{name: _value(name, text) for name, text in row.items()} for row in rows]


def _value(name: str, text: str) -> Any:
    if name in _WHOLE:
        return int(text) if text else None
    if name in _REAL:
        return float(text) if text else None
    return text
