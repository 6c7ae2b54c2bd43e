"""The program rebuilds the weights of eager attention from captures, for every family; set HEADLIGHT_PROGRAM to it."""

import os

import numpy as np
import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")

import families

import headlight

pytestmark = pytest.mark.skipif("HEADLIGHT_PROGRAM" not in os.environ, reason="HEADLIGHT_PROGRAM is not set")


@pytest.mark.parametrize("family", families.FAMILIES)
def test_the_program_rebuilds_the_weights(family, tmp_path, recwarn):
    model = families.make(family)
    inputs = families.inputs_of(family)
    expected = {kind: layers for kind, layers in families.eager_weights(model, inputs).items() if layers}
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**inputs)
    found = headlight.attention(tmp_path / "run.safetensors").kinds
    assert set(found) == set(expected)
    for kind, layers in expected.items():
        assert np.abs(found[kind].values - np.stack([layer[0] for layer in layers])).max() <= 1e-6


def test_a_text_that_was_generated_is_shown_with_its_tokens(tmp_path):
    from transformers import AutoModelForCausalLM, AutoTokenizer

    folder = headlight.model_info("story-decoder")["folder"]
    tokenizer = AutoTokenizer.from_pretrained(folder)
    model = AutoModelForCausalLM.from_pretrained(folder)
    with headlight.capture(model, tmp_path / "run.safetensors", tokenizer=tokenizer) as recording:
        model.generate(**tokenizer("Once upon a time", return_tensors="pt"), max_new_tokens=8, do_sample=False)
    page = headlight.show(recording)
    assert "upon" in page.html
    assert "<svg" in headlight.figure(recording, view="grid", metric="entropy").svg
