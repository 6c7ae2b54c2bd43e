"""What `headlight.capture` promises beside the weights: outputs, batches, generation, refusals, and whole files."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("transformers")

import families

import headlight


def weights_of(path, layer=0, kind=None):
    run = headlight.open_capture(path)
    return run.weights(run.layer(layer, kind))


def test_the_implementation_is_restored_and_generate_is_the_models_own(tmp_path):
    model = families.make("gemma2")
    before = model.config._attn_implementation
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**families.inputs_of("gemma2"))
        assert model.config._attn_implementation.startswith("headlight")
    assert model.config._attn_implementation == before
    assert "generate" not in vars(model)
    assert not any(module._forward_pre_hooks for module in model.modules())


def test_an_exception_in_the_block_leaves_no_file(tmp_path):
    model = families.make("llama")
    with pytest.raises(KeyboardInterrupt), headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**families.inputs_of("llama"))
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    assert model.config._attn_implementation == "sdpa"


def test_a_call_that_raised_is_no_run(tmp_path):
    model = families.make("llama")
    inputs = families.inputs_of("llama")
    last = model.model.layers[-1]
    with headlight.capture(model, tmp_path / "run.safetensors") as run, torch.no_grad():
        hook = last.register_forward_pre_hook(lambda *_: (_ for _ in ()).throw(RuntimeError("out of memory")))
        with pytest.raises(RuntimeError):
            model(**inputs)
        hook.remove()
        model(**inputs)
    assert run.files == [tmp_path / "run.safetensors"]


def test_a_function_that_stood_in_for_generate_comes_back(tmp_path):
    model = families.make("llama")
    own = model.generate
    model.generate = lambda *args, **kwargs: own(*args, **kwargs)
    stand_in = model.generate
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**families.inputs_of("llama"))
    assert vars(model)["generate"] is stand_in


def test_an_open_capture_stays_what_it_was_when_its_file_is_replaced(tmp_path):
    path = tmp_path / "run.safetensors"
    model = families.make("llama")
    inputs = families.inputs_of("llama")
    with headlight.capture(model, path), torch.no_grad():
        model(**inputs)
    before = headlight.open_capture(path)
    expected = np.array(before.weights(before.layer(0, None)))
    with headlight.capture(model, path), torch.no_grad():
        model(**{name: tensor[:, :-1] for name, tensor in inputs.items()})
    np.testing.assert_array_equal(before.weights(before.layer(0, None)), expected)


def test_a_failed_write_leaves_the_older_file(tmp_path, monkeypatch):
    model = families.make("llama")
    path = tmp_path / "run.safetensors"
    path.write_text("older")

    def full_disk(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError), headlight.capture(model, path), torch.no_grad():
        model(**families.inputs_of("llama"))
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("family", ["llama", "bert", "gemma2", "gpt_oss"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_batch_is_one_file_an_item_without_padding(tmp_path, family, side):
    model = families.make(family)
    ids = families.inputs_of(family, batch=2)["input_ids"]
    mask = torch.ones_like(ids)
    padding = slice(0, 3) if side == "left" else slice(8, 11)
    mask[1, padding] = 0
    with headlight.capture(model, tmp_path / "run.safetensors") as recording, torch.no_grad():
        model(input_ids=ids, attention_mask=mask)
    assert [file.name for file in recording.files] == ["run-0.safetensors", "run-1.safetensors"]
    run = headlight.open_capture(recording.files[1])
    assert run.sequences["text"]["ids"] == ids[1][mask[1].bool()].tolist()
    expected = families.eager_weights(model, {"input_ids": ids, "attention_mask": mask})["self"]
    kept = mask[1].bool().numpy()
    for layer in run.layers:
        wanted = expected[layer.layer][1][:, kept][:, :, kept]
        assert np.abs(run.weights(layer) - wanted).max() < 1e-6


@pytest.mark.parametrize("family", ["llama", "gemma3_text", "gpt2", "deepseek_v3"])
def test_generation_keeps_the_queries_of_all_steps(tmp_path, family):
    model = families.make(family)
    ids = families.inputs_of(family)["input_ids"]
    with headlight.capture(model, tmp_path / "run.safetensors"):
        written = model.generate(ids, max_new_tokens=6, min_new_tokens=6, do_sample=False)
    read = written[:, :-1]  # the last token is never read
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run.sequences["text"]["ids"] == read[0].tolist()
    expected = families.eager_weights(model, {"input_ids": read})["self"]
    for layer in run.layers:
        assert layer.causal
        assert np.abs(run.weights(layer) - expected[layer.layer][0]).max() < 2e-6


def test_generation_without_a_cache_is_the_same_run(tmp_path):
    model = families.make("llama")
    ids = families.inputs_of("llama")["input_ids"]
    with headlight.capture(model, tmp_path / "run.safetensors"):
        written = model.generate(ids, max_new_tokens=4, min_new_tokens=4, do_sample=False, use_cache=False)
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run.sequences["text"]["ids"] == written[0, :-1].tolist()


@pytest.mark.parametrize("family", ["t5", "bart"])
def test_generation_of_an_encoder_decoder_has_three_kinds_of_attention(tmp_path, family):
    model = families.make(family)
    ids = families.inputs_of(family)["input_ids"]
    with headlight.capture(model, tmp_path / "run.safetensors"):
        written = model.generate(ids, max_new_tokens=5, min_new_tokens=5, do_sample=False)
    read = written[:, :-1]
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run.sequences["source"]["ids"] == ids[0].tolist()
    assert run.sequences["target"]["ids"] == read[0].tolist()
    expected = families.eager_weights(model, {"input_ids": ids, "decoder_input_ids": read})
    for layer in run.layers:
        assert np.abs(run.weights(layer) - expected[layer.kind][layer.layer][0]).max() < 2e-6


def test_a_text_that_ended_early_has_no_padding(tmp_path):
    model = families.make("llama")
    ids = families.inputs_of("llama", batch=2)["input_ids"]
    step = [0]

    def end_first(_, scores):
        step[0] += 1
        forced = torch.full_like(scores, -1e9)
        forced[0, 2 if step[0] == 2 else 5] = 0
        forced[1, 6] = 0
        return forced

    with headlight.capture(model, tmp_path / "run.safetensors") as recording:
        model.generate(ids, max_new_tokens=6, do_sample=False, logits_processor=[end_first])
    runs = [headlight.open_capture(file).sequences["text"]["ids"] for file in recording.files]
    assert runs[0] == ids[0].tolist() + [5, 2]
    assert runs[1] == ids[1].tolist() + [6] * 5


def test_two_calls_are_two_runs_and_a_cache_continues_one(tmp_path):
    model = families.make("llama")
    ids = families.inputs_of("llama")["input_ids"]
    with headlight.capture(model, tmp_path / "two.safetensors") as two, torch.no_grad():
        model(ids[:, :5])
        model(ids[:, 5:])
    assert len(two.files) == 2
    with headlight.capture(model, tmp_path / "one.safetensors") as one, torch.no_grad():
        cache = model(ids[:, :5], use_cache=True).past_key_values
        model(ids[:, 5:], past_key_values=cache)
    assert len(one.files) == 1
    expected = families.eager_weights(model, {"input_ids": ids})["self"][0][0]
    assert np.abs(weights_of(one.files[0]) - expected).max() < 1e-6


def test_keys_from_before_the_block_are_kept(tmp_path):
    model = families.make("llama")
    ids = families.inputs_of("llama")["input_ids"]
    with torch.no_grad():
        cache = model(ids[:, :5], use_cache=True).past_key_values
        with headlight.capture(model, tmp_path / "run.safetensors"):
            model(ids[:, 5:], past_key_values=cache)
    expected = families.eager_weights(model, {"input_ids": ids})["self"][0][0]
    found = weights_of(tmp_path / "run.safetensors")
    assert found.shape == (4, 6, 11)
    assert np.abs(found - expected[:, 5:]).max() < 1e-6


@pytest.mark.parametrize("family", ["gemma2", "gpt_oss"])
def test_soft_caps_and_sinks_are_computed_in_row_blocks(tmp_path, family, monkeypatch):
    monkeypatch.setattr("headlight.attention_function.ROWS_AT_ONCE", 4)
    model = families.make(family)
    inputs = families.inputs_of(family)
    with torch.no_grad():
        model.set_attn_implementation("eager")
        before = model(**inputs).logits
        with headlight.capture(model, tmp_path / "run.safetensors"):
            after = model(**inputs).logits
    assert torch.allclose(before, after, atol=1e-5)
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert (run.layers[0].soft_cap is not None) == (family == "gemma2")
    assert (run.tensor("sinks", run.layers[0]) is not None) == (family == "gpt_oss")


def test_grouped_keys_are_not_repeated_and_values_are_there_when_asked_for(tmp_path):
    model = families.make("llama")
    with headlight.capture(model, tmp_path / "run.safetensors", values=True), torch.no_grad():
        model(**families.inputs_of("llama"))
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run.tensor("queries", run.layers[0]).shape == (4, 11, 8)
    assert run.tensor("keys", run.layers[0]).shape == (2, 11, 8)
    assert run.tensor("values", run.layers[0]).shape == (2, 11, 8)


def test_layers_are_chosen_by_number_or_by_the_name_of_their_module(tmp_path):
    model = families.make("llama")
    for chosen in (1, [1], "*.layers.1.*"):
        with headlight.capture(model, tmp_path / "run.safetensors", layers=chosen), torch.no_grad():
            model(**families.inputs_of("llama"))
        assert [layer.layer for layer in headlight.open_capture(tmp_path / "run.safetensors").layers] == [1]


@pytest.mark.parametrize("dtype, stored", [("float16", "F16"), (torch.bfloat16, "BF16"), (None, "F32")])
def test_numbers_are_stored_in_the_type_that_was_asked_for(tmp_path, dtype, stored):
    model = families.make("llama")
    inputs = families.inputs_of("llama")
    with headlight.capture(model, tmp_path / "run.safetensors", dtype=dtype), torch.no_grad():
        model(**inputs)
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run._tensors.dtype(f"queries.{run.layers[0].name}") == stored
    expected = families.eager_weights(model, inputs)["self"][0][0]
    assert np.abs(run.weights(run.layers[0]) - expected).max() < (2e-3 if stored == "F16" else 2e-2)


def test_shared_layers_have_a_number_for_each_time_they_run(tmp_path):
    model = families.make("albert")
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**families.inputs_of("albert"))
    assert [layer.layer for layer in headlight.open_capture(tmp_path / "run.safetensors").layers] == [0, 1]


def test_a_folder_is_named_without_the_folders_above_it(tmp_path):
    from transformers import AutoModelForCausalLM

    families.make("llama").save_pretrained(tmp_path / "my-llama")
    model = AutoModelForCausalLM.from_pretrained(tmp_path / "my-llama")
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**families.inputs_of("llama"))
    assert headlight.open_capture(tmp_path / "run.safetensors").metadata["model"] == "my-llama"


def test_models_without_the_interface_are_refused_by_name(tmp_path):
    from transformers import FalconConfig, FalconModel

    model = FalconModel(FalconConfig(vocab_size=99, hidden_size=32, num_hidden_layers=1, num_attention_heads=4))
    with pytest.raises(headlight.CaptureError, match="FalconModel.*headlight.show"):
        headlight.capture(model, tmp_path / "run.safetensors")


def test_beam_search_is_refused_with_what_to_do(tmp_path):
    model = families.make("llama")
    with pytest.raises(headlight.CaptureError, match="num_beams=2"), headlight.capture(model, tmp_path / "run.safetensors"):
        model.generate(families.inputs_of("llama")["input_ids"], num_beams=2, max_new_tokens=3)
    assert list(tmp_path.iterdir()) == []


def test_a_block_in_which_nothing_ran_says_so(tmp_path):
    with pytest.raises(headlight.CaptureError, match="No attention of LlamaForCausalLM"):
        with headlight.capture(families.make("llama"), tmp_path / "run.safetensors"):
            pass


def test_wrong_arguments_name_the_argument(tmp_path):
    model = families.make("llama")
    with pytest.raises(ValueError, match="path: expected"):
        headlight.capture(model, tmp_path / "run.npz")
    with pytest.raises(ValueError, match="dtype: expected one of float32"):
        headlight.capture(model, tmp_path / "run.safetensors", dtype="int8")
    with pytest.raises(headlight.CaptureError, match="found Linear"):
        headlight.capture(torch.nn.Linear(1, 1), tmp_path / "run.safetensors")


@pytest.mark.parametrize("offload", ["cpu_offload", "disk_offload"])
def test_layers_that_accelerate_keeps_elsewhere_are_captured(tmp_path, offload):
    accelerate = pytest.importorskip("accelerate")
    model = families.make("llama")
    inputs = families.inputs_of("llama")
    expected = families.eager_weights(model, inputs)["self"]
    folder = [tmp_path] if offload == "disk_offload" else []
    getattr(accelerate, offload)(model, *folder, execution_device="cpu")
    with headlight.capture(model, tmp_path / "run.safetensors"), torch.no_grad():
        model(**inputs)
    run = headlight.open_capture(tmp_path / "run.safetensors")
    for layer in run.layers:
        assert np.abs(run.weights(layer) - expected[layer.layer][0]).max() < 1e-6


@pytest.mark.parametrize("size, batch", [(24, 1), (24, 2)])
def test_windows_of_images_are_refused(tmp_path, size, batch):
    from transformers import SwinConfig, SwinModel

    model = SwinModel(SwinConfig(image_size=size, patch_size=3, embed_dim=16, depths=[2], num_heads=[2], window_size=4))
    with pytest.raises(headlight.CaptureError, match="within windows"), torch.no_grad():
        with headlight.capture(model, tmp_path / "run.safetensors"):
            model(torch.randn(batch, 3, size, size))
