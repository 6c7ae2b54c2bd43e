"""How a transformers model is put together: which module attends in which kind of attention, and with which number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from .errors import CaptureError

_CROSS = re.compile(r"cross|encoder_attn|encdec|enc_dec|encoder_decoder", re.IGNORECASE)
_VISION = re.compile(r"vision|visual|image|vit\b|clip_vision", re.IGNORECASE)
_AUDIO = re.compile(r"audio|speech", re.IGNORECASE)
_RESAMPLER = re.compile(r"qformer|resampler|perceiver", re.IGNORECASE)


def transformers_model(model: Any) -> Any:
    """The transformers model itself, without what PEFT or a pipeline put around it."""
    from transformers import PreTrainedModel

    if hasattr(model, "_orig_mod"):
        raise CaptureError("The model is compiled; pass the model that was compiled: headlight.capture(model._orig_mod, ...).")
    if isinstance(model, PreTrainedModel):
        return model
    inner = getattr(model, "model", None)
    for candidate in [inner, *(model.modules() if hasattr(model, "modules") else [])]:
        if isinstance(candidate, PreTrainedModel):
            return candidate
    raise CaptureError(f"Expected a transformers model (PreTrainedModel), found {type(model).__name__}.")


def parts_without_interface(model: Any) -> list[str]:
    """Classes of the model whose code computes attention without transformers' attention interface."""
    from transformers import PreTrainedModel

    parts = [module for module in model.modules() if isinstance(module, PreTrainedModel)]
    return sorted({type(part).__name__ for part in parts if not part._can_set_attn_implementation()})


def configs_of(model: Any) -> list[Any]:
    """All configurations that decide the implementation of a part of the model, each once."""
    found: dict[int, Any] = {}

    def add(config: Any) -> None:
        if config is None or id(config) in found or not hasattr(config, "_attn_implementation"):
            return
        found[id(config)] = config
        for name in getattr(config, "sub_configs", {}):
            add(getattr(config, name, None))

    for module in model.modules():
        add(getattr(module, "config", None))
    return list(found.values())


class ModelParts:
    """Answers about the modules of one model; `kind` and `number` are those of the capture format."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.config = model.config
        self.names = {id(module): name for name, module in model.named_modules()}
        self._modules = dict(model.named_modules())
        self.encoder_decoder = bool(getattr(self.config, "is_encoder_decoder", False))
        towers = [name for name in self._modules if _VISION.search(name.rsplit(".", 1)[-1])]
        has_text = hasattr(self.config, "text_config") or hasattr(self.config, "vocab_size") or self.encoder_decoder
        self.has_tower = bool(towers) and has_text
        both = hasattr(self.config, "text_config") and hasattr(self.config, "vision_config")
        self._two_towers = both and hasattr(model, "get_text_features")

    def supports_sdpa(self, module: Any) -> bool:
        """True if the class that owns the module may compute its attention with sdpa."""
        return bool(getattr(self._owner(self.names[id(module)]), "_supports_sdpa", True))

    def _owner(self, name: str) -> Any:
        from transformers import PreTrainedModel

        while name:
            name = name.rpartition(".")[0]
            if isinstance(self._modules.get(name), PreTrainedModel):
                return self._modules[name]
        return self.model

    def kind(self, module: Any, key_count_differs: bool) -> str | None:
        """Kind of attention that a module computes, or None where the capture format has no name for it."""
        name = self.names[id(module)]
        if _RESAMPLER.search(name):
            return None
        inside = name.split(".")
        owner = type(self._owner(name)).__name__
        if any(_VISION.search(part) for part in inside) or _VISION.search(owner):
            return "vision" if self.has_tower else "self"
        if any(_AUDIO.search(part) for part in inside) and not self.encoder_decoder:
            return "encoder" if hasattr(self.config, "text_config") else "self"
        cross = bool(_CROSS.search(name)) or getattr(module, "is_cross_attention", False) is True
        if self.encoder_decoder:
            if cross and "decoder" in name.lower():
                return "cross"
            return "decoder" if "decoder" in name.lower() else "encoder"
        if cross and key_count_differs:
            return "cross"
        if self._two_towers:
            return "text"
        return "self"

    def number(self, module: Any) -> int | None:
        """Number of the layer that a module belongs to, or None where neither module nor path says it."""
        index = getattr(module, "layer_idx", None)
        if isinstance(index, int):
            return index
        numbers = [int(part) for part in self.names[id(module)].split(".") if part.isdigit()]
        return numbers[0] if numbers else None

    def attention_modules(self) -> Iterable[Any]:
        """Modules whose class name says that they attend."""
        return [module for module in self._modules.values() if "ttention" in type(module).__name__]
