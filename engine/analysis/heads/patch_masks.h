#pragma once

#include "analysis/matrix_view.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// The patches of an image to which a head attends most from one query.
struct HeadMask {
    HeadId head;
    std::vector<float> weights;      ///< [patches] in raster order, as shares of their sum
    std::vector<std::uint8_t> kept;  ///< 1 for the fewest patches that together hold the asked share
    double mass = 0;                 ///< sum of the kept weights
    double on_patches = 0;           ///< share of the query's attention that is on patches

    [[nodiscard]] std::int64_t count() const;  ///< of the kept patches
};

/// Masks of the heads of a layer over the same grid (Caron et al. 2021, arXiv 2104.14294: 60 % of the attention).
struct PatchMasks {
    Sentence query{std::string()};  ///< "[CLS]", "3,4", or "mean over all queries"
    double share = 0;               ///< that the kept patches hold at least
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    std::vector<HeadMask> heads{};

    /// The head that gives a patch its color: of those that keep it, the one whose weight is largest there; nothing: no
    /// head keeps it.
    [[nodiscard]] std::optional<std::size_t> owner(std::size_t patch) const;
};

/// 1 for the largest weights, as few as hold `share` of their sum: weights are left out from the smallest on as long as
/// those left out hold no more than the rest. All 0 where the sum is.
std::vector<std::uint8_t> heaviest(std::span<const float> weights, double share);

/// The row that shows what an image is about: of its first special token, such as [CLS]; of a text in which the image
/// stands, the last one, by which the next token is chosen. `head`: whose attention it is. Nothing: it has none.
std::optional<std::int32_t> image_query_row(const Analysis& analysis, const HeadId& head,
                                            const std::vector<MatrixEntry>& queries);

/// The masks of a layer's heads, or of one: `choice` names the layer (nothing: the last one) and the head (nothing: all
/// of the layer). `row`: query among the rows of their matrices; nothing: the mean of all. Throws Error(Input) where
/// the attention is of no image, Error(Cancelled) when the token is set.
PatchMasks patch_masks(const Analysis& analysis, const HeadId& choice, std::optional<std::int32_t> row, double share,
                       const std::stop_token& stop = {});

}  // namespace headlight
