#!/usr/bin/env python3
"""Writes cases of `models` with images as pairs of GGUF files with llama.cpp's own converter, into `gguf_pairs`: the text model and its image encoder (mmproj).

    python make_gguf_pairs.py LLAMA_CPP [CASE ...]

LLAMA_CPP is a source tree of llama.cpp, as for make_gguf.py. The tokenizer is that of the case, written as the converter writes those of real models. Some cases
have settings that no real model of their kind has and that the converter therefore does not write; `adjust_text` and `adjust_image` put those in.
"""

import json
import runpy
import sys
import tempfile
import types
from pathlib import Path

HERE = Path(__file__).parent
CASES = ("gemma3", "qwen2-vl", "qwen2.5-vl", "qwen3-vl", "idefics3", "llava", "internvl")
# Published models of these kinds name the class of their text model.
TEXT_CLASSES = {"idefics3": "VLlama3ForCausalLM", "internvl": "Qwen2ForCausalLM"}
# The layout of the publisher, which has this class, is the one that the converter reads; the image encoder of transformers' has names that it knows too.
IMAGE_CLASSES = {"internvl": "InternVisionModel"}
PRE_TOKENIZERS = {"qwen2-vl": "qwen2", "qwen2.5-vl": "qwen2", "qwen3-vl": "qwen2", "idefics3": "gpt-2", "internvl": "qwen2"}


def write_tokenizer(case: str, writer, gguf) -> None:
    """The tokenizer.json of the case."""
    folder = HERE / "models" / case
    content = json.loads((folder / "tokenizer.json").read_text(encoding="utf-8"))
    config = json.loads((folder / "tokenizer_config.json").read_text(encoding="utf-8"))
    added = {token["id"]: token for token in content["added_tokens"]}
    pieces = {id: piece for piece, id in content["model"]["vocab"].items()} | {id: token["content"] for id, token in added.items()}
    kinds, scores = [], []
    merges = [merge if isinstance(merge, list) else merge.split(" ") for merge in content["model"]["merges"]]
    ranks = {"".join(merge): rank for rank, merge in reversed(list(enumerate(merges)))}
    for id in range(len(pieces)):
        kind = gguf.TokenType.BYTE if pieces[id].startswith("<0x") else gguf.TokenType.NORMAL
        if id in added:
            kind = gguf.TokenType.CONTROL if added[id]["special"] else gguf.TokenType.USER_DEFINED
        kinds.append(kind)
        scores.append(-float(ranks.get(pieces[id], len(merges))))
    sentence_pieces = case not in PRE_TOKENIZERS
    writer.add_tokenizer_model("llama" if sentence_pieces else "gpt2")
    writer.add_tokenizer_pre(PRE_TOKENIZERS.get(case, "default"))
    writer.add_token_list([pieces[id] for id in range(len(pieces))])
    writer.add_token_types(kinds)
    if sentence_pieces:
        writer.add_token_scores(scores)
        writer.add_add_space_prefix(case != "gemma3")
    else:
        writer.add_token_merges([" ".join(merge) for merge in merges])
    ids = {token["content"]: id for id, token in added.items()}
    for role, add in (("bos", writer.add_bos_token_id), ("eos", writer.add_eos_token_id), ("pad", writer.add_pad_token_id), ("unk", writer.add_unk_token_id)):
        token = config.get(role + "_token")
        if token is not None:
            add(ids[token if isinstance(token, str) else token["content"]])
    writer.add_add_bos_token(sentence_pieces)


def adjust_text(case: str, model, _) -> None:
    """What the converter does not take from the configuration of this case."""
    if case == "gemma3":  # all but the largest model have the scale that the head size gives, and every sixth layer without a window
        text = model.hparams
        model.gguf_writer.add_attention_scale(text["query_pre_attn_scalar"] ** -0.5)
        model.gguf_writer.add_sliding_window_pattern([kind == "sliding_attention" for kind in text["layer_types"]])


def adjust_image(case: str, model, gguf) -> None:
    """The same of the image encoder."""
    writer, folder = model.gguf_writer, HERE / "models" / case
    if case == "internvl":  # names of the publisher's layout
        settings = json.loads((folder / "preprocessor_config.json").read_text(encoding="utf-8"))
        model.tensor_map = gguf.get_tensor_name_map(gguf.MODEL_ARCH.MMPROJ, 8)  # it has the projector's layers only up to the number of the encoder's
        model.min_dynamic_tiles, model.max_dynamic_tiles = settings["min_patches"], settings["max_patches"]
    if case.startswith("qwen"):  # llama.cpp takes bounds of its own, unless the file has some
        size = json.loads((folder / "preprocessor_config.json").read_text(encoding="utf-8"))["size"]
        writer.add_uint32("clip.vision.image_min_pixels", size["shortest_edge"])
        writer.add_uint32("clip.vision.image_max_pixels", size["longest_edge"])
    if case == "qwen2.5-vl":  # all published models have windows of 112 pixels
        writer.add_uint32("clip.vision.window_size", model.hparams["window_size"])


class ClipTower:
    """What llama.cpp's script for LLaVA takes from transformers' CLIPVisionModel, of which recent versions call the tensors otherwise."""

    def __init__(self, folder: Path, layers: int):
        import safetensors.torch

        tensors = safetensors.torch.load_file(folder / "model.safetensors")
        self.projector = {name: tensor.float() for name, tensor in tensors.items() if "multi_modal_projector" in name}
        self.tensors = {name.split("vision_tower.", 1)[1]: tensor.float() for name, tensor in tensors.items() if "vision_tower." in name}
        self.layers = list(range(layers))
        self.vision_model = types.SimpleNamespace(encoder=types.SimpleNamespace(layers=self.layers))

    def state_dict(self) -> dict:
        dropped = f"encoder.layers.{len(self.layers)}."
        return {name: tensor for name, tensor in self.tensors.items() if dropped not in name}


def write_clip(case: str, llama_cpp: Path, out: Path) -> None:
    """The image encoder of LLaVA, which only an older script of llama.cpp writes."""
    import torch

    folder = HERE / "models" / case
    vision = json.loads((folder / "config.json").read_text(encoding="utf-8"))["vision_config"]
    tower = ClipTower(folder, vision["num_hidden_layers"])
    sys.modules["transformers"] = types.SimpleNamespace(
        CLIPModel=None, CLIPProcessor=None, SiglipVisionModel=None, CLIPVisionModel=types.SimpleNamespace(from_pretrained=lambda _: tower))
    with tempfile.TemporaryDirectory() as work:
        (Path(work) / "config.json").write_text(json.dumps(vision | {"_name_or_path": case}), encoding="utf-8")
        torch.save(tower.projector, Path(work) / "llava.projector")
        script = llama_cpp / "tools" / "mtmd" / "legacy-models" / "convert_image_encoder_to_gguf.py"
        sys.argv = [str(script), "-m", work, "--clip-model-is-vision", "--use-f32", "--llava-projector", f"{work}/llava.projector"]
        runpy.run_path(str(script), run_name="__main__")
        (Path(work) / "mmproj-model-f32.gguf").replace(out)


def main() -> None:
    llama_cpp = Path(sys.argv[1])
    sys.path[:0] = [str(llama_cpp / "gguf-py"), str(llama_cpp)]
    import gguf
    import torch
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    for case in sys.argv[2:] or CASES:
        folder, out = HERE / "models" / case, HERE / "gguf_pairs" / case
        out.mkdir(parents=True, exist_ok=True)
        hparams = ModelBase.load_hparams(folder, False)
        text = get_model_class(TEXT_CLASSES.get(case) or get_model_architecture(hparams, ModelType.TEXT))
        text.set_vocab = lambda self, case=case: write_tokenizer(case, self.gguf_writer, gguf)
        stored = gguf.LlamaFileType.MOSTLY_F16 if hparams.get("dtype") == "float16" else gguf.LlamaFileType.MOSTLY_BF16
        kinds = [(text, adjust_text, f"{case}.gguf")]
        if case == "llava":
            write_clip(case, llama_cpp, out / f"mmproj-{case}.gguf")
        else:
            image = get_model_class(IMAGE_CLASSES.get(case) or get_model_architecture(hparams, ModelType.MMPROJ), mmproj=True)
            if case == "internvl":
                image.filter_tensors = classmethod(lambda _, item, keep=image.filter_tensors: keep(("model." + item[0], item[1])))
            kinds.append((image, adjust_image, f"mmproj-{case}.gguf"))
        with torch.inference_mode():
            for kind, adjust, name in kinds:
                model = kind(folder, stored, out / name)
                adjust(case, model, gguf)
                model.write()


if __name__ == "__main__":
    main()
