#include "tokenizers/subwords/vocabulary.h"

#include <bit>
#include <functional>

namespace headlight {

namespace {

std::size_t hash_of(std::string_view piece) {
    return std::hash<std::string_view>{}(piece);
}

/// The part of a hash that tells pieces of nearby slots apart.
std::uint32_t upper_half(std::size_t hash) {
    return static_cast<std::uint32_t>(std::uint64_t{hash} >> 32);
}

}  // namespace

Vocabulary::Vocabulary(const std::vector<std::string_view>& pieces) {
    std::size_t total = 0;
    for (const auto piece : pieces) total += piece.size();
    letters_.reserve(total);
    ends_.reserve(pieces.size());
    for (const auto piece : pieces) {
        letters_.insert(letters_.end(), piece.begin(), piece.end());
        ends_.push_back(static_cast<std::uint32_t>(letters_.size()));
    }
    slots_.resize(std::bit_ceil(2 * pieces.size() + 1));
    for (std::int32_t id = 0; id < size(); ++id) {
        if (piece(id).empty()) continue;
        const std::size_t hash = hash_of(piece(id));
        Slot& place = slots_[slot(piece(id), hash)];
        if (place.id >= 0) continue;  // the first of two that are the same
        place = {upper_half(hash), id};
        ++used_;
    }
}

std::string_view Vocabulary::piece(std::int32_t id) const {
    if (id < 0 || id >= size()) return {};
    const auto index = static_cast<std::size_t>(id);
    const std::size_t begin = index == 0 ? 0 : ends_[index - 1];
    return {letters_.data() + begin, ends_[index] - begin};
}

std::size_t Vocabulary::slot(std::string_view wanted, std::size_t hash) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash & mask;
    while (slots_[at].id >= 0 && (slots_[at].hash != upper_half(hash) || piece(slots_[at].id) != wanted))
        at = (at + 1) & mask;
    return at;
}

std::optional<std::int32_t> Vocabulary::find(std::string_view piece) const {
    if (slots_.empty()) return std::nullopt;
    const std::int32_t id = slots_[slot(piece, hash_of(piece))].id;
    return id < 0 ? std::nullopt : std::optional(id);
}

}  // namespace headlight
