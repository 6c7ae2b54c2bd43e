#include "core/block_numbers.h"
#include "functions.h"
#include "level.h"

namespace headlight::HEADLIGHT_LEVEL {
namespace {

std::uint32_t stored_at(const std::byte* bytes, std::int64_t index) {
    std::uint16_t stored;
    __builtin_memcpy(&stored, bytes + index * 2, sizeof stored);
    return stored;
}

void unpack_halves(const std::byte* bytes, std::int64_t count, float* out) {
    const std::int64_t whole = count / kLanes * kLanes;
    for (std::int64_t i = 0; i < whole; i += kLanes) store(out + i, load_halves(bytes + i * 2));
    for (std::int64_t i = whole; i < count; ++i) out[i] = decode_half(stored_at(bytes, i));
}

/// Whole blocks. Each value comes out as core/block_numbers.h says, to the last bit: a product, rounded, and a sum.
template <typename Block>
void unpack_blocks(const std::byte* bytes, std::int64_t count, float* out) {
    const auto* block = reinterpret_cast<blocks::Bytes>(bytes);
    for (std::int64_t first = 0; first < count; first += Block::kSize.values, block += Block::kSize.bytes) {
        alignas(64) std::int8_t buffer[Block::kSize.values];
        float scales[Block::kGroups];
        float offsets[Block::kGroups];
        const std::int8_t* numbers = Block::read(block, buffer, scales, offsets);
#pragma GCC unroll 16
        for (int group = 0; group < Block::kGroups; ++group) {
            const Packet scale = broadcast(scales[group]);
#pragma GCC unroll 8
            for (int i = 0; i < Block::kGroup; i += kLanes, numbers += kLanes, out += kLanes) {
                const Packet product = multiply(scale, load_small_numbers(numbers));
                store(out, Block::kOffsets ? add(product, broadcast(offsets[group])) : product);
            }
        }
    }
}

void unpack_quantized(const std::byte* bytes, DataType type, std::int64_t count, float* out) {
    blocks::with_block(type, [&](auto tag) { unpack_blocks<typename decltype(tag)::Block>(bytes, count, out); });
}

/// Values [begin, begin + count) of one block.
void unpack_within_block(const std::byte* block, DataType type, std::int64_t begin, std::int64_t count, float* out) {
    float values[256];
    unpack_quantized(block, type, block_size(type).values, values);
    __builtin_memcpy(out, values + begin, static_cast<std::size_t>(count) * sizeof(float));
}

}  // namespace

void unpack(const std::byte* bytes, DataType type, std::int64_t count, float* out) {
    if (type == DataType::F16) {
        unpack_halves(bytes, count, out);
    } else if (type == DataType::BF16) {
        for (std::int64_t i = 0; i < count; ++i) out[i] = decode_bfloat(stored_at(bytes, i));
    } else if (is_quantized(type)) {
        unpack_quantized(bytes, type, count, out);
    } else {
        __builtin_memcpy(out, bytes, static_cast<std::size_t>(count) * sizeof(float));
    }
}

void unpack_row(const WeightMatrix& weight, std::int64_t row, std::int64_t column, std::int64_t count, float* out) {
    const BlockSize size = block_size(weight.type);
    const std::byte* bytes = weight.bytes + stored_size(weight.type, row * weight.stride);
    std::int64_t begin = weight.first_column + column;
    const std::int64_t end = begin + count;
    const auto block = [&](std::int64_t at) { return bytes + at / size.values * size.bytes; };
    if (begin % size.values != 0) {
        const std::int64_t part = smaller(end, round_up(begin, size.values)) - begin;
        unpack_within_block(block(begin), weight.type, begin % size.values, part, out);
        begin += part;
        out += part;
    }
    const std::int64_t whole = (end - begin) / size.values * size.values;
    unpack(block(begin), weight.type, whole, out);
    if (begin + whole < end)
        unpack_within_block(block(begin + whole), weight.type, 0, end - begin - whole, out + whole);
}

}  // namespace headlight::HEADLIGHT_LEVEL
