"""What one item of the batch becomes in a file: its layers without padding, its sequences, and the metadata."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from . import sequences
from .capture_file import CAPTURE_KEY, CAPTURE_VERSION
from .errors import CaptureError
from .masks import Block, JoinedMask, join
from .recording import LayerRecord, Run
from .tensor_files import Tensor, tensor_of

#: Sequences of queries and keys, by kind; `text` stands for what the model reads.
_ROLES = {
    "self": ("text", "text"),
    "text": ("text", "text"),
    "encoder": ("source", "source"),
    "decoder": ("target", "target"),
    "vision": ("image", "image"),
}


@dataclass
class ItemOptions:
    """What is the same for all items of a capture."""

    tokenizer: Any
    end_ids: set[int]
    images: list[str]
    image_token: int | None
    merge: int
    #: The vision tower orders patches by windows (Qwen2.5-VL), which the file does not say.
    windowed: bool
    reads_images: bool
    encoder_decoder: bool
    header: dict[str, Any]
    warn: Callable[[str], None]
    warnings: list[str]


class Item:
    """One item of a run, as tensors and metadata."""

    def __init__(self, run: Run, item: int, options: ItemOptions) -> None:
        self._run = run
        self._item = item
        self._items = batch_of(run)
        self._options = options
        self._sequences: dict[tuple[str, int], sequences.Sequence] = {}
        self._masks: dict[Any, JoinedMask] = {}
        self.tensors: dict[str, Tensor] = {}
        self._layers: list[dict[str, Any]] = []

    def make(self) -> tuple[dict[str, Tensor], dict[str, str]]:
        """Tensors and metadata of the file."""
        by_kind: dict[str, list[LayerRecord]] = {}
        for record in self._run.layers.values():
            by_kind.setdefault(record.kind, []).append(record)
        for records in by_kind.values():
            numbers = [record.number for record in records]
            distinct = None not in numbers and len(set(numbers)) == len(numbers)
            shape = None
            for order, record in enumerate(records):
                problem = self._problem(record)
                found = (record.queries[0].shape[1], record.query_count, record.key_count)
                if problem is None and found != (shape or found):
                    problem = (
                        "a file holds layers of one shape for each kind of attention, expected heads, queries and keys "
                        f"{shape}, found {found}."
                    )
                if problem is not None:
                    self._options.warn(f"{record.name} is left out: {problem}")
                    continue
                shape = found
                self._add_layer(record, record.number if distinct and record.number is not None else order)
        if not self._layers:
            raise CaptureError("No layer is left that a capture can hold. " + " ".join(self._options.warnings))
        entries = [sequence.entry() for sequence in self._sequences.values()]
        description = {
            "version": CAPTURE_VERSION,
            **self._options.header,
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
            "sequences": entries,
            "layers": self._layers,
        }
        return self.tensors, {CAPTURE_KEY: json.dumps(description, ensure_ascii=False)}

    def _problem(self, record: LayerRecord) -> str | None:
        """Why the format cannot hold a layer, or None where it can."""
        batch = record.queries[0].shape[0]
        query_role, key_role = self._roles(record)
        if batch % self._items and self._items % batch:
            return f"expected a batch of {self._items}, found {batch}."
        if query_role == key_role and record.query_count > record.key_count:
            return f"its {record.key_count} keys are not those of its {record.query_count} queries' tokens."
        if batch > self._items and record.kind == "self":
            return "it attends within windows of the image."
        return None

    def _add_layer(self, record: LayerRecord, number: int) -> None:
        places = self._places(record)
        blocks = record.blocks if len(places) == 1 else _side_by_side(record.blocks, places)
        query_role, key_role = self._roles(record)
        joined_queries = record.query_count * len(places)
        joined_keys = record.key_count * len(places)
        kept_keys = self._kept(key_role, joined_keys)
        same = query_role == key_role
        kept_queries = self._kept_queries(query_role, joined_queries, kept_keys, joined_keys, same)
        mask = self._mask(blocks, places, kept_queries, kept_keys, same)
        self._add_tensor("queries", record, _rows(record.queries, places, kept_queries))
        self._add_tensor("keys", record, _rows(record.keys, places, kept_keys))
        if record.values:
            self._add_tensor("values", record, _rows(record.values, places, kept_keys))
        bias = self._bias(record, mask.bias, places[0], kept_queries, kept_keys)
        if bias is not None:
            self.tensors[f"bias.{record.name}"] = tensor_of(bias)
        if mask.mask is not None:
            self.tensors[f"mask.{record.name}"] = tensor_of(np.ascontiguousarray(mask.mask).astype(np.uint8))
        if record.sinks is not None:
            self._add_tensor("sinks", record, record.sinks)
        queries, keys = self._names(query_role, key_role, kept_queries, kept_keys, joined_queries, joined_keys)
        self._layers.append(
            {
                "name": record.name, "layer": number, "kind": record.kind, "stage": None, "queries": queries, "keys": keys,
                "scale": record.scale, "causal": mask.causal, "window": mask.window, "soft_cap": record.soft_cap,
            }
        )

    def _places(self, record: LayerRecord) -> list[int]:
        """Places of the item in the layer's batch: several where images are cut into tiles."""
        batch = record.queries[0].shape[0]
        if batch >= self._items:
            tiles = batch // self._items
            return list(range(self._item * tiles, (self._item + 1) * tiles))
        return [self._item // (self._items // batch)]

    def _roles(self, record: LayerRecord) -> tuple[str, str]:
        if record.kind == "cross":
            source = "source" if self._options.encoder_decoder else "image"
            return ("target" if self._options.encoder_decoder else "text"), source
        if record.kind == "self" and self._options.reads_images:
            return "image", "image"
        return _ROLES[record.kind]

    def _kept(self, role: str, count: int) -> np.ndarray:
        """Indices of the tokens that are neither padding nor written after the end."""
        grid = self._grid(count) if role == "image" else None
        if grid is not None and self._options.merge > 1:
            return sequences.rows_of_merged_patches(*grid, self._options.merge)
        kept = np.ones(count, bool)
        padding = self._run.padding.get(role)
        if padding is not None and padding.ndim == 2 and padding.shape[1] == count:
            kept &= padding[self._of_batch(padding)].numpy().astype(bool)
        ids = self._ids(role)
        prompt = self._run.prompt.get(role, 0)
        if self._run.generated and ids is not None and len(ids) == count and prompt:
            ends = [index for index in range(prompt, count) if int(ids[index]) in self._options.end_ids]
            if ends:
                kept[ends[0] + 1 :] = False
        return np.flatnonzero(kept)

    def _kept_queries(
        self, role: str, count: int, kept_keys: np.ndarray, key_count: int, same: bool
    ) -> np.ndarray:
        if not same:
            return self._kept(role, count)
        first = key_count - count
        return kept_keys[kept_keys >= first] - first

    def _of_batch(self, tensor: Any) -> int:
        batch = tensor.shape[0]
        return self._item if batch == self._items else self._item * batch // self._items

    def _ids(self, role: str) -> np.ndarray | None:
        parts = self._run.ids.get(role)
        if not parts:
            return None
        return np.concatenate([part[self._of_batch(part)].numpy() for part in parts])

    def _mask(
        self, blocks: list[Block], places: list[int], kept_queries: np.ndarray, kept_keys: np.ndarray, same: bool
    ) -> JoinedMask:
        key = (tuple(_identity(block) for block in blocks), len(kept_queries), len(kept_keys), same)
        if key not in self._masks:
            self._masks[key] = join(blocks, places[0], kept_queries, kept_keys, same)
        return self._masks[key]

    def _bias(
        self, record: LayerRecord, masked: np.ndarray | None, item: int, kept_queries: np.ndarray, kept_keys: np.ndarray
    ) -> np.ndarray | None:
        if not record.biases:
            return masked
        heads = record.biases[0][1].shape[1]
        bias = np.zeros((heads, record.query_count, record.key_count), np.float32)
        for block, numbers in record.biases:
            rows = slice(block.first_query, block.first_query + block.queries)
            columns = slice(block.first_key, block.first_key + block.keys)
            one = numbers[item if numbers.shape[0] > 1 else 0].float().cpu().numpy()
            bias[:, rows, columns] = one[:, -block.queries :, : block.keys]
        bias = bias[:, kept_queries][:, :, kept_keys]
        return bias if masked is None else bias + masked

    def _add_tensor(self, kind: str, record: LayerRecord, tensor: Any) -> None:
        self.tensors[f"{kind}.{record.name}"] = of_torch(tensor)

    def _names(
        self, query_role: str, key_role: str, kept_queries: np.ndarray, kept_keys: np.ndarray, queries: int, keys: int
    ) -> tuple[str, str]:
        key_name = self._sequence(key_role, kept_keys, keys)
        if query_role == key_role:
            return key_name, key_name
        return self._sequence(query_role, kept_queries, queries), key_name

    def _sequence(self, role: str, kept: np.ndarray, count: int) -> str:
        if (role, count) in self._sequences:
            return self._sequences[(role, count)].name
        used = {sequence.name for sequence in self._sequences.values()}
        name = role if role not in used else f"{role}-{count}"
        ids = self._ids(role)
        if ids is not None and len(ids) == count:
            made = self._with_images(sequences.of_ids(name, ids[kept], self._options.tokenizer))
        elif role == "image" and self._options.windowed:
            made = sequences.numbered(name, len(kept))
        elif role == "image" or (role == "source" and self._options.reads_images):
            made = self._with_image_file(sequences.of_patches(name, len(kept), self._grid(count)))
        else:
            made = sequences.numbered(name, len(kept))
        self._sequences[(role, count)] = made
        return name

    def _grid(self, count: int) -> tuple[int, int] | None:
        grids = self._run.grids
        if self._options.windowed or grids is None or len(grids) != 1 or int(grids[0].prod()) != count or int(grids[0][0]) != 1:
            return None
        return int(grids[0][1]), int(grids[0][2])

    def _with_image_file(self, made: sequences.Sequence) -> sequences.Sequence:
        found = sequences.patch_range(made)
        if found is None or not self._options.images:
            return made
        file = self._options.images[min(self._item, len(self._options.images) - 1)]
        return replace(made, images=[{"file": file, "grid": found[0], "tokens": found[1]}])

    def _with_images(self, made: sequences.Sequence) -> sequences.Sequence:
        """Adds where the text holds images: runs of the model's image token."""
        if self._options.image_token is None or not self._options.images or made.ids is None:
            return made
        inside = np.concatenate([[False], np.asarray(made.ids) == self._options.image_token, [False]])
        edges = np.flatnonzero(inside[1:] != inside[:-1])
        images = []
        for index, (begin, end) in enumerate(zip(edges[::2], edges[1::2])):
            grid = self._merged_grid(index, int(end - begin))
            if grid is None or index >= len(self._options.images):
                continue
            images.append({"file": self._options.images[index], "grid": grid, "tokens": [int(begin), int(end)]})
        return replace(made, images=images)

    def _merged_grid(self, index: int, count: int) -> list[int] | None:
        grids = self._run.grids
        if grids is not None and index < len(grids):
            rows, columns = int(grids[index][1]) // self._options.merge, int(grids[index][2]) // self._options.merge
            return [rows, columns] if rows * columns == count else None
        side = int(count**0.5)
        return [side, side] if side * side == count else None


def batch_of(run: Run) -> int:
    """Items of a run: the batch of its ids, or of its first layer."""
    for role in ("text", "target", "source"):
        if run.ids.get(role):
            return int(run.ids[role][0].shape[0])
    if run.batch:
        return run.batch
    return int(next(iter(run.layers.values())).queries[0].shape[0]) if run.layers else 0


def of_torch(tensor: Any) -> Tensor:
    """Wraps a torch tensor on the host as one to write."""
    import torch

    tensor = tensor.contiguous()
    if tensor.dtype == torch.bfloat16:
        return Tensor("BF16", tuple(tensor.shape), tensor.view(torch.int16).numpy().view(np.uint16))
    return tensor_of(tensor.numpy())


def _identity(block: Block) -> tuple[Any, ...]:
    """Tells masks apart without reading them: layers share the tensor, which the records keep alive."""
    place = None if block.mask is None else (block.mask.data_ptr(), tuple(block.mask.shape), tuple(block.mask.stride()))
    return place, block.first_query, block.queries, block.first_key, block.keys, block.causal


def _rows(parts: list[Any], places: list[int], kept: np.ndarray) -> Any:
    """Kept rows of the item, [heads, rows, size]."""
    import torch

    whole = torch.cat([torch.cat([part[place] for part in parts], dim=1) for place in places], dim=1)
    if np.array_equal(kept, np.arange(whole.shape[1])):
        return whole
    return whole[:, torch.from_numpy(kept)]


def _side_by_side(blocks: list[Block], places: list[int]) -> list[Block]:
    """Blocks of several tiles along the diagonal: none attends to another."""
    queries = sum(block.queries for block in blocks)
    keys = sum(block.keys for block in blocks)
    return [
        replace(
            block, first_query=block.first_query + order * queries, first_key=block.first_key + order * keys,
            mask=None if block.mask is None else (block.mask[place : place + 1] if block.mask.shape[0] > 1 else block.mask),
        )
        for order, place in enumerate(places)
        for block in blocks
    ]
