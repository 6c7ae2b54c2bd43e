"""What figures, pages and the window can be made of, as a MODEL argument of the program."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from .arrays import Attention
from .capture import Capture
from .capture_file import CaptureFile
from .tensor_files import Tensor, publish, stage, tensor_of


class Opened:
    """A model's name or a file for the program, with the folder that holds the file if it was written for this purpose."""

    def __init__(self, model: str, text: str | None = None, folder: tempfile.TemporaryDirectory | None = None) -> None:
        self.model = model
        self.text = text
        self._folder = folder  # goes when nobody needs the file any longer


def open_source(x: Any, tokens: Iterable[str] | None = None) -> Opened:
    """What `x` is to the program.

    x: a built-in model's name; the path of a model's folder, of a capture or of imported attention; a pair of these and
    a text; a `Capture` after its block; what `headlight.attention` returned; or `outputs.attentions` of transformers,
    with `tokens`. Raises `TypeError` for anything else.
    """
    if isinstance(x, (str, os.PathLike)):
        return Opened(_model(os.fspath(x)))
    if isinstance(x, Capture):
        if not x.files:
            raise ValueError("The capture has no file: use it after its with block.")
        if len(x.files) > 1:
            raise ValueError(f"The capture has {len(x.files)} files; name one of them: recording.files[0].")
        return Opened(str(x.files[0]))
    if isinstance(x, CaptureFile):
        return Opened(_model(x.path))
    if isinstance(x, Attention):
        return _write(x.tensors(), x.tokens, x.text)
    if isinstance(x, tuple) and len(x) == 2 and all(isinstance(one, (str, os.PathLike)) for one in x):
        return Opened(_model(os.fspath(x[0])), os.fspath(x[1]))
    if isinstance(x, (tuple, list, np.ndarray)) and len(x):
        layers = {f"attentions.{layer}": tensor_of(_weights(one)) for layer, one in enumerate(x) if one is not None}
        return _write(layers, None if tokens is None else list(tokens), None)
    raise TypeError(
        "Expected a model's name, a path, (model, text), a capture, or outputs.attentions with tokens=, "
        f"found {type(x).__name__}."
    )


def _model(name: str) -> str:
    """Path from here as an absolute one; the name of a built-in model as it is."""
    return os.path.abspath(name) if os.path.exists(name) else name


def _weights(one: Any) -> np.ndarray:
    """Weights [heads, queries, keys] of a layer, as float32, from a tensor or an array with a batch of one or none."""
    if hasattr(one, "detach"):
        one = one.detach().float().cpu().numpy()
    array = np.asarray(one, np.float32)
    if array.ndim == 4 and array.shape[0] == 1:
        array = array[0]
    if array.ndim != 3:
        raise ValueError(f"attentions: expected [heads, queries, keys] with a batch of at most 1, found {array.shape}.")
    return array


def _write(tensors: dict[str, Tensor], tokens: list[str] | None, text: str | None) -> Opened:
    folder = tempfile.TemporaryDirectory(prefix="headlight-")
    path = Path(folder.name) / "attention.safetensors"
    metadata = {}
    if tokens is not None:
        metadata["tokens"] = json.dumps(tokens, ensure_ascii=False)
    if text is not None:
        metadata["text"] = text
    publish([(stage(path, tensors, metadata), path)])
    return Opened(str(path), None, folder)
