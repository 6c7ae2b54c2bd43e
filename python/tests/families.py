"""Tiny random models of many families, and the weights that eager attention says."""

from __future__ import annotations

from typing import Any

import numpy as np

_TEXT = {
    "vocab_size": 99, "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 4,
    "max_position_embeddings": 64, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "attn_pdrop": 0.0,
}
_GROUPED = {**_TEXT, "num_key_value_heads": 2, "head_dim": 8}
_WINDOW = {**_GROUPED, "sliding_window": 4}
_LATENT = {
    **_TEXT, "num_key_value_heads": 4, "q_lora_rank": 16, "kv_lora_rank": 16, "qk_nope_head_dim": 8,
    "qk_rope_head_dim": 8, "v_head_dim": 8, "n_routed_experts": 4, "num_experts_per_tok": 2, "n_group": 2,
    "topk_group": 1, "moe_intermediate_size": 16, "first_k_dense_replace": 1,
}
_EXPERTS = {**_GROUPED, "num_experts": 4, "num_local_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16}
_PAIR = {
    "vocab_size": 99, "d_model": 32, "encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 4,
    "decoder_attention_heads": 4, "encoder_ffn_dim": 48, "decoder_ffn_dim": 48, "max_position_embeddings": 64,
    "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2, "forced_eos_token_id": None,
}
_T5 = {
    "vocab_size": 99, "d_model": 32, "d_kv": 8, "d_ff": 48, "num_layers": 2, "num_decoder_layers": 2, "num_heads": 4,
}
_IMAGE = {
    "hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 2, "num_attention_heads": 4, "image_size": 24,
    "patch_size": 6, "num_channels": 3,
}

#: Family: the task of its auto class, and the fields of a tiny configuration.
FAMILIES: dict[str, tuple[str, dict[str, Any]]] = {
    "llama": ("decoder", _GROUPED), "mistral": ("decoder", _WINDOW), "mixtral": ("decoder", _EXPERTS),
    "qwen2": ("decoder", _GROUPED), "qwen3": ("decoder", _GROUPED), "qwen2_moe": ("decoder", _EXPERTS),
    "qwen3_moe": ("decoder", _EXPERTS), "gemma": ("decoder", _GROUPED), "gemma2": ("decoder", _WINDOW),
    "gemma3_text": ("decoder", _WINDOW), "phi": ("decoder", _TEXT), "phi3": ("decoder", _GROUPED),
    "olmo": ("decoder", _GROUPED), "olmo2": ("decoder", _GROUPED), "olmo3": ("decoder", _WINDOW),
    "olmoe": ("decoder", _EXPERTS), "granite": ("decoder", _GROUPED), "granitemoe": ("decoder", _EXPERTS),
    "cohere": ("decoder", _GROUPED), "cohere2": ("decoder", _WINDOW), "stablelm": ("decoder", _GROUPED),
    "starcoder2": ("decoder", _WINDOW), "smollm3": ("decoder", _GROUPED), "glm": ("decoder", _GROUPED),
    "glm4": ("decoder", _GROUPED), "exaone4": ("decoder", _WINDOW), "gpt_oss": ("decoder", _EXPERTS | {"sliding_window": 4}),
    "gpt2": ("decoder", {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64}),
    "gpt_neox": ("decoder", _TEXT), "gpt_bigcode": ("decoder", {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4}),
    "opt": ("decoder", _TEXT | {"ffn_dim": 48, "word_embed_proj_dim": 32}), "biogpt": ("decoder", _TEXT),
    "nemotron": ("decoder", _GROUPED), "helium": ("decoder", _GROUPED), "ernie4_5": ("decoder", _GROUPED),
    "seed_oss": ("decoder", _GROUPED), "hunyuan_v1_dense": ("decoder", _GROUPED), "arcee": ("decoder", _GROUPED),
    "ministral": ("decoder", _WINDOW), "apertus": ("decoder", _GROUPED), "deepseek_v2": ("decoder", _LATENT),
    "deepseek_v3": ("decoder", _LATENT), "bitnet": ("decoder", _GROUPED), "diffllama": ("decoder", _GROUPED),
    "persimmon": ("decoder", _TEXT), "lfm2": ("decoder", _GROUPED | {"full_attn_idxs": [1]}),
    "qwen3_next": ("decoder", _EXPERTS | {"num_hidden_layers": 4, "linear_num_value_heads": 4, "linear_num_key_heads": 2,
                                          "linear_key_head_dim": 8, "linear_value_head_dim": 8}),
    "bert": ("encoder", _TEXT), "roberta": ("encoder", _TEXT), "xlm-roberta": ("encoder", _TEXT),
    "camembert": ("encoder", _TEXT), "electra": ("encoder", _TEXT | {"embedding_size": 32}),
    "distilbert": ("encoder", {"vocab_size": 99, "dim": 32, "hidden_dim": 48, "n_layers": 2, "n_heads": 4}),
    "albert": ("encoder", _TEXT | {"embedding_size": 16}), "ernie": ("encoder", _TEXT), "esm": ("encoder", _TEXT),
    "modernbert": ("encoder", _TEXT | {"local_attention": 4, "global_attn_every_n_layers": 2}),
    "eurobert": ("encoder", _GROUPED),
    "data2vec-text": ("encoder", _TEXT), "xlm-roberta-xl": ("encoder", _TEXT), "mobilebert": ("encoder", _TEXT),
    "t5": ("pair", _T5), "mt5": ("pair", _T5), "umt5": ("pair", _T5), "bart": ("pair", _PAIR), "mbart": ("pair", _PAIR),
    "marian": ("pair", _PAIR), "pegasus": ("pair", _PAIR), "m2m_100": ("pair", _PAIR), "blenderbot": ("pair", _PAIR),
    "plbart": ("pair", _PAIR), "blenderbot-small": ("pair", _PAIR),
    "vit": ("image", _IMAGE), "deit": ("image", _IMAGE), "dinov2": ("image", _IMAGE | {"mlp_ratio": 2}),
    "dinov2_with_registers": ("image", _IMAGE | {"mlp_ratio": 2, "num_register_tokens": 2}),
    "siglip_vision_model": ("image", _IMAGE), "clip_vision_model": ("image", _IMAGE), "vit_msn": ("image", _IMAGE),
    "ijepa": ("image", _IMAGE), "clip_text_model": ("encoder", _TEXT),
    "phimoe": ("decoder", _EXPERTS), "llama4_text": ("decoder", _EXPERTS | {"intermediate_size_mlp": 48, "attention_chunk_size": 32}),
    "glm4_moe": ("decoder", _EXPERTS | {"n_routed_experts": 4, "n_group": 1, "topk_group": 1, "first_k_dense_replace": 1}),
    "hunyuan_v1_moe": ("decoder", _EXPERTS), "flex_olmo": ("decoder", _EXPERTS), "doge": ("decoder", _GROUPED),
    "ernie4_5_moe": ("decoder", _EXPERTS | {"moe_num_experts": 4, "moe_k": 2}), "ministral3": ("decoder", _GROUPED),
    "vaultgemma": ("decoder", _WINDOW), "cwm": ("decoder", _WINDOW), "olmo_hybrid": ("decoder", _GROUPED),
    "jamba": ("decoder", _EXPERTS | {"attn_layer_period": 1, "attn_layer_offset": 0}),
    "nomic_bert": ("encoder", _TEXT), "jina_embeddings_v3": ("encoder", _TEXT), "roc_bert": ("encoder", _TEXT),
    "roberta-prelayernorm": ("encoder", _TEXT), "bert-generation": ("encoder", _TEXT),
    "nllb-moe": ("pair", _PAIR | {"num_experts": 4}),
    "yolos": ("image", _IMAGE | {"image_size": [24, 24], "num_detection_tokens": 2}), "dinov3_vit": ("image", _IMAGE),
    "pixtral": ("image", _IMAGE),
}


def make(family: str, seed: int = 0) -> Any:
    """Random model of a family, in evaluation mode."""
    import torch
    from transformers import AutoConfig, AutoModel, AutoModelForCausalLM, AutoModelForSeq2SeqLM

    task, fields = FAMILIES[family]
    known = AutoConfig.for_model(family)
    config = AutoConfig.for_model(family, **{name: value for name, value in fields.items() if hasattr(known, name) or name in _TEXT})
    torch.manual_seed(seed)
    maker = {"decoder": AutoModelForCausalLM, "pair": AutoModelForSeq2SeqLM}.get(task, AutoModel)
    model = maker.from_config(config).eval()
    if task == "pair":
        model.generation_config.decoder_start_token_id = 0
    if task in ("pair", "image"):
        return model
    with torch.no_grad():  # sharper than new models are, so that errors show
        for name, weights in model.named_parameters():
            if weights.ndim == 2 and any(part in name.lower() for part in ("q_", "query", "k_", "key", "qkv", ".q.", ".k.")):
                weights.mul_(4)
    return model


def inputs_of(family: str, batch: int = 1) -> dict[str, Any]:
    """Inputs of a model of the family, from a fixed seed."""
    import torch

    generator = torch.Generator().manual_seed(1)
    task, fields = FAMILIES[family]
    if task == "image":
        return {"pixel_values": torch.randn(batch, 3, 24, 24, generator=generator)}
    ids = torch.randint(3, 99, (batch, 11), generator=generator)
    if task == "pair":
        return {"input_ids": ids, "decoder_input_ids": torch.randint(3, 99, (batch, 7), generator=generator)}
    return {"input_ids": ids}


def eager_weights(model: Any, inputs: dict[str, Any]) -> dict[str, list[np.ndarray]]:
    """Weights [batch, heads, queries, keys] of each layer by kind, as the model's own code says them."""
    import torch

    before = model.config._attn_implementation
    model.set_attn_implementation("eager")
    with torch.no_grad():
        outputs = model(**inputs, output_attentions=True)
    model.set_attn_implementation(before)
    found = {}
    for kind, name in (("self", "attentions"), ("encoder", "encoder_attentions"), ("decoder", "decoder_attentions"),
                        ("cross", "cross_attentions")):
        layers = getattr(outputs, name, None)
        if layers is not None:
            found[kind] = [one.float().numpy() for one in layers if one is not None]
    return found
