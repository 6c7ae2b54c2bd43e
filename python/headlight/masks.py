"""Masks of several calls joined into one, and told as causal, windowed or drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

#: Additive masks write the smallest number of their type where attention is not allowed.
_FORBIDDEN = -1e4


@dataclass(frozen=True)
class Block:
    """Rows and columns that one call of an attention function covers, and its mask.

    `mask` is a tensor [batch or 1, heads or 1, queries or 1, keys], boolean or additive, or None: then `causal` says
    whether a query sees all keys or those up to its own.
    """

    first_query: int
    queries: int
    first_key: int
    keys: int
    mask: Any
    causal: bool


@dataclass(frozen=True)
class JoinedMask:
    """What the format says of a mask. `mask` is [queries, keys] or [heads, queries, keys] of `bool`, or None."""

    causal: bool
    window: int | None
    mask: np.ndarray | None
    bias: np.ndarray | None


def is_plainly_causal(blocks: list[Block], queries: int, keys: int) -> bool:
    """True if the calls together let each query see all keys up to its own, so that no mask has to be built."""
    if queries != keys:
        return False
    return all(
        block.mask is None
        and block.first_query == block.first_key + block.keys - block.queries
        and block.first_key == 0
        and (block.causal or block.queries == 1)
        for block in blocks
    )


def join(blocks: list[Block], item: int, kept_queries: np.ndarray, kept_keys: np.ndarray, same: bool) -> JoinedMask:
    """Mask of one item of the batch over the kept queries and keys; `same` if both are of one sequence."""
    queries = max(block.first_query + block.queries for block in blocks)
    keys = max(block.first_key + block.keys for block in blocks)
    everything = np.array_equal(kept_queries, np.arange(queries)) and np.array_equal(kept_keys, np.arange(keys))
    if everything and same and is_plainly_causal(blocks, queries, keys):
        return JoinedMask(True, None, None, None)
    if everything and len(blocks) == 1 and blocks[0].mask is None and not blocks[0].causal:
        return JoinedMask(False, None, None, None)
    heads = max((block.mask.shape[1] for block in blocks if block.mask is not None), default=1)
    allowed = np.zeros((heads, queries, keys), bool)
    bias: np.ndarray | None = None
    for block in blocks:
        rows = slice(block.first_query, block.first_query + block.queries)
        columns = slice(block.first_key, block.first_key + block.keys)
        if block.mask is None:
            allowed[:, rows, columns] = np.tril(np.ones((block.queries, block.keys), bool)) if block.causal else True
            continue
        numbers = _of_item(block.mask, item)
        if numbers.dtype == bool:
            allowed[:, rows, columns] = numbers
            continue
        seen = numbers > _FORBIDDEN
        allowed[:, rows, columns] = seen
        if np.any(numbers[seen]):
            if bias is None:
                bias = np.zeros((heads, queries, keys), np.float32)
            bias[:, rows, columns] = np.where(seen, numbers, 0)
    allowed = allowed[:, kept_queries][:, :, kept_keys]
    if bias is not None:
        bias = bias[:, kept_queries][:, :, kept_keys]
    causal, window, drawn = tell(allowed, same)
    return JoinedMask(causal, window, drawn, bias)


def _of_item(mask: Any, item: int) -> np.ndarray:
    one = mask[item if mask.shape[0] > 1 else 0].detach().cpu()
    return (one if str(one.dtype) == "torch.bool" else one.float()).numpy()


def tell(allowed: np.ndarray, same: bool) -> tuple[bool, int | None, np.ndarray | None]:
    """Causal, window and what is left to draw, of a mask [heads, queries, keys]."""
    first = allowed[0]
    if not np.array_equal(allowed, np.broadcast_to(first, allowed.shape)):
        return False, None, allowed
    if first.all():
        return False, None, None
    if same and first.shape[0] <= first.shape[1]:
        count, key_count = first.shape
        distance = (np.arange(count) + key_count - count)[:, None] - np.arange(key_count)[None, :]
        reach = int(distance[first].max(initial=0)) + 1
        if not first[distance < 0].any():
            if np.array_equal(first, distance >= 0):
                return True, None, None
            if np.array_equal(first, (distance >= 0) & (distance < reach)):
                return True, reach, None
        elif np.array_equal(first, np.abs(distance) < reach):
            return False, reach, None
    return False, None, first
