#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"

#include <cstddef>
#include <span>
#include <vector>

namespace headlight {

/// One place on an axis that two analyzes share: the consecutive entries of each side that stand for it. A side that
/// has nothing for it is empty.
struct AlignedPlace {
    std::vector<std::size_t> left;
    std::vector<std::size_t> right;
    bool swapped = false;  ///< the sides have different words here

    [[nodiscard]] bool shared() const { return !left.empty() && !right.empty(); }
};

/// Which entries of two axes stand for the same text. Words are matched first (the longest common subsequence; words
/// between two matches stand for each other where there are as many on both sides), then the pieces within a word
/// through the characters that they cover, so that texts cut by different tokenizers meet wherever both have a border.
/// Special tokens match by what they are for. Places come in the order of both texts; with WordOrder::Any in that of
/// the left one, and words without a counterpart stand alone.
std::vector<AlignedPlace> align(const Analysis& left, std::span<const MatrixEntry> left_entries, const Analysis& right,
                                std::span<const MatrixEntry> right_entries, WordOrder order = WordOrder::Kept);

}  // namespace headlight
