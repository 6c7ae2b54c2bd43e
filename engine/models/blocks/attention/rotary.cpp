#include "models/blocks/attention/rotary.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace headlight {

namespace {

/// Positions that a table begins with; it grows by doubling.
constexpr std::int64_t kLeastPositions = 64;

}  // namespace

void RotaryAngles::set(Backend& backend, Tensor table) {
    table_ = backend.upload(table);
    on_host_ = std::make_shared<const Tensor>(std::move(table));
}

void RotaryAngles::place(const GridPositions& positions) {
    if (!has_axes() || positions_ == positions) return;
    positions_ = positions;
    table_ = {};
}

const DeviceTensor& RotaryAngles::up_to(Backend& backend, std::int64_t positions) {
    if (frequencies_.by_pair.empty()) return table_;
    const bool is_long = !frequencies_.long_by_pair.empty() && positions > frequencies_.long_from;
    if (!table_.empty() && table_.rows() >= positions && is_long == long_) return table_;
    long_ = is_long;
    const std::vector<double>& by_pair = is_long ? frequencies_.long_by_pair : frequencies_.by_pair;
    const std::size_t pairs = by_pair.size();
    std::int64_t count = kLeastPositions;
    while (count < positions) count *= 2;
    Tensor table({count, size()});
    for (std::int64_t token = 0; token < count; ++token) {
        const std::span<float> row = table.slice(token);
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            const double angle = static_cast<double>(position(token, pair)) * by_pair[pair];
            row[pair] = static_cast<float>(frequencies_.magnitude * std::cos(angle));
            row[pairs + pair] = static_cast<float>(frequencies_.magnitude * std::sin(angle));
        }
    }
    table_ = backend.upload(table);
    on_host_ = std::make_shared<const Tensor>(std::move(table));
    return table_;
}

DeviceTensor Rotary::operator()(Backend& backend, const DeviceTensor& x, std::int64_t first,
                                std::int64_t head_size) const {
    if (angles == nullptr) return x;
    return backend.rotary(x, angles->up_to(backend, first + x.rows()), first, {head_size, angles->size(), interleaved});
}

std::optional<RotaryTurn> Rotary::last_turn(std::int64_t head_size) const {
    if (angles == nullptr || angles->on_host() == nullptr) return std::nullopt;
    return RotaryTurn{{head_size, angles->size(), interleaved}, angles->on_host()};
}

}  // namespace headlight
