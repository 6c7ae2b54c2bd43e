"""Sequences of a capture: tokens, ids, text and byte offsets, from ids and a tokenizer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Sequence:
    """Tokens of one sequence; `ids` is None where tokens are patches or frames."""

    name: str
    tokens: list[str]
    ids: list[int] | None
    text: str
    offsets: list[list[int]] | None
    special: list[int]
    images: list[dict[str, Any]]

    def entry(self) -> dict[str, Any]:
        """The sequence as the metadata of a capture have it."""
        entry: dict[str, Any] = {"name": self.name, "text": self.text, "tokens": self.tokens}
        if self.ids is not None:
            entry["ids"] = self.ids
        if self.offsets is not None:
            entry["offsets"] = self.offsets
        if self.special:
            entry["special"] = self.special
        if self.images:
            entry["images"] = self.images
        return entry


def of_ids(name: str, ids: np.ndarray, tokenizer: Any) -> Sequence:
    """Sequence of token ids [tokens]; without a tokenizer the tokens are the ids as text."""
    numbers = [int(one) for one in ids]
    if tokenizer is None:
        return Sequence(name, [str(one) for one in numbers], numbers, "", None, [], [])
    tokenizer = getattr(tokenizer, "tokenizer", tokenizer)  # a processor's
    tokens = [str(token) for token in tokenizer.convert_ids_to_tokens(numbers)]
    known = set(tokenizer.all_special_ids)
    special = [index for index, one in enumerate(numbers) if one in known]
    text, offsets = _text_and_offsets(tokenizer, numbers)
    return Sequence(name, tokens, numbers, text, offsets, special, [])


def numbered(name: str, count: int) -> Sequence:
    """Sequence of frames or of tokens that nothing is known of."""
    return Sequence(name, [str(index) for index in range(count)], None, "", None, [], [])


def of_patches(name: str, count: int, grid: tuple[int, int] | None) -> Sequence:
    """Sequence of an image's patches, row by row, after the tokens before them (such as [CLS])."""
    if grid is None:
        side = int(count**0.5)
        while side * side > count or count - side * side > 8:
            side -= 1
            if count - side * side > 8 or side < 1:
                return numbered(name, count)
        grid = (side, side)
    rows, columns = grid
    before = count - rows * columns
    if before < 0:
        return numbered(name, count)
    leading = [f"[{index}]" if index else "[CLS]" for index in range(before)]
    patches = [f"{row},{column}" for row in range(rows) for column in range(columns)]
    return Sequence(name, leading + patches, None, "", None, list(range(before)), [])


def rows_of_merged_patches(rows: int, columns: int, merge: int) -> np.ndarray:
    """Indices that put patches in order of rows, of models that read them in blocks of `merge` x `merge` (Qwen-VL)."""
    blocks = np.arange(rows * columns).reshape(rows // merge, columns // merge, merge, merge)
    return blocks.transpose(0, 2, 1, 3).reshape(-1)


def patch_range(sequence: Sequence) -> tuple[list[int], list[int]] | None:
    """Grid [rows, columns] and range of tokens [begin, end] of a sequence that `of_patches` made."""
    if not sequence.tokens or "," not in sequence.tokens[-1]:
        return None
    rows, columns = (int(part) + 1 for part in sequence.tokens[-1].split(","))
    return [rows, columns], [len(sequence.tokens) - rows * columns, len(sequence.tokens)]


def _text_and_offsets(tokenizer: Any, ids: list[int]) -> tuple[str, list[list[int]] | None]:
    """Text of the ids, and the bytes of each token if the tokenizer cuts that text into the same ids."""
    for skip in (True, False):
        text = tokenizer.decode(ids, skip_special_tokens=skip)
        try:
            again = tokenizer(text, add_special_tokens=skip, return_offsets_mapping=True)
        except (NotImplementedError, ValueError, TypeError):
            return text, None
        if list(again["input_ids"]) == ids:
            return text, _in_bytes(text, again["offset_mapping"])
    return tokenizer.decode(ids, skip_special_tokens=True), None


def _in_bytes(text: str, offsets: list[tuple[int, int]]) -> list[list[int]]:
    places = np.concatenate([[0], np.cumsum([len(letter.encode()) for letter in text], dtype=np.int64)]).astype(int)
    return [[int(places[begin]), int(places[end])] for begin, end in offsets]
