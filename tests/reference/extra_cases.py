"""Tiny models without a case in the reference kit: their classes and configurations in transformers, by name.

`make_extra.py` writes them.
"""

import transformers as hf

# Cases that were added among others, with the number that they were made with. They do not count, so that those behind
# keep theirs, and with them their weights; put a new case here too, or last in its list.
OWN_NUMBERS = {"qwen2-moe-all-lm": 31, "lfm2-plain-lm": 34}


def numbered(cases: dict) -> list[tuple[int, str, tuple[str, hf.PreTrainedConfig]]]:
    """The number that seeds each case, its name, and what it is."""
    counted = [name for name in cases if name not in OWN_NUMBERS]
    numbers = {name: number for number, name in enumerate(counted)} | OWN_NUMBERS
    return [(numbers[name], name, case) for name, case in cases.items()]


def decoders() -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """Kinds of decoders without a case in the reference kit."""
    shape = dict(vocab_size=120, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, max_position_embeddings=64)
    ids = dict(bos_token_id=0, eos_token_id=1, pad_token_id=1)
    gpt_neo = dict(vocab_size=120, hidden_size=32, num_layers=2, num_heads=4, intermediate_size=48, max_position_embeddings=64)
    factors = {"short_factor": [1.0, 1.1, 1.2, 1.3], "long_factor": [1.0, 1.5, 2.0, 4.0]}
    return {
        "gpt-neo-lm": ("GPTNeoForCausalLM", hf.GPTNeoConfig(**gpt_neo, **ids, attention_types=[[["global", "local"], 1]], window_size=8)),
        "gemma-lm": ("GemmaForCausalLM", hf.GemmaConfig(**shape, **ids, num_key_value_heads=1, head_dim=16, intermediate_size=48)),
        "opt-post-norm-lm": ("OPTForCausalLM", hf.OPTConfig(**shape, **ids, ffn_dim=48, do_layer_norm_before=False, word_embed_proj_dim=16)),
        "falcon-new-lm": ("FalconForCausalLM", hf.FalconConfig(**shape, **ids, new_decoder_architecture=True, num_kv_heads=2, bias=False)),
        "phi3-longrope-lm": (
            "Phi3ForCausalLM",
            hf.Phi3Config(
                **shape, **ids, num_key_value_heads=2, intermediate_size=48, original_max_position_embeddings=20,
                rope_parameters={"rope_type": "longrope", "rope_theta": 10000.0, "partial_rotary_factor": 1.0, **factors},
            ),
        ),
        "qwen2-window-lm": (
            "Qwen2ForCausalLM",
            hf.Qwen2Config(
                **shape, **ids, num_key_value_heads=2, intermediate_size=48, use_sliding_window=True, sliding_window=7, max_window_layers=1,
            ),
        ),
        "mixtral-lm": ("MixtralForCausalLM", hf.MixtralConfig(**shape, **ids, num_key_value_heads=2, intermediate_size=24, num_local_experts=5)),
        "bloom-normed-sums-lm": (
            "BloomForCausalLM",
            hf.BloomConfig(**ids, vocab_size=120, hidden_size=32, n_layer=2, n_head=4, apply_residual_connection_post_layernorm=True),
        ),
        "phi-head-norms-lm": ("PhiForCausalLM", hf.PhiConfig(**shape, **ids, num_key_value_heads=2, intermediate_size=48, qk_layernorm=True)),
    } | llama_twins() | mixtures()


def llama_twins() -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """Decoders that differ little from Llama or GPT-2."""
    shape = dict(vocab_size=120, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=64)
    ids = dict(bos_token_id=0, eos_token_id=1, pad_token_id=1)
    dense, sparse = dict(intermediate_size=48), dict(intermediate_size=24)
    windows = dict(sliding_window=6, layer_types=["sliding_attention", "full_attention"])
    yarn = {"rope_type": "yarn", "rope_theta": 10000.0, "factor": 4.0, "original_max_position_embeddings": 8}
    plain = {"rope_type": "default", "rope_theta": 10000.0}
    granite = dict(embedding_multiplier=3.0, logits_scaling=4.0, residual_multiplier=0.5, attention_multiplier=0.3)
    bigcode = dict(vocab_size=120, n_embd=32, n_layer=2, n_head=4, n_inner=48, n_positions=64, **ids)
    return {
        "olmo-lm": ("OlmoForCausalLM", hf.OlmoConfig(**shape, **ids, **dense, clip_qkv=0.5)),
        "olmo3-lm": (
            "Olmo3ForCausalLM",
            hf.Olmo3Config(**shape, **ids, **dense, **windows, rope_parameters={"full_attention": yarn, "sliding_attention": plain}),
        ),
        "granite-lm": ("GraniteForCausalLM", hf.GraniteConfig(**shape, **ids, **dense, **granite)),
        "cohere-lm": ("CohereForCausalLM", hf.CohereConfig(**shape, **ids, **dense, use_qk_norm=True)),
        "cohere2-lm": ("Cohere2ForCausalLM", hf.Cohere2Config(**(shape | dict(num_hidden_layers=4)), **ids, **dense, sliding_window=6)),
        "stablelm-lm": ("StableLmForCausalLM", hf.StableLmConfig(**shape, **ids, **dense, use_qkv_bias=True)),
        "stablelm-head-norms-lm": (
            "StableLmForCausalLM",
            hf.StableLmConfig(**shape, **ids, **dense, qk_layernorm=True, use_parallel_residual=True),
        ),
        "glm-lm": ("GlmForCausalLM", hf.GlmConfig(**shape, **ids, **dense, head_dim=8)),
        "glm4-lm": ("Glm4ForCausalLM", hf.Glm4Config(**shape, **ids, **dense, head_dim=8)),
        "exaone4-lm": ("Exaone4ForCausalLM", hf.Exaone4Config(**shape, **ids, **dense, **windows)),
        "ministral-lm": ("MinistralForCausalLM", hf.MinistralConfig(**shape, **ids, **dense, **windows, head_dim=12)),
        "ministral3-lm": (
            "Ministral3ForCausalLM",
            hf.Ministral3Config(**shape, **ids, **dense, head_dim=12, rope_parameters={**yarn, "llama_4_scaling_beta": 0.4}),
        ),
        "gpt-bigcode-lm": ("GPTBigCodeForCausalLM", hf.GPTBigCodeConfig(**bigcode)),
        "gpt-bigcode-own-keys-lm": ("GPTBigCodeForCausalLM", hf.GPTBigCodeConfig(**bigcode, multi_query=False)),
        "granitemoe-lm": ("GraniteMoeForCausalLM", hf.GraniteMoeConfig(**shape, **ids, **sparse, **granite, num_local_experts=4)),
        "olmoe-lm": (
            "OlmoeForCausalLM",
            hf.OlmoeConfig(**shape, **ids, **sparse, num_experts=5, num_experts_per_tok=2, norm_topk_prob=False, clip_qkv=1.0),
        ),
        "qwen3-moe-lm": (
            "Qwen3MoeForCausalLM",
            hf.Qwen3MoeConfig(
                **shape, **ids, **dense, head_dim=12, moe_intermediate_size=24, num_experts=5, num_experts_per_tok=2, norm_topk_prob=True,
                mlp_only_layers=[1],
            ),
        ),
        "qwen3-moe-all-lm": (  # llama.cpp knows those only whose layers all have experts
            "Qwen3MoeForCausalLM",
            hf.Qwen3MoeConfig(
                **shape, **ids, **dense, head_dim=8, moe_intermediate_size=16, num_experts=4, num_experts_per_tok=2, norm_topk_prob=True,
            ),
        ),
    }


def mixtures() -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """Decoders with experts beside one that reads every token, and those whose layers do not all attend."""
    shape = dict(vocab_size=120, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, max_position_embeddings=64, intermediate_size=48)
    ids = dict(bos_token_id=0, eos_token_id=1, pad_token_id=1)
    latent = dict(num_key_value_heads=4, kv_lora_rank=16, qk_nope_head_dim=8, qk_rope_head_dim=4, v_head_dim=6)
    experts = dict(n_routed_experts=6, num_experts_per_tok=2, moe_intermediate_size=16, first_k_dense_replace=1)
    yarn = {"rope_type": "yarn", "rope_theta": 10000.0, "factor": 4.0, "original_max_position_embeddings": 8, "mscale": 1.0, "mscale_all_dim": 0.8}
    groups = dict(n_group=3, topk_group=2)
    granite = dict(num_key_value_heads=2, embedding_multiplier=3.0, logits_scaling=4.0, residual_multiplier=0.5, attention_multiplier=0.3)
    mamba = dict(mamba_n_heads=8, mamba_d_state=6, mamba_chunk_size=8, shared_intermediate_size=16)
    return {
        "deepseek-v3-lm": (
            "DeepseekV3ForCausalLM",
            hf.DeepseekV3Config(**shape, **ids, **latent, **experts, **groups, q_lora_rank=24, num_mtp_layers=0, rope_parameters=yarn),
        ),
        "deepseek-v3-halves-lm": (  # turns pairs of the halves, biases, weights of experts as they are
            "DeepseekV3ForCausalLM",
            hf.DeepseekV3Config(
                **shape, **ids, **latent, **experts, **groups, q_lora_rank=None, num_mtp_layers=0, rope_interleave=False, attention_bias=True,
                norm_topk_prob=False,
            ),
        ),
        "deepseek-v2-lm": (
            "DeepseekV2ForCausalLM",
            hf.DeepseekV2Config(
                **shape, **ids, **latent, **experts, **groups, q_lora_rank=None, topk_method="group_limited_greedy", routed_scaling_factor=2.0,
            ),
        ),
        "qwen2-moe-lm": (
            "Qwen2MoeForCausalLM",
            hf.Qwen2MoeConfig(
                **shape, **ids, num_key_value_heads=2, num_experts=5, num_experts_per_tok=2, moe_intermediate_size=16,
                shared_expert_intermediate_size=24, mlp_only_layers=[1], use_sliding_window=True, sliding_window=7, max_window_layers=1,
            ),
        ),
        "qwen2-moe-all-lm": (  # llama.cpp knows those only whose layers all have experts
            "Qwen2MoeForCausalLM",
            hf.Qwen2MoeConfig(
                **shape, **ids, num_key_value_heads=2, num_experts=4, num_experts_per_tok=2, moe_intermediate_size=16, shared_expert_intermediate_size=24,
            ),
        ),
        "glm4-moe-lm": (
            "Glm4MoeForCausalLM",
            hf.Glm4MoeConfig(
                **shape, **ids, **experts, num_key_value_heads=2, head_dim=12, attention_bias=True, use_qk_norm=True, routed_scaling_factor=1.5,
                num_mtp_layers=0,
            ),
        ),
        "lfm2-lm": (
            "Lfm2ForCausalLM",
            hf.Lfm2Config(
                **shape, **ids, num_key_value_heads=2, conv_bias=True, block_multiple_of=8, layer_types=["conv", "full_attention"],
            ),
        ),
        "lfm2-plain-lm": (  # llama.cpp knows those only whose convolutions have no bias
            "Lfm2ForCausalLM",
            hf.Lfm2Config(**shape, **ids, num_key_value_heads=2, block_multiple_of=8, layer_types=["conv", "full_attention"]),
        ),
        "qwen3-next-lm": (
            "Qwen3NextForCausalLM",
            hf.Qwen3NextConfig(
                **shape, **ids, num_key_value_heads=2, head_dim=8, num_experts=5, num_experts_per_tok=2, moe_intermediate_size=12,
                shared_expert_intermediate_size=16, linear_num_key_heads=2, linear_num_value_heads=4, linear_key_head_dim=8, linear_value_head_dim=6,
                layer_types=["linear_attention", "full_attention"],
            ),
        ),
        "glm4-moe-lite-lm": (
            "Glm4MoeLiteForCausalLM",
            hf.Glm4MoeLiteConfig(
                **shape, **ids, **latent, **(experts | dict(first_k_dense_replace=0)), q_lora_rank=24, routed_scaling_factor=1.8, num_mtp_layers=0,
                mlp_layer_types=["sparse", "dense"],
            ),
        ),
        "granite-hybrid-lm": (
            "GraniteMoeHybridForCausalLM",
            hf.GraniteMoeHybridConfig(
                **(shape | dict(intermediate_size=12)), **ids, **granite, **mamba, num_local_experts=4, mamba_n_groups=2, mamba_proj_bias=True,
                attention_bias=True, layer_types=["linear_attention", "full_attention"],
            ),
        ),
        "granite-hybrid-dense-lm": (  # without experts, with rotary positions
            "GraniteMoeHybridForCausalLM",
            hf.GraniteMoeHybridConfig(
                **shape, **ids, **granite, **mamba, num_local_experts=0, mamba_conv_bias=False, position_embedding_type="rope",
                layer_types=["full_attention", "linear_attention"],
            ),
        ),
    }


def encoders() -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """Heads of encoders, and kinds of them, without a case in the reference kit."""
    shape = dict(vocab_size=80, hidden_size=16, num_hidden_layers=2, num_attention_heads=2, intermediate_size=24, max_position_embeddings=48)
    labels = dict(id2label={0: "low", 1: "middle", 2: "high"})
    distil = dict(vocab_size=80, dim=16, n_layers=2, n_heads=2, hidden_dim=24, max_position_embeddings=48)
    modern = dict(shape, **labels, local_attention=6, pad_token_id=1, bos_token_id=0, eos_token_id=2, cls_token_id=0, sep_token_id=2)
    deberta = dict(shape, **labels, relative_attention=True, position_buckets=8, norm_rel_ebd="layer_norm", position_biased_input=False)
    apart = dict(share_att_key=False, type_vocab_size=2, position_biased_input=True, position_buckets=-1, norm_rel_ebd="none")
    roberta = dict(shape, **labels, pad_token_id=1, bos_token_id=0, eos_token_id=2)
    narrow = dict(embedding_size=8)
    nystrom = dict(shape, **labels, conv_kernel_size=5, pad_token_id=1, bos_token_id=0, eos_token_id=2)
    t5 = dict(vocab_size=80, d_model=16, d_kv=6, d_ff=24, num_layers=2, num_heads=2, pad_token_id=0, eos_token_id=1)
    return {
        "distilbert-cls": ("DistilBertForSequenceClassification", hf.DistilBertConfig(**distil, **labels)),
        "distilbert-ner": ("DistilBertForTokenClassification", hf.DistilBertConfig(**distil, **labels)),
        "distilbert-qa": ("DistilBertForQuestionAnswering", hf.DistilBertConfig(**distil)),
        "roberta-cls": ("RobertaForSequenceClassification", hf.RobertaConfig(**roberta)),
        "roberta-ner": ("RobertaForTokenClassification", hf.RobertaConfig(**roberta)),
        "roberta-qa": ("RobertaForQuestionAnswering", hf.RobertaConfig(**roberta)),
        "xlm-roberta-mlm": ("XLMRobertaForMaskedLM", hf.XLMRobertaConfig(**roberta)),
        "albert-cls": ("AlbertForSequenceClassification", hf.AlbertConfig(**shape, **narrow, **labels, num_hidden_groups=2)),
        "albert-sop": ("AlbertForPreTraining", hf.AlbertConfig(**shape, **narrow)),
        "albert-qa": ("AlbertForQuestionAnswering", hf.AlbertConfig(**shape, **narrow)),
        "electra-mlm": ("ElectraForMaskedLM", hf.ElectraConfig(**shape, **narrow)),
        "electra-cls": ("ElectraForSequenceClassification", hf.ElectraConfig(**shape, **labels, embedding_size=16)),
        "mpnet-base": ("MPNetModel", hf.MPNetConfig(**shape)),
        "mpnet-cls": ("MPNetForSequenceClassification", hf.MPNetConfig(**shape, **labels)),
        "modernbert-cls": ("ModernBertForSequenceClassification", hf.ModernBertConfig(**modern, classifier_pooling="mean")),
        "modernbert-ner": ("ModernBertForTokenClassification", hf.ModernBertConfig(**modern)),
        "modernbert-qa": ("ModernBertForQuestionAnswering", hf.ModernBertConfig(**modern)),
        "deberta-v2-cls": ("DebertaV2ForSequenceClassification", hf.DebertaV2Config(**deberta, share_att_key=True, pos_att_type="p2c|c2p")),
        "deberta-v2-ner": ("DebertaV2ForTokenClassification", hf.DebertaV2Config(**(deberta | apart), pos_att_type=["c2p"])),
        "deberta-v2-qa": ("DebertaV2ForQuestionAnswering", hf.DebertaV2Config(**deberta, share_att_key=True, pos_att_type=["p2c", "c2p"])),
        "nystromformer-cls": ("NystromformerForSequenceClassification", hf.NystromformerConfig(**nystrom, segment_means_seq_len=32, num_landmarks=32)),
        "nystromformer-ner": ("NystromformerForTokenClassification", hf.NystromformerConfig(**nystrom, segment_means_seq_len=26, num_landmarks=13)),
        "t5-encoder": ("T5EncoderModel", hf.T5Config(**t5, feed_forward_proj="relu")),
        "t5-gated-encoder": ("T5EncoderModel", hf.T5Config(**t5, feed_forward_proj="gated-gelu")),
        "roberta-rank": ("RobertaForSequenceClassification", hf.RobertaConfig(**(roberta | dict(id2label={0: "LABEL_0"})))),
        "albert-inner-mlm": (
            "AlbertForMaskedLM",
            hf.AlbertConfig(**(shape | dict(num_hidden_layers=4)), **narrow, num_hidden_groups=2, inner_group_num=2),
        ),
    } | bert_twins(shape, roberta)


def bert_twins(shape: dict, roberta: dict) -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """Encoders that differ little from BERT, RoBERTa or Llama."""
    first = dict(shape, relative_attention=True, pad_token_id=0)
    labels = dict(id2label={0: "low", 1: "middle", 2: "high"})
    esm = dict(shape, pad_token_id=1, mask_token_id=4)
    euro = dict(shape, num_key_value_heads=1, bos_token_id=0, eos_token_id=1, pad_token_id=1, mask_token_id=2)
    deep = dict(shape, num_hidden_layers=3)  # the factor of their sums depends on the number of layers
    return {
        "camembert-mlm": ("CamembertForMaskedLM", hf.CamembertConfig(**roberta)),
        "xlm-roberta-xl-mlm": ("XLMRobertaXLForMaskedLM", hf.XLMRobertaXLConfig(**roberta)),
        "deberta-mlm": ("DebertaForMaskedLM", hf.DebertaConfig(**first, pos_att_type=["c2p", "p2c"], position_biased_input=False)),
        "deberta-cls": (
            "DebertaForSequenceClassification",
            hf.DebertaConfig(**first, **labels, pos_att_type="p2c", max_relative_positions=6, type_vocab_size=2),
        ),
        "esm-mlm": ("EsmForMaskedLM", hf.EsmConfig(**esm, position_embedding_type="rotary", token_dropout=True)),
        "esm-learned-mlm": ("EsmForMaskedLM", hf.EsmConfig(**esm, emb_layer_norm_before=True, tie_word_embeddings=False)),
        "nomic-bert-mlm": ("NomicBertForMaskedLM", hf.NomicBertConfig(**shape, pad_token_id=0)),
        "eurobert-mlm": ("EuroBertForMaskedLM", hf.EuroBertConfig(**euro)),
        "jina-v3-mlm": ("JinaEmbeddingsV3ForMaskedLM", hf.JinaEmbeddingsV3Config(**roberta)),
        "gte-mlm": ("GteForMaskedLM", hf.GteConfig(**shape)),
        "gte-cls": ("GteForSequenceClassification", hf.GteConfig(**shape, **labels, pad_token_id=0, type_vocab_size=0)),
        "gte-ner": ("GteForTokenClassification", hf.GteConfig(**shape, **labels)),
        "esmc-mlm": ("EsmcForMaskedLM", hf.EsmcConfig(**deep)),
        "esmc-cls": ("EsmcForSequenceClassification", hf.EsmcConfig(**deep, **labels)),
        "esmc-ner": ("EsmcForTokenClassification", hf.EsmcConfig(**deep, **labels, attention_bias=True, mlp_bias=True)),
    }


def encoder_decoders() -> dict[str, tuple[str, hf.PreTrainedConfig]]:
    """T5 with the settings that llama.cpp takes for granted: distances up to 128. Its twins with fewer."""
    near = dict(relative_attention_num_buckets=8, relative_attention_max_distance=12)
    shape = dict(vocab_size=120, d_model=32, d_kv=8, d_ff=48, num_layers=2, num_heads=4)
    ids = dict(decoder_start_token_id=0, eos_token_id=1, pad_token_id=0)
    return {
        "t5-far": ("T5ForConditionalGeneration", hf.T5Config(**shape, **ids, feed_forward_proj="relu")),
        "t5-gated-far": (
            "T5ForConditionalGeneration",
            hf.T5Config(**shape, **ids, feed_forward_proj="gated-gelu", tie_word_embeddings=False),
        ),
        "mt5-seq2seq": ("MT5ForConditionalGeneration", hf.MT5Config(**shape, **ids, **near)),
        "umt5-seq2seq": ("UMT5ForConditionalGeneration", hf.UMT5Config(**shape, **ids, **near)),
    }
