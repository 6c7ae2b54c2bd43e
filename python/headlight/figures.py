"""Figures that the program draws: SVG in notebooks, and files of every format that it writes."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import ProgramError
from .opened import Opened, open_source
from .program import run_program
from .views import description_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .view_fields import ViewFields


class Drawing:
    """A figure that is described and can be written into files; `description` is what `headlight figure --spec` reads."""

    def __init__(self, opened: Opened, view: dict[str, Any]) -> None:
        self._opened = opened
        if opened.text is not None:
            view.setdefault("text", opened.text)
        self.description, self._options = description_of(view)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the figure: .pdf, .svg, .png, .tex, .html, or its numbers as .csv, .json, .npz or .safetensors."""
        target = Path(path).absolute()
        with tempfile.TemporaryDirectory(prefix="headlight-") as folder:
            spec = Path(folder) / "figure.json"
            spec.write_text(json.dumps(self.description, ensure_ascii=False), encoding="utf-8")
            try:
                run_program(["figure", *self._options, "--spec", spec, "--out", target, "--", self._opened.model])
            except ProgramError as error:  # the description is the caller's arguments, not a file of theirs
                raise ProgramError(str(error).replace(f"{spec}: ", "")) from None
        return target

    def _content(self, ending: str) -> str:
        with tempfile.TemporaryDirectory(prefix="headlight-") as folder:
            return self.save(Path(folder) / f"figure{ending}").read_text(encoding="utf-8")


class Figure(Drawing):
    """A figure as notebooks show it."""

    def __init__(self, opened: Opened, view: dict[str, Any]) -> None:
        super().__init__(opened, view)
        self.svg = self._content(".svg")

    def _repr_svg_(self) -> str:
        return self.svg


def figure(x: Any, *, tokens: Iterable[str] | None = None, **view: Unpack[ViewFields]) -> Figure:
    """Draws attention.

        headlight.figure("story-encoder", text="The animal was tired.", layer=2, head=1).save("head.pdf")
        headlight.figure("run.safetensors", view="grid", metric="entropy")
        headlight.figure(outputs.attentions, tokens=tokens, view="links", layer=0, head=[0, 3])

    x: a model's name or folder, (model, text), a capture, what `attention` returned, or `outputs.attentions`.
    tokens: tokens of `outputs.attentions`.
    view: what the figure shows; the fields are those of descriptions, see `headlight.view_fields.ViewFields`.
    Raises `ProgramError` with the program's message, and `TypeError` for a field that does not exist.
    """
    return Figure(open_source(x, tokens), dict(view))
