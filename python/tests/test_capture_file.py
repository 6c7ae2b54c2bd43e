"""Files of the capture format, read and rebuilt with NumPy alone."""

import json

import numpy as np
import pytest

import headlight
from headlight.tensor_files import Tensor, publish, stage, tensor_of


def write(path, tensors, **layer):
    entry = {"name": "a", "layer": 0, "kind": "self", "queries": "text", "keys": "text", "scale": 0.5} | layer
    metadata = {"version": 2, "sequences": [{"name": "text", "text": "", "tokens": ["x"] * 3}], "layers": [entry]}
    publish([(stage(path, tensors, {"headlight_capture": json.dumps(metadata)}), path)])


def write_metadata(path, version, *layers):
    metadata = {"version": version, "sequences": [{"name": "text", "tokens": ["x"]}], "layers": [
        {"layer": 0, "queries": "text", "keys": "text", "scale": 1} | layer for layer in layers
    ]}
    publish([(stage(path, {}, {"headlight_capture": json.dumps(metadata)}), path)])


def test_version_1_calls_the_kind_stack(tmp_path):
    write_metadata(tmp_path / "run.safetensors", 1, {"name": "a", "stack": "cross"})
    layer = headlight.open_capture(tmp_path / "run.safetensors").layer(0, "cross")
    assert (layer.kind, layer.stage) == ("cross", None)


def test_a_version_to_come_is_refused(tmp_path):
    write_metadata(tmp_path / "run.safetensors", 3, {"name": "a", "kind": "self"})
    with pytest.raises(headlight.FormatError, match="version: 3 is not supported; supported versions: 1, 2"):
        headlight.open_capture(tmp_path / "run.safetensors")


def test_layers_are_found_by_kind_and_stage(tmp_path):
    write_metadata(
        tmp_path / "run.safetensors", 2, {"name": "a", "kind": "self", "stage": 0},
        {"name": "b", "kind": "self", "stage": 1}, {"name": "c", "kind": "channels", "stage": 1},
    )
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert run.layer(0).name == "a"
    assert run.layer(0, stage=1).name == "b"
    assert run.layer(0, "channels").name == "c"
    with pytest.raises(KeyError, match="no layer 1 of self, stage 1; captured layers: 0"):
        run.layer(1, stage=1)


def softmax(scores):
    exponents = np.exp(scores - scores.max(-1, keepdims=True))
    return exponents / exponents.sum(-1, keepdims=True)


@pytest.fixture
def numbers():
    random = np.random.default_rng(0)
    return random.normal(size=(4, 3, 2)).astype(np.float32), random.normal(size=(2, 3, 2)).astype(np.float32)


def scores_of(queries, keys):
    return 0.5 * queries @ np.repeat(keys, 2, axis=0).transpose(0, 2, 1)


def test_weights_follow_from_queries_and_grouped_keys(tmp_path, numbers):
    queries, keys = numbers
    write(tmp_path / "run.safetensors", {"queries.a": tensor_of(queries), "keys.a": tensor_of(keys)})
    run = headlight.open_capture(tmp_path / "run.safetensors")
    expected = softmax(scores_of(queries, keys))
    assert np.allclose(run.weights(run.layer(0)), expected, atol=1e-6)
    assert np.allclose(run.weights(run.layer(0), 2, rows=slice(1, 3)), expected[2, 1:3], atol=1e-6)


def test_causal_queries_are_the_last_positions_and_a_window_reaches_back(tmp_path, numbers):
    queries, keys = numbers
    write(
        tmp_path / "run.safetensors", {"queries.a": tensor_of(queries[:, 1:]), "keys.a": tensor_of(keys)},
        causal=True, window=2,
    )
    run = headlight.open_capture(tmp_path / "run.safetensors")
    allowed = np.array([[True, True, False], [False, True, True]])
    expected = softmax(np.where(allowed, scores_of(queries, keys)[:, 1:], -np.inf))
    assert np.allclose(run.weights(run.layer(0)), expected, atol=1e-6)


def test_soft_cap_bias_mask_and_sinks(tmp_path, numbers):
    queries, keys = numbers
    bias = np.arange(9, dtype=np.float32).reshape(1, 3, 3) / 9
    mask = np.array([[1, 1, 0], [1, 0, 1], [1, 1, 1]], np.uint8)
    sinks = np.array([0.5, -1, 2, 0], np.float32)
    tensors = {"queries.a": queries, "keys.a": keys, "bias.a": bias, "mask.a": mask, "sinks.a": sinks}
    write(tmp_path / "run.safetensors", {name: tensor_of(one) for name, one in tensors.items()}, soft_cap=2.0)
    run = headlight.open_capture(tmp_path / "run.safetensors")
    scores = np.where(mask == 1, 2 * np.tanh(scores_of(queries, keys) / 2) + bias, -np.inf)
    logits = np.concatenate([scores, np.broadcast_to(sinks[:, None, None], (4, 3, 1))], axis=-1)
    assert np.allclose(run.weights(run.layer(0)), softmax(logits)[..., :-1], atol=1e-6)


def test_bfloat16_is_read_without_torch(tmp_path, numbers):
    queries, keys = numbers
    stored = Tensor("BF16", queries.shape, (queries.view(np.uint32) >> 16).astype(np.uint16))
    write(tmp_path / "run.safetensors", {"queries.a": stored, "keys.a": tensor_of(keys)})
    run = headlight.open_capture(tmp_path / "run.safetensors")
    assert np.allclose(run.tensor("queries", run.layers[0]), queries, rtol=1e-2)


def test_files_are_those_of_the_safetensors_library(tmp_path, numbers):
    safetensors = pytest.importorskip("safetensors.numpy")
    write(tmp_path / "run.safetensors", {"queries.a": tensor_of(numbers[0]), "keys.a": tensor_of(numbers[1])})
    assert np.array_equal(safetensors.load_file(tmp_path / "run.safetensors")["queries.a"], numbers[0])


def test_files_that_are_wrong_are_refused_with_what_is_wrong(tmp_path, numbers):
    path = tmp_path / "run.safetensors"
    write(path, {"queries.a": tensor_of(numbers[0]), "keys.a": tensor_of(numbers[1])})
    whole = path.read_bytes()
    path.write_bytes(whole[:-4])
    with pytest.raises(headlight.FormatError, match="keys.a: expected 48 bytes"):
        headlight.open_capture(path)
    path.write_bytes(whole[:20])
    with pytest.raises(headlight.FormatError, match="ends before its header"):
        headlight.open_capture(path)
    publish([(stage(path, {}, {}), path)])
    with pytest.raises(headlight.FormatError, match="no headlight_capture"):
        headlight.open_capture(path)


def test_a_member_that_is_missing_is_named(tmp_path, numbers):
    path = tmp_path / "run.safetensors"
    write(path, {"queries.a": tensor_of(numbers[0]), "keys.a": tensor_of(numbers[1])})
    for member in ("scale", "kind", "layers"):
        path.write_bytes(path.read_bytes().replace(f'\\"{member}\\"'.encode(), f'\\"{member[::-1]}\\"'.encode()))
        with pytest.raises(headlight.FormatError, match=f"headlight_capture: the member '{member}' is missing"):
            headlight.open_capture(path)


def test_a_layer_that_is_not_there_names_those_that_are(tmp_path, numbers):
    write(tmp_path / "run.safetensors", {"queries.a": tensor_of(numbers[0]), "keys.a": tensor_of(numbers[1])})
    with pytest.raises(KeyError, match="captured layers: 0"):
        headlight.open_capture(tmp_path / "run.safetensors").layer(3)
