#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace headlight {

/// The compute shaders, by the names of their files.
enum class Shader {
    Embedding,
    Linear,
    LinearFewRows,
    LinearTiles,
    LinearTilesFp16,
    LinearCooperative,  // empty where the shader compiler could not build it
    LayerNorm,
    Add,
    Activation,
    Columns,
    Rows,
    Attention,
    AttentionSummary,
    HeadMetrics,
    AttentionWeights,
    AttentionPooled,
    PoolRows,
    ValueNorms,
    RmsNorm,
    Rotary,
    Gated,
    Scale,
    Convolution
};
inline constexpr std::size_t kShaderCount = static_cast<std::size_t>(Shader::Convolution) + 1;

/// What Vulkan must know of a shader.
struct ShaderRow {
    std::string_view name;
    std::span<const std::uint32_t> spirv;
    std::uint32_t bindings;                           ///< storage buffers, numbered from 0
    std::uint32_t parameter_bytes;                    ///< size of its push constants
    std::span<const std::uint32_t> subgroup_spirv{};  ///< for devices with subgroup operations; empty: the same for all
};

const ShaderRow& shader_row(Shader shader);

}  // namespace headlight
