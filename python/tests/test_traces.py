"""A model that nnsight runs is captured like one of transformers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from headlight import CaptureError, capture, capture_trace, open_capture

nnsight = pytest.importorskip("nnsight")


@pytest.fixture(name="model")
def _model():
    import tokenizers
    import torch
    import transformers

    words = {f"w{number}": number for number in range(99)} | {"[UNK]": 99}
    split = tokenizers.Tokenizer(tokenizers.models.WordLevel(words, unk_token="[UNK]"))
    split.pre_tokenizer = tokenizers.pre_tokenizers.Whitespace()
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=split, unk_token="[UNK]", pad_token="w0")
    torch.manual_seed(1)
    config = transformers.LlamaConfig(
        vocab_size=100, hidden_size=32, intermediate_size=64, num_hidden_layers=3, num_attention_heads=4,
        num_key_value_heads=2,
    )
    return nnsight.LanguageModel(transformers.LlamaForCausalLM(config).eval(), tokenizer=tokenizer)


def test_a_trace_has_the_queries_and_keys_of_the_model(model, tmp_path: Path):
    text = "w1 w2 w3 w4"
    traced = open_capture(capture_trace(model, text, tmp_path / "trace.safetensors", values=True))
    network = model._module
    with capture(network, tmp_path / "run.safetensors", tokenizer=model.tokenizer, values=True):
        network(**model.tokenizer(text, return_tensors="pt"))
    run = open_capture(tmp_path / "run.safetensors")
    assert [layer.name for layer in traced.layers] == [layer.name for layer in run.layers]
    for ours, theirs in zip(traced.layers, run.layers):
        np.testing.assert_allclose(traced.weights(ours), run.weights(theirs), atol=1e-6)
    assert traced.sequences == run.sequences


def test_layers_are_chosen_and_none_is_an_error(model, tmp_path: Path):
    traced = open_capture(capture_trace(model, "w1 w2", tmp_path / "run.safetensors", layers=[1]))
    assert [layer.name for layer in traced.layers] == ["model.layers.1.self_attn"]
    with pytest.raises(CaptureError, match="layers"):
        capture_trace(model, "w1 w2", tmp_path / "none.safetensors", layers=[9])
    assert not (tmp_path / "none.safetensors").exists()
