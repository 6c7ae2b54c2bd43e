#pragma once

#include "backends/vulkan/shader_interface.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>

namespace headlight {

/// The compute shaders, by the names of their files: Shader::RmsNorm is shaders/rms_norm.comp. The build lists them.
enum class Shader {
#define HEADLIGHT_SHADER(name, words, subgroup_words) name,
#include "shaders/shader_rows.h"
};

inline constexpr Shader kShaders[] = {
#define HEADLIGHT_SHADER(name, words, subgroup_words) Shader::name,
#include "shaders/shader_rows.h"
};
inline constexpr std::size_t kShaderCount = std::size(kShaders);

/// Row of a shader for Vulkan: code, bindings and constants.
struct ShaderRow {
    std::span<const std::uint32_t> spirv;           ///< empty where the shader compiler could not build it
    std::span<const std::uint32_t> subgroup_spirv;  ///< for devices with subgroup operations; empty: the same for all
    ShaderInterface interface;                      ///< of both
};

const ShaderRow& shader_row(Shader shader);

/// Storage buffers of the shader that has most of them.
std::uint32_t most_storage_buffers();

}  // namespace headlight
