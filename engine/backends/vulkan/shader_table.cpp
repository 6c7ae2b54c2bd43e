#include "backends/vulkan/shader_table.h"

#include "backends/vulkan/content_hash.h"
#include "backends/vulkan/vulkan_backend.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

using std::uint32_t;
constexpr std::span<const uint32_t> kNoWords;
#include "shaders/shader_words.h"

using ShaderTable = std::array<ShaderRow, kShaderCount>;

const ShaderTable& shaders() {
    static const ShaderTable table = {{
#define HEADLIGHT_SHADER(name, words, subgroup_words) {words, subgroup_words, interface_of(words)},
#include "shaders/shader_rows.h"
    }};
    return table;
}

}  // namespace

std::uint64_t shader_version() {
    std::uint64_t hash = kHashBegin;
    for (const ShaderRow& row : shaders())
        hash = hash_more(hash_more(hash, std::as_bytes(row.spirv)), std::as_bytes(row.subgroup_spirv));
    return hash;
}

const ShaderRow& shader_row(Shader shader) {
    return shaders()[static_cast<std::size_t>(shader)];
}

std::uint32_t most_storage_buffers() {
    std::uint32_t most = 0;
    for (const ShaderRow& row : shaders()) most = std::max(most, row.interface.storage_buffers);
    return most;
}

}  // namespace headlight
