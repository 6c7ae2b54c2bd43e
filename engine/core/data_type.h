#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace headlight {

/// How numbers are stored. Everything is computed in F32; the others are formats of weights at rest. The types from
/// Q8_0 on are ggml's (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md): blocks of numbers with a common
/// scale.
enum class DataType {
    F64,
    F32,
    F16,
    BF16,
    I64,
    I32,
    I16,
    I8,
    U8,
    Bool,
    Q8_0,
    Q4_0,
    Q4_1,
    Q5_0,
    Q5_1,
    Q2_K,
    Q3_K,
    Q4_K,
    Q5_K,
    Q6_K,
    IQ4_NL,
    IQ4_XS,
    MXFP4
};

/// The smallest part of a row that can be stored: one element, or a block of them.
struct BlockSize {
    std::int64_t values;
    std::int64_t bytes;
};

constexpr BlockSize block_size(DataType type) {
    switch (type) {
        case DataType::F64:
        case DataType::I64:
            return {1, 8};
        case DataType::F32:
        case DataType::I32:
            return {1, 4};
        case DataType::F16:
        case DataType::BF16:
        case DataType::I16:
            return {1, 2};
        case DataType::I8:
        case DataType::U8:
        case DataType::Bool:
            return {1, 1};
        case DataType::Q8_0:
            return {32, 34};
        case DataType::Q4_0:
        case DataType::IQ4_NL:
            return {32, 18};
        case DataType::Q4_1:
            return {32, 20};
        case DataType::Q5_0:
            return {32, 22};
        case DataType::Q5_1:
            return {32, 24};
        case DataType::Q2_K:
            return {256, 84};
        case DataType::Q3_K:
            return {256, 110};
        case DataType::Q4_K:
            return {256, 144};
        case DataType::Q5_K:
            return {256, 176};
        case DataType::Q6_K:
            return {256, 210};
        case DataType::IQ4_XS:
            return {256, 136};
        case DataType::MXFP4:
            return {32, 17};
    }
    return {1, 1};
}

/// Returns whether the type stores blocks instead of single elements.
constexpr bool is_quantized(DataType type) {
    return type >= DataType::Q8_0;
}

/// Returns whether the type stores numbers that a model can compute with, as they are or unpacked.
constexpr bool holds_weights(DataType type) {
    return type <= DataType::BF16 || is_quantized(type);
}

/// Bytes of `count` elements in a row: whole blocks, so that `count` must be a multiple of the block.
constexpr std::int64_t stored_size(DataType type, std::int64_t count) {
    return count / block_size(type).values * block_size(type).bytes;
}

/// Bytes of one element of a type without blocks.
constexpr std::size_t element_size(DataType type) {
    return static_cast<std::size_t>(block_size(type).bytes);
}

/// Where a block has its binary16 numbers, in bytes from its start: the scale and, where there is one, the minimum.
/// -1: none. All other bits of a block stand for finite numbers.
struct HalvesOfBlock {
    std::int64_t scale = -1;
    std::int64_t minimum = -1;
};

constexpr HalvesOfBlock halves_of_block(DataType type) {
    switch (type) {
        case DataType::Q8_0:
        case DataType::Q4_0:
        case DataType::Q5_0:
        case DataType::IQ4_NL:
        case DataType::IQ4_XS:
            return {0, -1};
        case DataType::Q4_1:
        case DataType::Q5_1:
        case DataType::Q4_K:
        case DataType::Q5_K:
            return {0, 2};
        case DataType::Q2_K:
            return {80, 82};
        case DataType::Q3_K:
            return {108, -1};
        case DataType::Q6_K:
            return {208, -1};
        default:
            return {-1, -1};
    }
}

std::string_view to_string(DataType type);

}  // namespace headlight
