#include "tokenizers/subwords/merges.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::uint64_t pair_key(std::int32_t left, std::int32_t right) {
    return static_cast<std::uint64_t>(static_cast<std::uint32_t>(left)) << 32 | static_cast<std::uint32_t>(right);
}

}  // namespace

void ListedMerges::reserve(std::size_t count) {
    std::size_t slots = 16;
    while (slots < 2 * count) slots *= 2;
    if (slots > slots_.size()) grow(slots);
}

std::size_t ListedMerges::slot(std::uint64_t pair) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = static_cast<std::size_t>((pair * 0x9E3779B97F4A7C15U) >> 20) & mask;  // Fibonacci hashing
    while (slots_[at].pair != kFree && slots_[at].pair != pair) at = (at + 1) & mask;
    return at;
}

void ListedMerges::grow(std::size_t slots) {
    std::vector<Entry> old(slots);
    old.swap(slots_);
    for (const Entry& entry : old) {
        if (entry.pair != kFree) slots_[slot(entry.pair)] = entry;
    }
}

void ListedMerges::put(std::int32_t left, std::int32_t right, std::int32_t merged) {
    if (2 * (used_ + 1) > slots_.size()) grow(std::max<std::size_t>(16, 2 * slots_.size()));
    const std::uint64_t pair = pair_key(left, right);
    Entry& entry = slots_[slot(pair)];
    if (entry.pair == kFree) ++used_;
    entry = {pair, next_rank_++, merged};
}

const ListedMerges::Entry* ListedMerges::entry(std::int32_t left, std::int32_t right) const {
    if (slots_.empty()) return nullptr;
    const Entry& found = slots_[slot(pair_key(left, right))];
    return found.pair == kFree ? nullptr : &found;
}

std::optional<Merges::Merge> ListedMerges::find(const Vocabulary& /*vocabulary*/, std::int32_t left, std::int32_t right,
                                                TextBudget& /*budget*/) const {
    const Entry* const found = entry(left, right);
    if (found == nullptr) return std::nullopt;
    return Merge{found->rank, found->merged};
}

std::uint32_t ListedMerges::rank(const Vocabulary& /*vocabulary*/, std::int32_t left, std::int32_t right) const {
    const Entry* const found = entry(left, right);
    return found == nullptr ? 0 : found->rank;
}

}  // namespace headlight
