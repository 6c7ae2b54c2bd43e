"""The attention that a captured model computes: sdpa where sdpa can, the modeling file's own in row blocks otherwise."""

from __future__ import annotations

import sys
from typing import Any

#: Queries that the modeling file's own attention computes at once, so that long texts need no [queries, keys] per head.
ROWS_AT_ONCE = 512


def attend(module: Any, query: Any, key: Any, value: Any, mask: Any, kwargs: dict[str, Any], supports_sdpa: bool) -> Any:
    """Output of the layer, [batch, queries, heads, size].

    `mask` is what `sdpa_mask` made, or an additive mask. Soft caps and sinks, which sdpa refuses or ignores, and models
    that do not support sdpa go to `eager_attention_forward` of the file that defines the module.
    """
    from transformers.integrations.sdpa_attention import sdpa_attention_forward

    plain = kwargs.get("softcap") is None and kwargs.get("s_aux") is None
    if plain and supports_sdpa:
        return sdpa_attention_forward(module, query, key, value, mask, **kwargs)[0]
    own = getattr(sys.modules[type(module).__module__], "eager_attention_forward", None)
    if own is None:
        return sdpa_attention_forward(module, query, key, value, mask, **kwargs)[0]
    return _in_row_blocks(own, module, query, key, value, mask, kwargs)


def is_causal(module: Any, query: Any, mask: Any, kwargs: dict[str, Any]) -> bool:
    """True where the absence of a mask means causal attention, as sdpa decides it."""
    causal = kwargs.get("is_causal")
    if causal is None:
        causal = getattr(module, "is_causal", True)
    return bool(mask is None and causal and query.shape[2] > 1)


def _in_row_blocks(own: Any, module: Any, query: Any, key: Any, value: Any, mask: Any, kwargs: dict[str, Any]) -> Any:
    import torch

    causal = is_causal(module, query, mask, kwargs)
    kwargs = dict(kwargs)
    bias = kwargs.pop("position_bias", None)
    count, key_count = query.shape[2], key.shape[2]
    outputs = []
    for begin in range(0, count, ROWS_AT_ONCE):
        end = min(begin + ROWS_AT_ONCE, count)
        rows = _additive(mask, begin, end, query)
        if causal:
            places = torch.arange(begin, end, device=query.device) + key_count - count
            allowed = places[:, None] >= torch.arange(key_count, device=query.device)[None, :]
            rows = _additive(allowed[None, None], 0, end - begin, query)
        if bias is not None:
            kwargs["position_bias"] = bias[:, :, begin:end] if bias.shape[2] > 1 else bias
        outputs.append(own(module, query[:, :, begin:end], key, value, rows, **kwargs)[0])
    return outputs[0] if len(outputs) == 1 else torch.cat(outputs, dim=1)


def _additive(mask: Any, begin: int, end: int, query: Any) -> Any:
    """Rows of a mask as numbers to add to scores: 0 where allowed, the type's minimum where not."""
    import torch

    if mask is None:
        return None
    rows = mask[:, :, begin:end] if mask.shape[2] > 1 else mask
    if rows.dtype != torch.bool:
        return rows
    zero = torch.zeros((), dtype=query.dtype, device=query.device)
    return torch.where(rows, zero, torch.finfo(query.dtype).min)
