"""`headlight.capture`: writes the queries and keys of a transformers model into a file while it runs."""

from __future__ import annotations

import fnmatch
import os
import warnings
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any

from .attention_function import attend
from .capture_items import Item, ItemOptions, batch_of
from .errors import CaptureError
from .hooks import ModelHooks, host_copy
from .model_parts import ModelParts, configs_of, parts_without_interface, transformers_model
from .recording import Recorder
from .tensor_files import publish, stage

#: Name under which the attention function and its masks are registered.
INTERFACE_NAME = "headlight"
#: The same for models that do not support sdpa: their modules need not say whether no mask means causal attention.
_MASKED_INTERFACE_NAME = "headlight_with_masks"
_DTYPES = ("float32", "float16", "bfloat16")
_INSTEAD = (
    "What to do: headlight.show(outputs.attentions, tokens=tokens) of a model loaded with "
    'attn_implementation="eager" and called with output_attentions=True; or headlight.attention(folder, text), which '
    "runs many of these models itself."
)

#: Recorders by the id of the module whose attention they receive. Transformers' registry of functions is global, too.
_recorders: dict[int, tuple[Recorder, ModelParts]] = {}


def _headlight_attention(module: Any, query: Any, key: Any, value: Any, attention_mask: Any, **kwargs: Any) -> Any:
    """The attention function that transformers calls: records, then computes what sdpa or the model's own code does."""
    found = _recorders.get(id(module))
    indices = kwargs.pop("indices", None)
    if indices is not None:
        attention_mask = _with_chosen_keys(attention_mask, indices, query, key)
    if found is None:
        return attend(module, query, key, value, attention_mask, kwargs, True), None
    recorder, parts = found
    recorder.receive(module, query, key, value, attention_mask, kwargs)
    return attend(module, query, key, value, attention_mask, kwargs, parts.supports_sdpa(module)), None


def _with_chosen_keys(mask: Any, indices: Any, query: Any, key: Any) -> Any:
    """Mask of sparse attention: the keys that an indexer chose, as the modeling files make it for sdpa."""
    import torch

    chosen = torch.zeros((query.shape[0], query.shape[2], key.shape[2]), dtype=torch.bool, device=query.device)
    chosen = chosen.scatter(-1, indices.long(), True).unsqueeze(1)
    if mask is None:
        return chosen
    if mask.dtype == torch.bool:
        return mask & chosen
    return mask.masked_fill(~chosen, torch.finfo(query.dtype).min)


def _explicit_mask(*args: Any, **kwargs: Any) -> Any:
    """Mask of sdpa that is there for plainly causal attention, too."""
    from transformers.masking_utils import sdpa_mask

    return sdpa_mask(*args, **kwargs | {"allow_is_causal_skip": False})


def _register() -> None:
    from transformers.masking_utils import AttentionMaskInterface, sdpa_mask
    from transformers.modeling_utils import AttentionInterface

    for name, mask in ((INTERFACE_NAME, sdpa_mask), (_MASKED_INTERFACE_NAME, _explicit_mask)):
        AttentionInterface.register(name, _headlight_attention)
        AttentionMaskInterface.register(name, mask)


class Capture:
    """Context manager that `headlight.capture` returns; `files` are the files that were written, after the block."""

    def __init__(
        self, model: Any, path: str | os.PathLike[str], *, tokenizer: Any, layers: Iterable[int | str] | int | str | None,
        dtype: Any, values: bool, images: Iterable[str | os.PathLike[str]] | None,
    ) -> None:
        self._model = transformers_model(model)
        self._path = Path(path)
        self._tokenizer = tokenizer
        self._images = [os.path.abspath(image) for image in images or []]
        if self._path.suffix != ".safetensors":
            raise ValueError(f'path: expected a name that ends with .safetensors, found "{self._path.name}".')
        if not self._path.parent.is_dir():
            raise FileNotFoundError(f"path: the folder {self._path.parent} does not exist.")
        without = parts_without_interface(self._model)
        if type(self._model).__name__ in without:
            raise CaptureError(
                f"{type(self._model).__name__} computes attention without transformers' attention interface, so its "
                f"queries and keys cannot be captured. {_INSTEAD}"
            )
        self._parts = ModelParts(self._model)
        self._recorder = Recorder(self._parts, _chooser(layers), host_copy(_torch_type(dtype)), values)
        for name in without:
            self._recorder.warn(f"{name} is left out: it does not use transformers' attention interface.")
        self._hooks: ModelHooks | None = None
        self._before: list[tuple[Any, Any]] = []
        self.files: list[Path] = []

    def __enter__(self) -> "Capture":
        if any(id(module) in _recorders for module in self._model.modules()):
            raise CaptureError("This model is being captured already.")
        try:
            _register()
            for module in self._model.modules():
                _recorders[id(module)] = (self._recorder, self._parts)
            self._before = [(config, config._attn_implementation_internal) for config in configs_of(self._model)]
            supports_sdpa = getattr(self._model, "_supports_sdpa", True)
            self._model.set_attn_implementation(INTERFACE_NAME if supports_sdpa else _MASKED_INTERFACE_NAME)
            self._hooks = ModelHooks(self._model, self._parts, self._recorder)
        except BaseException:
            self._restore()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._restore()
        if kind is None:
            self._write()

    def wants(self, module: Any) -> bool:
        """True if `layers` chooses the attention module."""
        return self._recorder.wants(module)

    def take_calls(self, ids: Any, calls: Iterable[tuple[Any, tuple, dict[str, Any]]]) -> None:
        """Writes the file of one text from calls of the attention function that somebody else received.

        ids: token ids, [1, tokens].
        calls: the attention module, the positional arguments of its call, and the keyword arguments.
        """
        self._recorder.begin_run()
        self._recorder.begin_step()
        run = self._recorder.run
        run.batch = int(ids.shape[0])
        run.ids["text"] = [ids.detach().cpu()]
        for module, args, kwargs in calls:
            query, key, value, mask = args[1:5]
            self._recorder.receive(module, query, key, value, mask, kwargs)
        self._write()

    def _restore(self) -> None:
        if self._hooks is not None:
            self._hooks.remove()
            self._hooks = None
        for config, implementation in self._before:
            config._attn_implementation_internal = implementation
        for module in self._model.modules():
            _recorders.pop(id(module), None)

    def _write(self) -> None:
        runs = [run for run in self._recorder.runs if run.layers]
        if not runs:
            raise CaptureError(
                f"No attention of {type(self._model).__name__} arrived in the block: the model did not run, layers= "
                f"chose none of its layers, or its code does not use the attention interface. {_INSTEAD}"
            )
        options = self._item_options()
        items = [(run, item) for run in runs for item in range(batch_of(run))]
        staged: list[tuple[Path, Path]] = []
        try:
            for index, (run, item) in enumerate(items):
                target = self._path if len(items) == 1 else self._path.with_name(f"{self._path.stem}-{index}.safetensors")
                tensors, metadata = Item(run, item, options).make()
                staged.append((stage(target, tensors, metadata), target))
        except BaseException:
            for source, _ in staged:
                source.unlink(missing_ok=True)
            raise
        publish(staged)
        self.files = [target for _, target in staged]
        for text in self._recorder.warnings:
            warnings.warn(text, stacklevel=3)

    def _item_options(self) -> ItemOptions:
        import transformers

        config = self._model.config
        ends = getattr(getattr(self._model, "generation_config", None), "eos_token_id", None)
        vision = getattr(config, "vision_config", None)
        token = getattr(config, "image_token_id", None) or getattr(config, "image_token_index", None)
        return ItemOptions(
            tokenizer=self._tokenizer,
            end_ids=set(ends if isinstance(ends, list) else [] if ends is None else [ends]),
            images=self._images,
            image_token=token,
            merge=int(getattr(vision, "spatial_merge_size", 1) or 1),
            windowed=getattr(vision, "window_size", None) is not None,
            reads_images=getattr(self._model, "main_input_name", "") == "pixel_values" and not self._parts.has_tower,
            encoder_decoder=self._parts.encoder_decoder,
            header={
                "model": _model_name(getattr(config, "_name_or_path", "")) or type(self._model).__name__,
                "revision": getattr(config, "_commit_hash", None) or "",
                "dtype": str(self._model.dtype).removeprefix("torch."),
                "engine": f"transformers {transformers.__version__}",
            },
            warn=self._recorder.warn,
            warnings=self._recorder.warnings,
        )


def _model_name(name: str) -> str:
    """Name of a model for people: "org/name" of the hub, and of a folder its last part."""
    return Path(name).resolve().name if os.path.isdir(name) else name


def _chooser(layers: Iterable[int | str] | int | str | None) -> Any:
    """Function that says whether a layer, by number and name of its module, is captured."""
    if layers is None:
        return lambda number, name: True
    chosen = [layers] if isinstance(layers, (int, str)) else list(layers)
    numbers = {one for one in chosen if isinstance(one, int)}
    patterns = [one for one in chosen if isinstance(one, str)]
    return lambda number, name: number in numbers or any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def _torch_type(dtype: Any) -> Any:
    if dtype is None:
        return None
    import torch

    name = str(dtype).removeprefix("torch.")
    if name not in _DTYPES:
        raise ValueError(f'dtype: expected one of {", ".join(_DTYPES)}, found "{dtype}".')
    return getattr(torch, name)


def capture(
    model: Any, path: str | os.PathLike[str], *, tokenizer: Any = None, layers: Iterable[int | str] | int | str | None = None,
    dtype: Any = None, values: bool = False, images: Iterable[str | os.PathLike[str]] | None = None,
) -> Capture:
    """Captures queries and keys of a transformers model while it runs in the block.

        with headlight.capture(model, "run.safetensors", tokenizer=tokenizer):
            model(**inputs)

    The model's outputs are those of sdpa to the bit where sdpa can compute them, and its implementation of attention is
    restored after the block. The file is there as a whole after the block, or not at all if the block raised.

    One call of the model with one text makes one file. Batches and several calls make one file for each item, with its
    number before the ending: run-0.safetensors, run-1.safetensors. Padding is left out. `generate` makes one file for
    each text, with the queries of all steps.

    model: transformers model whose code uses the attention interface; others raise `CaptureError`.
    path: file to write, with the ending .safetensors.
    tokenizer: tokenizer or processor of the model; without it, tokens are shown as ids.
    layers: layers to capture, as numbers or as patterns of module names ("*.layers.3.*"); by default all.
    dtype: "float32", "float16" or "bfloat16"; by default that of the queries.
    values: True captures the values, too, for value-weighted attention.
    images: files of the images that the model reads, in order, which figures draw attention over.
    """
    return Capture(model, path, tokenizer=tokenizer, layers=layers, dtype=dtype, values=values, images=images)
