#!/usr/bin/env python3
"""Writes cases of `models` as GGUF files with llama.cpp's own converter, into `gguf_converted`.

    python make_gguf.py LLAMA_CPP [CASE ...]

LLAMA_CPP is a source tree of llama.cpp (the folder `vendor/llama.cpp` of the source package of llama-cpp-python 0.3.36 was used). Tensors keep
the precision that the case has. The files have no tokenizer. Some cases have settings that no real model of their kind has and that the
converter therefore does not write or takes for granted; `adjust` puts those in.
"""

import math
import sys
from pathlib import Path

HERE = Path(__file__).parent
CASES = (
    "bert-cls", "bloom-lm", "distilbert-cls", "distilbert-mlm", "falcon-lm", "falcon-new-lm", "gemma-lm", "gemma2-lm", "gpt-neox-lm", "gpt-oss-lm", "llama-rope-linear", "llama-rope-llama3", "llama-rope-yarn", "mixtral-lm", "modernbert-cls",
    "olmo2-lm", "phi-lm", "phi3-lm", "phi3-longrope-lm", "qwen3-lm", "roberta-cls", "roberta-rank", "smollm3-lm", "starcoder2-lm", "t5-encoder", "t5-far", "t5-gated-encoder",
    "t5-gated-far", "xlm-roberta-cls", "olmo-lm", "olmo3-lm", "olmoe-lm", "granite-lm", "granitemoe-lm", "cohere-lm", "cohere2-lm", "stablelm-lm",
    "glm4-lm", "exaone4-lm", "gpt-bigcode-lm", "qwen3-moe-all-lm", "deepseek-v2-lm", "deepseek-v3-lm", "glm-lm", "glm4-moe-lm", "eurobert-mlm", "neobert-mlm", "qwen2-moe-all-lm", "lfm2-plain-lm",
    "ministral3-lm", "nomic-bert-mlm", "granite-hybrid-lm", "granite-hybrid-dense-lm", "qwen3-next-lm",
)
# Classes of which the converter knows the model without its head.
HEADLESS = {"EuroBertForMaskedLM": "EuroBertModel", "NomicBertForMaskedLM": "NomicBertModel"}
# What published folders say, and those of transformers do not.
PUBLISHED = {
    "nomic-bert-mlm": {
        "n_positions": 8192, "activation_function": "swiglu", "causal": False, "prenorm": False, "qkv_proj_bias": False, "mlp_fc1_bias": False,
        "mlp_fc2_bias": False, "rotary_emb_fraction": 1.0, "rotary_emb_interleaved": False, "rotary_emb_scale_base": None, "rotary_emb_base": 1000,
    },
    "granite-hybrid-lm": {"layer_types": ["mamba", "attention"]},
    "granite-hybrid-dense-lm": {"layer_types": ["attention", "mamba"]},
}


def adjust(case: str, model) -> None:
    """What the converter does not take from the configuration of this case."""
    writer = model.gguf_writer
    if case == "falcon-lm":  # a key head for all queries, whatever num_kv_heads says
        model.hparams.pop("num_kv_heads", None)
    elif case == "gpt-neox-lm":  # an older name
        model.hparams["rotary_pct"] = model.hparams["rope_parameters"]["partial_rotary_factor"]
    elif case == "phi-lm":  # Phi-2 has four times the hidden size, and as many key heads as heads
        feed_forward, key_heads = writer.add_feed_forward_length, writer.add_head_count_kv
        writer.add_feed_forward_length = lambda _: feed_forward(model.hparams["intermediate_size"])
        writer.add_head_count_kv = lambda _: key_heads(model.hparams["num_key_value_heads"])
    elif case == "gemma2-lm":  # only the largest model has another scale than the head size gives
        writer.add_attention_scale(model.hparams["query_pre_attn_scalar"] ** -0.5)
    elif case == "modernbert-cls":  # the real ones have both keys, and this number of layers in between
        writer.add_layer_norm_eps(model.hparams["norm_eps"])
    elif case == "roberta-rank":  # what llama-quantize makes of a matrix of one row
        add_tensor = writer.add_tensor
        writer.add_tensor = lambda name, tensor, **more: add_tensor(name, tensor[0] if name == "cls.output.weight" else tensor, **more)
    elif case == "gpt-bigcode-lm":  # StarCoder has four times the hidden size
        bigcode_feed_forward = writer.add_feed_forward_length
        writer.add_feed_forward_length = lambda _: bigcode_feed_forward(model.hparams["n_inner"])
    elif case == "olmoe-lm":  # real ones have no limit
        writer.add_clamp_kqv(model.hparams["clip_qkv"])
    elif case == "cohere2-lm":  # an older name
        model.hparams["rotary_pct"] = 1.0
    elif case == "deepseek-v3-lm":  # real ones stretch angles and scores by the same factor, which leaves none for the former
        rotary = model.hparams["rope_parameters"]
        stretched, of_all = (1 + 0.1 * rotary[name] * math.log(rotary["factor"]) for name in ("mscale", "mscale_all_dim"))
        writer.add_rope_scaling_attn_factors(stretched / of_all)
    elif case == "eurobert-mlm":  # of a classifier, and not of those that the converter knows
        model.hparams.pop("classifier_pooling", None)
    elif case == "glm-lm":  # an older name
        model.hparams["layernorm_epsilon"] = model.hparams["rms_norm_eps"]
    elif case == "ministral3-lm":  # real ones state a weight that leaves no factor of turned values
        model.impl.rope_parameters["mscale_all_dim"] = 0.0
        model.impl.set_vocab = lambda: None
    elif case == "granite-hybrid-dense-lm":  # real ones with a state space have no positions
        writer.add_rope_scaling_finetuned = lambda _, add=writer.add_rope_scaling_finetuned: add(True)
    elif case == "starcoder2-lm":  # llama.cpp computes this model without its window
        writer.add_sliding_window(model.hparams["sliding_window"])


def main() -> None:
    llama_cpp = Path(sys.argv[1])
    sys.path[:0] = [str(llama_cpp / "gguf-py"), str(llama_cpp)]
    import gguf
    import safetensors
    import torch
    from conversion import ModelBase, ModelType, get_model_architecture, get_model_class

    file_types = {torch.float16: gguf.LlamaFileType.MOSTLY_F16, torch.bfloat16: gguf.LlamaFileType.MOSTLY_BF16}
    for case in sys.argv[2:] or CASES:
        folder = HERE / "models" / case
        with safetensors.safe_open(folder / "model.safetensors", "pt") as tensors:
            stored = {tensors.get_tensor(name).dtype for name in tensors.keys()}
        file_type = file_types.get(stored.pop(), gguf.LlamaFileType.ALL_F32) if len(stored) == 1 else gguf.LlamaFileType.ALL_F32
        architecture = get_model_architecture(ModelBase.load_hparams(folder, False), ModelType.TEXT)
        kind = get_model_class(HEADLESS.get(architecture, architecture))
        kind.set_vocab = lambda self: None
        kind.no_mtp = True  # layers that predict further ahead, which cases do not have
        kind._is_tokenizer_xlmroberta = lambda self: False  # of NomicBERT, which there are two kinds of
        if architecture in HEADLESS:
            kind.filter_tensors = classmethod(lambda _, item, keep=kind.filter_tensors: None if item[0].startswith(("lm_head.", "cls.")) else keep((item[0].removeprefix("nomic_bert."), item[1])))
        with torch.inference_mode():
            hparams = ModelBase.load_hparams(folder, False) | PUBLISHED.get(case, {})
            model = kind(folder, file_type, HERE / "gguf_converted" / (case + ".gguf"), hparams=hparams)
            adjust(case, model)
            model.write()


if __name__ == "__main__":
    main()
