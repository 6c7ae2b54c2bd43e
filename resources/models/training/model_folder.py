"""Writes a trained model as a Hugging Face folder: weights in fp16, configuration, card, samples."""

import json
from pathlib import Path
from typing import Any

import torch
from transformers import PreTrainedModel

MODELS = Path(__file__).resolve().parent.parent


def save_weights(model: PreTrainedModel, folder: Path) -> None:
    """config.json and model.safetensors in fp16. The trained model itself keeps its precision."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = {name: value.clone() for name, value in model.state_dict().items()}
    model.half().save_pretrained(folder)
    (folder / "model.safetensors").chmod(0o644)
    model.float().load_state_dict({name: value.float() for name, value in kept.items()})


def save_json(path: Path, content: Any) -> None:
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def parameters(model: torch.nn.Module) -> int:
    return sum(p.numel() for p in model.parameters())
