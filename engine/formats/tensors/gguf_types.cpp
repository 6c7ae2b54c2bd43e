#include "formats/tensors/gguf_types.h"

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

constexpr GgufTensorType computed(std::uint32_t number, std::string_view name, DataType type) {
    return {number, name, block_size(type), type};
}

constexpr GgufTensorType listed(std::uint32_t number, std::string_view name, std::int64_t values, std::int64_t bytes) {
    return {number, name, {values, bytes}, {}};
}

constexpr GgufTensorType removed(std::uint32_t number, std::string_view name) {
    return {number, name, {1, 0}, {}};
}

constexpr GgufTensorType kTypes[] = {
    computed(0, "F32", DataType::F32),
    computed(1, "F16", DataType::F16),
    computed(2, "Q4_0", DataType::Q4_0),
    computed(3, "Q4_1", DataType::Q4_1),
    removed(4, "Q4_2"),
    removed(5, "Q4_3"),
    computed(6, "Q5_0", DataType::Q5_0),
    computed(7, "Q5_1", DataType::Q5_1),
    computed(8, "Q8_0", DataType::Q8_0),
    computed(10, "Q2_K", DataType::Q2_K),
    computed(11, "Q3_K", DataType::Q3_K),
    computed(12, "Q4_K", DataType::Q4_K),
    computed(13, "Q5_K", DataType::Q5_K),
    computed(14, "Q6_K", DataType::Q6_K),
    listed(16, "IQ2_XXS", 256, 66),
    listed(17, "IQ2_XS", 256, 74),
    listed(18, "IQ3_XXS", 256, 98),
    listed(19, "IQ1_S", 256, 50),
    computed(20, "IQ4_NL", DataType::IQ4_NL),
    listed(21, "IQ3_S", 256, 110),
    listed(22, "IQ2_S", 256, 82),
    computed(23, "IQ4_XS", DataType::IQ4_XS),
    computed(24, "I8", DataType::I8),
    computed(25, "I16", DataType::I16),
    computed(26, "I32", DataType::I32),
    computed(27, "I64", DataType::I64),
    computed(28, "F64", DataType::F64),
    listed(29, "IQ1_M", 256, 56),
    computed(30, "BF16", DataType::BF16),
    removed(31, "Q4_0_4_4"),
    removed(32, "Q4_0_4_8"),
    removed(33, "Q4_0_8_8"),
    listed(34, "TQ1_0", 256, 54),
    listed(35, "TQ2_0", 256, 66),
    removed(36, "IQ4_NL_4_4"),
    removed(37, "IQ4_NL_4_8"),
    removed(38, "IQ4_NL_8_8"),
    computed(39, "MXFP4", DataType::MXFP4),
    listed(40, "NVFP4", 64, 36),
};

}  // namespace

const GgufTensorType* find_gguf_tensor_type(std::uint32_t number) {
    const auto* found = std::ranges::find(kTypes, number, &GgufTensorType::number);
    return found == std::end(kTypes) ? nullptr : found;
}

}  // namespace headlight
