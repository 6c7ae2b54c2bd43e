#include "backends/vulkan/shader_table.h"

#include "backends/vulkan/content_hash.h"
#include "backends/vulkan/vulkan_backend.h"
#include "shaders/parameters.h"

#include <array>
#include <cstddef>

namespace headlight {

namespace {

using std::uint32_t;
#include "shaders/activation.spv.h"
#include "shaders/add.spv.h"
#include "shaders/attention.spv.h"
#include "shaders/attention_pooled.spv.h"
#include "shaders/attention_subgroups.spv.h"
#include "shaders/attention_summary.spv.h"
#include "shaders/attention_weights.spv.h"
#include "shaders/columns.spv.h"
#include "shaders/convolution.spv.h"
#include "shaders/embedding.spv.h"
#include "shaders/gated.spv.h"
#include "shaders/head_metrics.spv.h"
#include "shaders/layer_norm.spv.h"
#include "shaders/layer_norm_subgroups.spv.h"
#include "shaders/linear.spv.h"
#ifdef HEADLIGHT_COOPERATIVE_MATRICES
#include "shaders/linear_cooperative.spv.h"
#else
constexpr std::span<const uint32_t> k_linear_cooperative_spirv;
#endif
#include "shaders/linear_few_rows.spv.h"
#include "shaders/linear_few_rows_subgroups.spv.h"
#include "shaders/linear_tiles.spv.h"
#include "shaders/linear_tiles_fp16.spv.h"
#include "shaders/pool_rows.spv.h"
#include "shaders/rms_norm.spv.h"
#include "shaders/rms_norm_subgroups.spv.h"
#include "shaders/rotary.spv.h"
#include "shaders/rows.spv.h"
#include "shaders/scale.spv.h"
#include "shaders/value_norms.spv.h"
#include "shaders/value_norms_subgroups.spv.h"

// What GLSL assumes of the structs that both sides read.
static_assert(sizeof(shader::EmbeddingParameters) == 20 && offsetof(shader::EmbeddingParameters, weight_type) == 16);
static_assert(sizeof(shader::LinearParameters) == 48 && offsetof(shader::LinearParameters, activation) == 44);
static_assert(sizeof(shader::LayerNormParameters) == 24 && offsetof(shader::LayerNormParameters, epsilon) == 20);
static_assert(sizeof(shader::ElementParameters) == 12 && offsetof(shader::ElementParameters, activation) == 8);
static_assert(sizeof(shader::RowsParameters) == 16 && offsetof(shader::RowsParameters, bound_rows) == 12);
static_assert(sizeof(shader::CopyParameters) == 24 && offsetof(shader::CopyParameters, block_stride) == 20);
static_assert(sizeof(shader::RmsNormParameters) == 16 && offsetof(shader::RmsNormParameters, epsilon) == 12);
static_assert(sizeof(shader::RotaryParameters) == 24 && offsetof(shader::RotaryParameters, first) == 20);
static_assert(sizeof(shader::ScaleParameters) == 12 && offsetof(shader::ScaleParameters, softcap) == 8);
static_assert(sizeof(shader::ConvolutionParameters) == 16 &&
              offsetof(shader::ConvolutionParameters, weight_type) == 12);
static_assert(sizeof(shader::AttentionParameters) == 116 && offsetof(shader::AttentionParameters, row_blocks) == 112);
static_assert(sizeof(shader::HeadMetricsParameters) == 12 && offsetof(shader::HeadMetricsParameters, queries) == 8);
static_assert(sizeof(shader::PoolRowsParameters) == 28 && offsetof(shader::PoolRowsParameters, mean) == 24);
static_assert(sizeof(shader::ValueNormsParameters) == 52 && offsetof(shader::ValueNormsParameters, input_output) == 48);

constexpr std::array<ShaderRow, kShaderCount> kShaders{{
    {"embedding", k_embedding_spirv, 3, sizeof(shader::EmbeddingParameters)},
    {"linear", k_linear_spirv, 4, sizeof(shader::LinearParameters)},
    {"linear_few_rows", k_linear_few_rows_spirv, 4, sizeof(shader::LinearParameters),
     k_linear_few_rows_subgroups_spirv},
    {"linear_tiles", k_linear_tiles_spirv, 4, sizeof(shader::LinearParameters)},
    {"linear_tiles_fp16", k_linear_tiles_fp16_spirv, 4, sizeof(shader::LinearParameters)},
    {"linear_cooperative", k_linear_cooperative_spirv, 4, sizeof(shader::LinearParameters)},
    {"layer_norm", k_layer_norm_spirv, 4, sizeof(shader::LayerNormParameters), k_layer_norm_subgroups_spirv},
    {"add", k_add_spirv, 3, sizeof(shader::ElementParameters)},
    {"activation", k_activation_spirv, 2, sizeof(shader::ElementParameters)},
    {"columns", k_columns_spirv, 2, sizeof(shader::CopyParameters)},
    {"rows", k_rows_spirv, 3, sizeof(shader::RowsParameters)},
    {"attention", k_attention_spirv, 11, sizeof(shader::AttentionParameters), k_attention_subgroups_spirv},
    {"attention_summary", k_attention_summary_spirv, 10, sizeof(shader::AttentionParameters)},
    {"head_metrics", k_head_metrics_spirv, 2, sizeof(shader::HeadMetricsParameters)},
    {"attention_weights", k_attention_weights_spirv, 7, sizeof(shader::AttentionParameters)},
    {"attention_pooled", k_attention_pooled_spirv, 7, sizeof(shader::AttentionParameters)},
    {"pool_rows", k_pool_rows_spirv, 2, sizeof(shader::PoolRowsParameters)},
    {"value_norms", k_value_norms_spirv, 3, sizeof(shader::ValueNormsParameters), k_value_norms_subgroups_spirv},
    {"rms_norm", k_rms_norm_spirv, 3, sizeof(shader::RmsNormParameters), k_rms_norm_subgroups_spirv},
    {"rotary", k_rotary_spirv, 3, sizeof(shader::RotaryParameters)},
    {"gated", k_gated_spirv, 3, sizeof(shader::ElementParameters)},
    {"scale", k_scale_spirv, 2, sizeof(shader::ScaleParameters)},
    {"convolution", k_convolution_spirv, 4, sizeof(shader::ConvolutionParameters)},
}};

}  // namespace

std::uint64_t shader_version() {
    std::uint64_t hash = kHashBegin;
    for (const ShaderRow& row : kShaders)
        hash = hash_more(hash_more(hash, std::as_bytes(row.spirv)), std::as_bytes(row.subgroup_spirv));
    return hash;
}

const ShaderRow& shader_row(Shader shader) {
    return kShaders[static_cast<std::size_t>(shader)];
}

}  // namespace headlight
