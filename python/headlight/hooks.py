"""Hooks that tell the recorder where a forward pass begins and which ids it reads."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from .errors import CaptureError
from .model_parts import ModelParts
from .recording import Recorder

CACHES = ("past_key_values", "cache")
"""Names of the argument with the keys and values so far; transformers 5.24 generates with the second one."""


class ModelHooks:
    """Hooks on one model while it is captured. `remove` leaves the model as it was."""

    def __init__(self, model: Any, parts: ModelParts, recorder: Recorder) -> None:
        self._model = model
        self._recorder = recorder
        self._encoder_decoder = parts.encoder_decoder
        self._depth = 0
        self._handles: list[Any] = []
        self._signatures: dict[int, inspect.Signature] = {}
        self._own_generate = model.__dict__.get("generate")  # of this one model, where somebody set one
        try:
            self._register(parts)
        except BaseException:
            self.remove()
            raise

    def _register(self, parts: ModelParts) -> None:
        for module in self._outer_modules():
            self._handles.append(module.register_forward_pre_hook(self._enter, with_kwargs=True))
            self._handles.append(module.register_forward_hook(self._leave, always_call=True))
        if self._encoder_decoder:
            self._read_from(self._model.get_encoder(), "source")
            self._read_from(self._model.get_decoder(), "target")
        for module in parts.attention_modules():
            self._handles.append(module.register_forward_pre_hook(lambda one, _: self._recorder.enter_module(one)))
        if hasattr(self._model, "generate"):
            self._model.generate = self._generate

    def remove(self) -> None:
        """Removes all hooks."""
        for handle in self._handles:
            handle.remove()
        self._put_back_generate()

    def _put_back_generate(self) -> None:
        self._model.__dict__.pop("generate", None)
        if self._own_generate is not None:
            self._model.generate = self._own_generate

    def _outer_modules(self) -> list[Any]:
        base = getattr(self._model, "base_model", None)
        return [self._model] if base is None or base is self._model else [self._model, base]

    def _read_from(self, module: Any, role: str) -> None:
        if module is None or module is self._model:
            return
        self._handles.append(
            module.register_forward_pre_hook(
                lambda one, args, kwargs: self._read(self._arguments(one, args, kwargs), role), with_kwargs=True
            )
        )

    def _arguments(self, module: Any, args: tuple, kwargs: dict[str, Any]) -> dict[str, Any]:
        if not args:
            return kwargs
        signature = self._signatures.setdefault(id(module), inspect.signature(module.forward))
        try:
            return signature.bind_partial(*args, **kwargs).arguments | kwargs
        except TypeError:
            return kwargs

    def _enter(self, module: Any, args: tuple, kwargs: dict[str, Any]) -> None:
        self._depth += 1
        if self._depth > 1:
            return
        given = self._arguments(module, args, kwargs)
        past = next((given[name] for name in CACHES if given.get(name) is not None), None)
        if getattr(past, "is_compileable", False):
            raise CaptureError(
                "A static cache keeps keys that are not there yet; leave cache_implementation out while capturing."
            )
        length = int(past.get_seq_length()) if hasattr(past, "get_seq_length") else 0
        recorder = self._recorder
        if recorder.generating:
            if length == 0:
                recorder.run.forget_decoded()
        elif not self._continues(given, length):
            recorder.begin_run()
        recorder.begin_step()
        main = given.get(getattr(self._model, "main_input_name", "input_ids"))
        if main is not None and getattr(main, "ndim", 0) >= 2 and not recorder.run.batch:
            recorder.run.batch = int(main.shape[0])
        grids = given.get("image_grid_thw")
        if grids is not None:
            recorder.run.grids = grids.detach().cpu()
        if not self._encoder_decoder:
            self._read(given, "text")

    def _leave(self, module: Any, args: tuple, output: Any) -> None:
        self._depth -= 1
        if output is None and self._depth == 0:  # the call raised: half a pass is not a run
            self._recorder.drop_run()

    def _continues(self, given: dict[str, Any], length: int) -> bool:
        """True where the call continues with the cache of the run before it, or decodes what an encoder call encoded."""
        if not self._recorder.runs:
            return False
        run = self._recorder.run
        if self._encoder_decoder and given.get("encoder_outputs") is not None:
            return length > 0 or not any(record.kind == "decoder" for record in run.layers.values())
        counts = [record.key_count for record in run.layers.values() if record.kind in ("self", "text", "decoder")]
        return length > 0 and length in counts

    def _read(self, given: dict[str, Any], role: str) -> None:
        run = self._recorder.run
        ids = given.get("input_ids")
        if ids is not None and ids.ndim == 2:
            kept = run.ids.setdefault(role, [])
            if role == "source":
                kept.clear()
            kept.append(ids.detach().cpu())
            run.prompt.setdefault(role, int(ids.shape[1]))
        mask = given.get("attention_mask")
        if mask is not None and getattr(mask, "ndim", 0) == 2:
            run.padding[role] = mask.detach().cpu()

    def _generate(self, *args: Any, **kwargs: Any) -> Any:
        """Replaces `generate` of the model: all its steps are one run."""
        self._put_back_generate()
        recorder = self._recorder
        try:
            self._refuse_search(kwargs)
            recorder.begin_run(generated=True)
            recorder.generating = True
            return self._model.generate(*args, **kwargs)
        finally:
            recorder.generating = False
            self._model.generate = self._generate

    def _refuse_search(self, kwargs: dict[str, Any]) -> None:
        settings = kwargs.get("generation_config") or getattr(self._model, "generation_config", None)
        beams = kwargs.get("num_beams", getattr(settings, "num_beams", None)) or 1
        if beams > 1:
            raise CaptureError(
                f"num_beams={beams}: beam search changes which text the cache belongs to. Generate outside the block "
                "and capture model(ids) of the text that was chosen, or use num_beams=1."
            )
        if kwargs.get("assistant_model") is not None or kwargs.get("prompt_lookup_num_tokens"):
            raise CaptureError(
                "Assisted generation takes tokens back. Generate outside the block and capture model(ids) of the text."
            )


def host_copy(dtype: Any) -> Callable[[Any], Any]:
    """Function that copies a tensor to the host, converted to `dtype` unless that is None."""

    def copy(tensor: Any) -> Any:
        import torch

        tensor = tensor.detach()
        wanted = dtype or (tensor.dtype if tensor.dtype in (torch.float16, torch.bfloat16) else torch.float32)
        return tensor.to("cpu", wanted, copy=True, memory_format=torch.contiguous_format)

    return copy
