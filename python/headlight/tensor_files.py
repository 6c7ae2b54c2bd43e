"""Safetensors files as the package writes and maps them: bfloat16 included, and whole or absent."""

from __future__ import annotations

import json
import math
import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .errors import FormatError

#: Bytes of an element, by the name of its type in the file.
ELEMENT_SIZES = {"F64": 8, "F32": 4, "F16": 2, "BF16": 2, "I64": 8, "I32": 4, "U8": 1, "BOOL": 1}
_NUMPY_TYPES = {"F64": "<f8", "F32": "<f4", "F16": "<f2", "I64": "<i8", "I32": "<i4", "U8": "u1", "BOOL": "?"}
_ALIGNMENT = 8


@dataclass(frozen=True)
class Tensor:
    """A tensor to write: the name of its type in the file, its shape, and its elements as a contiguous array.

    The elements of a `BF16` tensor are the 16-bit patterns as `uint16`.
    """

    dtype: str
    shape: tuple[int, ...]
    data: np.ndarray


def tensor_of(array: np.ndarray) -> Tensor:
    """Wraps a NumPy array of one of the types that NumPy has a name for."""
    for name, numpy_type in _NUMPY_TYPES.items():
        if array.dtype == np.dtype(numpy_type):
            return Tensor(name, array.shape, np.ascontiguousarray(array))
    raise TypeError(f"Tensors of type {array.dtype} cannot be written; supported types: {', '.join(_NUMPY_TYPES)}.")


def _header(tensors: dict[str, Tensor], metadata: dict[str, str]) -> bytes:
    entries: dict[str, object] = {"__metadata__": metadata}
    begin = 0
    for name, tensor in tensors.items():
        end = begin + math.prod(tensor.shape) * ELEMENT_SIZES[tensor.dtype]
        entries[name] = {"dtype": tensor.dtype, "shape": list(tensor.shape), "data_offsets": [begin, end]}
        begin = end
    text = json.dumps(entries, ensure_ascii=False).encode()
    text += b" " * (-len(text) % _ALIGNMENT)
    return len(text).to_bytes(8, "little") + text


def stage(path: Path, tensors: dict[str, Tensor], metadata: dict[str, str]) -> Path:
    """Writes the file under a temporary name beside `path`, and returns that name. Leaves nothing if it fails."""
    staged = path.parent / f".{path.name}.{secrets.token_hex(8)}.tmp"
    handle = os.open(staged, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)  # as the user's umask has it
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_header(tensors, metadata))
            for tensor in tensors.values():
                file.write(memoryview(tensor.data.reshape(-1)).cast("B") if tensor.data.size else b"")
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        os.unlink(staged)
        raise
    return staged


def publish(staged: Iterable[tuple[Path, Path]]) -> None:
    """Renames each staged file to its name. Removes what is still staged if one of them fails."""
    pairs = list(staged)
    try:
        for source, target in pairs:
            os.replace(source, target)
    except BaseException:
        for source, _ in pairs:
            source.unlink(missing_ok=True)
        raise


class MappedTensors:
    """Tensors of a safetensors file, read where they are in the file.

    Raises `FormatError` where the file is cut off or its header is wrong.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)
        size = self.path.stat().st_size
        with self.path.open("rb") as file:
            length = int.from_bytes(file.read(8), "little")
            if size < 8 or length > size - 8:
                raise FormatError(f"{self.path}: the file ends before its header does.")
            try:
                header = json.loads(file.read(length))
            except ValueError as error:
                raise FormatError(f"{self.path}: the header is not JSON: {error}") from None
        if not isinstance(header, dict) or not all(isinstance(entry, dict) for entry in header.values()):
            raise FormatError(f"{self.path}: the header: expected an object of objects.")
        self.metadata: dict[str, str] = header.pop("__metadata__", {})
        self._entries: dict[str, dict] = header
        self._begin = 8 + length
        # Once, so that a file that takes this one's place is not read with the offsets of this one.
        self._bytes = np.memmap(self.path, dtype=np.uint8, mode="r")
        for name, entry in header.items():
            try:
                begin, end = entry["data_offsets"]
                expected = math.prod(entry["shape"]) * ELEMENT_SIZES.get(entry["dtype"], 0)
            except (KeyError, TypeError, ValueError):
                raise FormatError(f"{self.path}: {name}: expected dtype, shape and data_offsets.") from None
            if begin < 0 or end - begin != expected or self._begin + end > size:
                raise FormatError(f"{self.path}: {name}: expected {expected} bytes of {entry['dtype']}, found fewer.")

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def names(self) -> list[str]:
        """Names of all tensors, in the order of the header."""
        return list(self._entries)

    def shape(self, name: str) -> tuple[int, ...]:
        """Shape of a tensor, without reading it."""
        return tuple(self._entries[name]["shape"])

    def dtype(self, name: str) -> str:
        """Type of a tensor as the file names it, such as `BF16`."""
        return self._entries[name]["dtype"]

    def get(self, name: str) -> np.ndarray:
        """Tensor as a read-only array over the file; bfloat16 is converted to float32 in memory."""
        entry = self._entries[name]
        begin, end = entry["data_offsets"]
        shape = tuple(entry["shape"])
        if begin == end:
            return np.zeros(shape, np.float32)
        stored = "<u2" if entry["dtype"] == "BF16" else _NUMPY_TYPES[entry["dtype"]]
        array = self._bytes[self._begin + begin : self._begin + end].view(stored).reshape(shape)
        if entry["dtype"] != "BF16":
            return array
        return (array.astype(np.uint32) << 16).view(np.float32)
