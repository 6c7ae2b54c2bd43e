"""Attention as NumPy arrays whose axes have names."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from .program import run_program
from .tensor_files import MappedTensors, Tensor, tensor_of
from .views import options_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .view_fields import ViewFields


@dataclass(frozen=True)
class NamedArray:
    """An array with a name for each axis, and the labels of those that have some.

    `np.asarray(x)` is the array itself.
    """

    values: np.ndarray
    axes: tuple[str, ...]
    labels: dict[str, list[str]] = field(default_factory=dict)

    @property
    def shape(self) -> tuple[int, ...]:
        """Length of each axis."""
        return self.values.shape

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        return np.array(self.values, dtype=dtype, copy=True) if copy else np.asarray(self.values, dtype=dtype)

    def sel(self, **index: int | slice | str) -> "NamedArray":
        """Part of the array, by axis: `x.sel(layer=2, head=1)`; a label stands for its first index."""
        unknown = set(index) - set(self.axes)
        if unknown:
            raise KeyError(f"There is no axis {', '.join(sorted(unknown))}; axes: {', '.join(self.axes)}.")
        chosen: list[int | slice] = []
        axes, labels = [], {}
        for axis in self.axes:
            one = index.get(axis, slice(None))
            if isinstance(one, str):
                one = self.labels[axis].index(one)
            chosen.append(one)
            if isinstance(one, slice):
                axes.append(axis)
                if axis in self.labels:
                    labels[axis] = self.labels[axis][one]
        return NamedArray(self.values[tuple(chosen)], tuple(axes), labels)

    def mean(self, *axes: str) -> "NamedArray":
        """Mean over the named axes."""
        places = tuple(self.axes.index(axis) for axis in axes)
        left = tuple(axis for axis in self.axes if axis not in axes)
        return NamedArray(self.values.mean(axis=places), left, {a: self.labels[a] for a in left if a in self.labels})

    def to_xarray(self) -> Any:
        """The same as an `xarray.DataArray`."""
        import xarray

        return xarray.DataArray(self.values, dims=self.axes, coords=self.labels)

    def to_pandas(self) -> Any:
        """The same as a `pandas.DataFrame`; of two axes only."""
        import pandas

        if len(self.axes) != 2:
            raise ValueError(f"Expected two axes, found {', '.join(self.axes)}: choose with sel() first.")
        rows, columns = (self.labels.get(axis) for axis in self.axes)
        return pandas.DataFrame(self.values, index=rows, columns=columns)


@dataclass(frozen=True)
class Attention:
    """Weights of all layers and heads by kind of attention, each [layer, head, query, key]."""

    kinds: dict[str, NamedArray]
    tokens: list[str]
    text: str
    provenance: dict[str, Any]

    def __getitem__(self, kind: str) -> NamedArray:
        return self.kinds[kind]

    @property
    def weights(self) -> NamedArray:
        """Weights of the only kind of attention, or of the first one."""
        return next(iter(self.kinds.values()))

    def sel(self, **index: int | slice | str) -> NamedArray:
        """Part of `weights`: `attention.sel(layer=2, head=1)`."""
        return self.weights.sel(**index)

    def tensors(self) -> dict[str, Tensor]:
        """The weights as imported attention has them in a file."""
        made = {}
        for kind, array in self.kinds.items():
            prefix = "attentions" if kind == "self" else f"{kind}_attentions"
            for layer, weights in enumerate(array.values):
                made[f"{prefix}.{layer}"] = tensor_of(np.ascontiguousarray(weights))
        return made


def attention(model: str | os.PathLike[str], text: str | None = None, **view: Unpack[ViewFields]) -> Attention:
    """Runs a model on a text, and returns the weights of all layers and heads.

        headlight.attention("story-encoder", "The animal was tired.").sel(layer=2, head=1)

    model: a built-in model's name, a Hugging Face folder, a GGUF file, or a capture.
    view: fields that the command `headlight attention` takes, such as pair, image, audio, intervene or backend.
    Raises `ProgramError` with the program's message, and `TypeError` for a field that it does not take.
    """
    if text is not None:
        view["text"] = text
    options = options_of("attention", view)
    with tempfile.TemporaryDirectory(prefix="headlight-") as folder:
        path = Path(folder) / "attention.safetensors"
        run_program(["attention", *options, "--out", path, "--", os.fspath(model)])
        return read_attention(path)


def read_attention(path: str | os.PathLike[str]) -> Attention:
    """Reads a `.safetensors` file that `headlight attention` wrote."""
    file = MappedTensors(path)
    found: dict[str, dict[int, np.ndarray]] = {}
    for name in file.names():
        prefix, _, number = name.rpartition(".")
        if prefix.endswith("attentions") and number.isdigit():
            kind = prefix.removesuffix("attentions").removesuffix("_") or "self"
            found.setdefault(kind, {})[int(number)] = np.array(file.get(name), np.float32)
    tokens = json.loads(file.metadata.get("tokens", "[]"))
    # The tokens of the target follow those of the source.
    of_source = next(iter(found["cross"].values())).shape[2] if "cross" in found else len(tokens)
    source, target = tokens[:of_source], tokens[of_source:]
    kinds = {}
    for kind, layers in found.items():
        values = np.stack([layers[number] for number in sorted(layers)])
        queries = target if kind in ("decoder", "cross") and target else source
        keys = target if kind == "decoder" and target else source
        labels = {}
        if len(queries) == values.shape[2]:
            labels["query"] = queries
        if len(keys) == values.shape[3]:
            labels["key"] = keys
        kinds[kind] = NamedArray(values, ("layer", "head", "query", "key"), labels)
    provenance = json.loads(file.metadata.get("provenance", "{}"))
    return Attention(kinds, tokens, file.metadata.get("text", ""), provenance)
