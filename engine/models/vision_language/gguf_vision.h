#pragma once

#include "models/blocks/gguf/gguf_model.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// Fields of image encoders that read images of one size.
inline constexpr GgufField kGgufTowerFields[] = {
    {"vision_config.image_size", "clip.vision.image_size"},
    {"vision_config.patch_size", "clip.vision.patch_size"},
    {"vision_config.hidden_size", "clip.vision.embedding_length"},
    {"vision_config.intermediate_size", "clip.vision.feed_forward_length"},
    {"vision_config.num_hidden_layers", "clip.vision.block_count"},
    {"vision_config.num_attention_heads", "clip.vision.attention.head_count"},
    {"vision_config.layer_norm_eps", "clip.vision.attention.layer_norm_epsilon"},
};

/// Tensors of CLIP's and SigLIP's image encoders.
inline constexpr GgufTensor kGgufTowerTensors[] = {
    {"v.patch_embd", "embeddings.patch_embedding"},
    {"v.position_embd", "embeddings.position_embedding"},
    {"v.blk.*.ln1", "encoder.layers.*.layer_norm1"},
    {"v.blk.*.attn_q", "encoder.layers.*.self_attn.q_proj"},
    {"v.blk.*.attn_k", "encoder.layers.*.self_attn.k_proj"},
    {"v.blk.*.attn_v", "encoder.layers.*.self_attn.v_proj"},
    {"v.blk.*.attn_out", "encoder.layers.*.self_attn.out_proj"},
    {"v.blk.*.ln2", "encoder.layers.*.layer_norm2"},
    {"v.blk.*.ffn_up", "encoder.layers.*.mlp.fc1"},
    {"v.blk.*.ffn_down", "encoder.layers.*.mlp.fc2"},
    {"v.post_ln", "post_layernorm"},
};

/// Fields of Qwen's image encoders, which read images of any size.
inline constexpr GgufField kGgufQwenTowerFields[] = {
    {"vision_config.patch_size", "clip.vision.patch_size"},
    {"vision_config.hidden_size", "clip.vision.embedding_length"},
    {"vision_config.depth", "clip.vision.block_count"},
    {"vision_config.num_heads", "clip.vision.attention.head_count"},
};

/// Tensors that Qwen's image encoders share.
inline constexpr GgufTensor kGgufQwenTowerTensors[] = {
    {"v.patch_embd", "patch_embed.proj", GgufForm::Frames},
    {"v.patch_embd.weight.1", "", GgufForm::Field},
    {"v.position_embd", "", GgufForm::Field},  // zeros, in files of an older script
    {"v.blk.*.ln1", "blocks.*.norm1"},
    {"v.blk.*.attn_qkv", "blocks.*.attn.qkv"},
    {"v.blk.*.attn_q", "blocks.*.attn.q"},
    {"v.blk.*.attn_k", "blocks.*.attn.k"},
    {"v.blk.*.attn_v", "blocks.*.attn.v"},
    {"v.blk.*.attn_out", "blocks.*.attn.proj"},
    {"v.blk.*.ln2", "blocks.*.norm2"},
};

/// Tokens by which images stand in Qwen's texts.
inline constexpr GgufToken kGgufQwenTokens[] = {
    {"image_token_id", "<|image_pad|>"},
    {"vision_start_token_id", "<|vision_start|>"},
    {"vision_end_token_id", "<|vision_end|>"},
};

const GgufMetadata& image_metadata(const GgufStore& files);

/// A whole number from 1 to `most`. Throws Error(Format) where the key is absent and there is no other value.
std::int64_t image_number(const GgufMetadata& metadata, const char* key, std::int64_t most, std::int64_t otherwise = 0);

/// Numbers of layers that have a tensor of this name before and after the number, ascending.
std::vector<std::int64_t> layers_with_tensor(const GgufFile& file, std::string_view start, std::string_view end);

/// Adds the activation of the image encoder, GELU of this name where the file says no more.
void add_image_activation(const GgufMetadata& metadata, const std::string& gelu, GgufFields& fields);

/// The width within the feed-forward networks, which old files do not state.
std::int64_t inner_width_of_image_encoder(const GgufStore& files);

/// Adds what Qwen's text models have beside other decoders: the pairs that turn by time, by row and by column.
void add_qwen_axes(const GgufStore& file, const std::string& name, GgufFields& fields);

/// Adds what the three image encoders of Qwen share.
void add_qwen_image_fields(const GgufStore& files, GgufFields& fields);

/// Adds the preprocessing of Qwen's images, of so many pixels where the file does not say.
void add_qwen_preprocessing(const GgufMetadata& metadata, std::int64_t least_pixels, std::int64_t most_pixels,
                            GgufFields& fields);

}  // namespace headlight
