"""`headlight.capture_trace`: captures a model that nnsight runs."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .capture import Capture
from .errors import CaptureError

#: How transformers calls the attention function in the modeling files.
_CALL = "attention_interface"


def capture_trace(
    model: Any, text: str, path: str | os.PathLike[str], *, layers: Iterable[int | str] | int | str | None = None,
    dtype: Any = None, values: bool = False, remote: bool = False,
) -> Path:
    """Runs an nnsight model over a text and captures the queries and keys of its attention. Returns the file.

        headlight.capture_trace(nnsight.LanguageModel("gpt2"), "The cat sat.", "run.safetensors")

    The attention function that the model was loaded with computes the outputs.

    model: `nnsight.LanguageModel` of a decoder whose code uses transformers' attention interface.
    layers, dtype, values: as `capture` takes them.
    remote: True runs the model on NDIF, which sends back what the chosen layers received.
    """
    import nnsight

    recording = Capture(
        _module_of(model), path, tokenizer=model.tokenizer, layers=layers, dtype=dtype, values=values, images=None
    )
    calls = [(module, envoy) for module, envoy in _calls(model) if recording.wants(module)]
    if not calls:
        raise CaptureError(
            f"layers: expected layers of {type(_module_of(model)).__name__} that call {_CALL}, found none of them."
        )
    inputs = model.tokenizer(text, return_tensors="pt")
    with model.trace(inputs, remote=remote):
        received = nnsight.save([envoy.inputs for _, envoy in calls])
    recording.take_calls(inputs["input_ids"], [(module, *one) for (module, _), one in zip(calls, received)])
    return recording.files[0]


def _module_of(model: Any) -> Any:
    """The transformers model that nnsight wraps."""
    return getattr(model, "_module", model)


def _calls(model: Any) -> list[tuple[Any, Any]]:
    """Attention modules, with the calls of the attention function in their code, in the order of the layers."""
    found = []
    for envoy in model.modules():
        module = getattr(envoy, "_module", None)
        if module is None or "ttention" not in type(module).__name__:
            continue
        # The function is chosen and then called: the last of the names is the call.
        names = [name for name in envoy.source.names if name.rpartition("_")[0] == _CALL]
        if names:
            found.append((module, getattr(envoy.source, names[-1])))
    return found
