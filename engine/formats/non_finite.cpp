#include "formats/non_finite.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <vector>

namespace headlight {

namespace {

// A number is NaN or infinite exactly if all bits of its exponent are set. Without an early end, so that the loop is
// vectorised.
template <typename Bits>
bool any_with_exponent(std::span<const std::byte> bytes, Bits exponent) {
    unsigned found = 0;
    for (std::size_t i = 0; i + sizeof(Bits) <= bytes.size(); i += sizeof(Bits)) {
        Bits bits;
        std::memcpy(&bits, bytes.data() + i, sizeof(Bits));
        found |= static_cast<unsigned>((bits & exponent) == exponent);
    }
    return found != 0;
}

// Blocks stand for finite numbers unless their scales do not.
bool any_non_finite_scale(DataType type, std::span<const std::byte> blocks) {
    const auto size = static_cast<std::size_t>(block_size(type).bytes);
    unsigned found = 0;
    for (const std::int64_t half : {halves_of_block(type).scale, halves_of_block(type).minimum}) {
        if (half < 0) continue;
        for (auto at = static_cast<std::size_t>(half); at + 2 <= blocks.size(); at += size) {
            std::uint16_t bits;
            std::memcpy(&bits, blocks.data() + at, sizeof bits);
            found |= static_cast<unsigned>((bits & 0x7C00U) == 0x7C00U);
        }
    }
    return found != 0;
}

bool any_non_finite(DataType type, std::span<const std::byte> bytes) {
    if (is_quantized(type)) return any_non_finite_scale(type, bytes);
    switch (type) {
        case DataType::F64:
            return any_with_exponent<std::uint64_t>(bytes, 0x7FF0'0000'0000'0000U);
        case DataType::F32:
            return any_with_exponent<std::uint32_t>(bytes, 0x7F80'0000U);
        case DataType::F16:
            return any_with_exponent<std::uint16_t>(bytes, 0x7C00U);
        case DataType::BF16:
            return any_with_exponent<std::uint16_t>(bytes, 0x7F80U);
        default:
            return false;
    }
}

}  // namespace

std::vector<std::string> tensors_with_non_finite_values(const WeightStore& weights, ThreadPool& pool) {
    constexpr std::size_t kAboutPiece = std::size_t{1} << 20;
    struct Piece {
        std::size_t tensor;
        DataType type;
        std::span<const std::byte> bytes;
    };
    std::vector<std::string> names = weights.names();
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!weights.computable(names[i])) continue;
        const TensorView view = *weights.find(names[i]);  // of memory that `weights` keeps
        const auto block = static_cast<std::size_t>(block_size(view.type).bytes);
        const std::size_t piece = kAboutPiece / block * block;
        for (std::size_t at = 0; at < view.bytes.size(); at += piece)
            pieces.push_back({i, view.type, view.bytes.subspan(at, std::min(piece, view.bytes.size() - at))});
    }
    std::vector<std::atomic<bool>> damaged(names.size());
    pool.for_each(static_cast<std::int64_t>(pieces.size()), [&](std::int64_t index) {
        const Piece& piece = pieces[static_cast<std::size_t>(index)];
        if (any_non_finite(piece.type, piece.bytes)) damaged[piece.tensor] = true;
    });
    std::vector<std::string> result;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (damaged[i]) result.push_back(std::move(names[i]));
    return result;
}

}  // namespace headlight
