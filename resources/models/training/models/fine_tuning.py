"""What the three models share that are made from story-encoder."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import torch
from tokenizers import Tokenizer
from torch import Tensor
from transformers import PreTrainedModel

from corpora.encoder_texts import PAD
from loop import device

ENCODER = "story-encoder"
BATCH = 32
Model = TypeVar("Model", bound=PreTrainedModel)


def encoder_beside(folder: Path) -> Path:
    """story-encoder, whose folder lies beside the folder of the model that is made from it."""
    encoder = folder.parent / ENCODER
    if not (encoder / "model.safetensors").exists():
        raise FileNotFoundError(f"{encoder} is trained first: make_all.py {ENCODER}")
    return encoder


def tokenizer_of(encoder: Path) -> Tokenizer:
    """The encoder's tokenizer; texts are encoded without special tokens, rows put them themselves."""
    return Tokenizer.from_file(str(encoder / "tokenizer.json"))


def with_head(kind: type[Model], encoder: Path, labels: Sequence[str] = ()) -> Model:
    """The encoder under a fresh head of this kind, in fp32; the labels are those that the head tells apart."""
    named = (
        {"id2label": dict(enumerate(labels)), "label2id": {label: i for i, label in enumerate(labels)}}
        if labels
        else {}
    )
    return kind.from_pretrained(encoder, dtype=torch.float32, attn_implementation="eager", **named).to(device())


def ids_of(tokenizer: Tokenizer, text: str) -> list[int]:
    return tokenizer.encode(text, add_special_tokens=False).ids


def padded(rows: list[list[int]], filler: int = PAD) -> Tensor:
    """[rows, tokens], on the CPU."""
    longest = max(map(len, rows))
    return torch.tensor([row + [filler] * (longest - len(row)) for row in rows])
