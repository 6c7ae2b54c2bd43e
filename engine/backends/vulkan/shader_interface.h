#pragma once

#include <cstdint>
#include <span>

namespace headlight {

/// Inputs of a shader at its dispatch.
struct ShaderInterface {
    std::uint32_t storage_buffers = 0;  ///< bindings, numbered from 0
    std::uint32_t parameter_bytes = 0;  ///< push constants: size of its struct of parameters (shaders/parameters.h)
};

/// Reads the interface from a shader's SPIR-V, as glslang writes it. Nothing for an empty one.
ShaderInterface interface_of(std::span<const std::uint32_t> spirv);

}  // namespace headlight
