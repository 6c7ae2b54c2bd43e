"""Capture files read with NumPy: queries, keys, and the weights that follow from them."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

import numpy as np

from .errors import FormatError
from .tensor_files import MappedTensors

#: Version of the capture format that this package writes.
CAPTURE_VERSION = 2
#: Key of the metadata that makes a safetensors file a capture.
CAPTURE_KEY = "headlight_capture"
#: Member of a layer that states the kind of its attention, in each version of the format that is read.
_KIND_MEMBERS = {1: "stack", 2: "kind"}
_MASKED_BIAS = -1e30


@dataclass(frozen=True)
class CapturedLayer:
    """What the file says of one layer; `name` is that of its tensors."""

    name: str
    layer: int
    kind: str
    stage: int | None
    queries: str
    keys: str
    scale: float
    causal: bool
    window: int | None
    soft_cap: float | None


class CaptureFile:
    """A capture opened for reading; nothing but the header is read until a tensor is asked for."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = os.fspath(path)
        self._tensors = MappedTensors(path)
        if CAPTURE_KEY not in self._tensors.metadata:
            raise FormatError(f"{self.path}: the metadata have no {CAPTURE_KEY}: this is not a capture.")
        try:
            self.metadata: dict[str, Any] = json.loads(self._tensors.metadata[CAPTURE_KEY])
            self._read_metadata()
        except KeyError as error:
            raise FormatError(f"{self.path}: {CAPTURE_KEY}: the member {error} is missing.") from None
        except (ValueError, TypeError, AttributeError) as error:
            raise FormatError(f"{self.path}: {CAPTURE_KEY} is not as docs/capture.md describes it: {error}.") from None

    def _read_metadata(self) -> None:
        version = self.metadata.get("version")
        if version not in _KIND_MEMBERS:
            known = ", ".join(map(str, _KIND_MEMBERS))
            raise FormatError(f"{self.path}: version: {version} is not supported; supported versions: {known}.")
        self.sequences: dict[str, dict[str, Any]] = {entry["name"]: entry for entry in self.metadata["sequences"]}
        self.layers = [
            CapturedLayer(
                entry["name"], entry["layer"], entry[_KIND_MEMBERS[version]], entry.get("stage"), entry["queries"], entry["keys"], entry["scale"],
                entry.get("causal", False), entry.get("window"), entry.get("soft_cap"),
            )
            for entry in self.metadata["layers"]
        ]

    def layer(self, layer: int, kind: str | None = None, stage: int | None = None) -> CapturedLayer:
        """Layer of that number; of the first kind, and of its first stage, if none is named."""
        kind = kind or self.layers[0].kind
        alike = [entry for entry in self.layers if entry.kind == kind]
        if stage is None and alike:
            stage = alike[0].stage
        alike = [entry for entry in alike if entry.stage == stage]
        for entry in alike:
            if entry.layer == layer:
                return entry
        place = kind if stage is None else f"{kind}, stage {stage}"
        known = ", ".join(str(entry.layer) for entry in alike)
        raise KeyError(f"{self.path} has no layer {layer} of {place}; captured layers: {known or 'none'}.")

    def heads(self, layer: CapturedLayer) -> int:
        """Number of query heads of a layer."""
        return self._tensors.shape(f"queries.{layer.name}")[0]

    def tensor(self, kind: str, layer: CapturedLayer) -> np.ndarray | None:
        """One tensor of a layer: `queries`, `keys`, `values`, `bias`, `mask` or `sinks`; None where it has none."""
        name = f"{kind}.{layer.name}"
        return self._tensors.get(name) if name in self._tensors else None

    def weights(self, layer: CapturedLayer, head: int | None = None, *, rows: slice = slice(None)) -> np.ndarray:
        """Attention weights after the softmax, as float32.

        Shape [heads, queries, keys], or [queries, keys] of one head; `rows` selects queries. They are computed from
        the file: softmax(soft cap(scale * q . k) + bias) over the keys that the mask allows, with the sinks as one more
        logit that is left out afterwards.
        """
        queries = self.tensor("queries", layer)
        keys = self.tensor("keys", layer)
        assert queries is not None and keys is not None
        group = queries.shape[0] // keys.shape[0]
        chosen = range(queries.shape[0]) if head is None else [head]
        allowed = self._allowed(layer, queries.shape[1], keys.shape[1], rows)
        found = [
            self._head_weights(layer, one, queries[one, rows], keys[one // group], allowed, rows) for one in chosen
        ]
        return np.stack(found) if head is None else found[0]

    def _head_weights(
        self, layer: CapturedLayer, head: int, queries: np.ndarray, keys: np.ndarray, allowed: np.ndarray, rows: slice
    ) -> np.ndarray:
        scores = (queries.astype(np.float32) @ keys.astype(np.float32).T) * np.float32(layer.scale)
        if layer.soft_cap is not None:
            scores = np.tanh(scores / np.float32(layer.soft_cap)) * np.float32(layer.soft_cap)
        bias = self.tensor("bias", layer)
        if bias is not None:
            scores = scores + bias[head if bias.shape[0] > 1 else 0, rows].astype(np.float32)
        seen = (allowed[head] if allowed.ndim == 3 else allowed) & (scores > _MASKED_BIAS)
        scores = np.where(seen, scores, -np.inf)
        sinks = self.tensor("sinks", layer)
        highest = scores.max(axis=-1, keepdims=True, initial=-np.inf)
        if sinks is not None:
            highest = np.maximum(highest, np.float32(sinks[head]))
        highest = np.where(np.isfinite(highest), highest, 0)
        exponents = np.exp(scores - highest)
        total = exponents.sum(axis=-1, keepdims=True)
        if sinks is not None:
            total = total + np.exp(np.float32(sinks[head]) - highest)
        return np.divide(exponents, total, out=np.zeros_like(exponents), where=total > 0)

    def _allowed(self, layer: CapturedLayer, count: int, key_count: int, rows: slice) -> np.ndarray:
        """Keys that each query may attend to: [queries, keys] or [heads, queries, keys]."""
        places = np.arange(count)[rows] + (key_count - count if layer.queries == layer.keys else 0)
        distance = places[:, None] - np.arange(key_count)[None, :]
        allowed = np.ones(distance.shape, bool)
        if layer.causal:
            allowed &= distance >= 0
        if layer.window is not None:
            allowed &= distance < layer.window
            if not layer.causal:
                allowed &= -distance < layer.window
        mask = self.tensor("mask", layer)
        if mask is None:
            return allowed
        return allowed & mask[..., rows, :].astype(bool)


def open_capture(path: str | os.PathLike[str]) -> CaptureFile:
    """Opens a capture for reading with NumPy. Raises `FormatError` where it is not one."""
    return CaptureFile(path)
