"""The window of the program."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .opened import Opened, open_source
from .program import show_window

#: Files of windows that may still be reading them; they go when this Python ends.
_kept: list[Opened] = []


def open(x: Any, text: str | None = None, *, tokens: Iterable[str] | None = None) -> int:
    """Shows a model, a capture or imported attention in the window, and returns the window's process id.

        headlight.open("run.safetensors")
        headlight.open("story-encoder", "The animal was tired.")

    A window that is open on this display shows it; otherwise one is started. Other users cannot reach it.

    x, tokens: as `figure` takes them.
    text: text that the model reads.
    """
    opened = open_source(x, tokens)
    _kept.append(opened)
    text = text if text is not None else opened.text
    return show_window([f"--model={opened.model}", *([] if text is None else [f"--text={text}"])])
