#pragma once

#include "analysis/analysis.h"
#include "capture/capture.h"
#include "images/image.h"
#include "tokenizers/tokenized_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

/// "3,4": a patch by its row and column, counted from 0.
std::string patch_name(std::int32_t row, std::int32_t column);

/// A token that is called so.
Token token_named(const std::string& name);

/// Names of the queries and keys of a stack of patches or channels; empty for tokens.
std::vector<std::string> names_in(const AttentionStack& stack);

/// Returns whether the keys of a stack are patches of another grid than its queries.
inline bool has_coarser_keys(const AttentionStack& stack) {
    return stack.patches && stack.image;
}

/// Name of a token that pads the patches of an image.
inline constexpr const char* kPaddingPatch = "[PAD]";

/// Name of a token that stands for the whole of an image behind a text.
inline constexpr const char* kWholeImageToken = "[CLS]";

/// The tokens of an image: special ones by their names, the patches by row and column, and padding.
std::vector<Token> tokens_of(const PatchGrid& grid);

/// The tokens of an image that follow the `text` first ones of the attention of a text, such as a page's: those before
/// its patches are called kWholeImageToken. None where no image does.
std::vector<Token> tokens_behind(const std::vector<AttentionStack>& stacks, std::size_t text);

/// Their names.
std::vector<std::string> names_of(const PatchGrid& grid);

/// The grid of an image's parts among the keys of a stack: of its patches, or of the tokens that stand for the image in
/// a text. Nothing without an image.
std::optional<PatchGrid> image_grid(const AttentionStack& stack);

/// The grid of such parts.
PatchGrid grid_of(const ImageTokens& image);

/// What of the image that is shown lies under a grid, black where the grid reaches beyond it.
Image image_under(const AnalyzedImage& image, const GridArea& area);

/// Width of an area of the image by its height, as the model reads them.
double aspect_of(const AnalyzedImage& image, const GridArea& area);

/// Height and width of a patch of the grid, in pixels that the model reads.
std::pair<double, double> patch_size(const AnalyzedImage& image, const PatchGrid& grid);

/// The keys of such a grid's parts, in raster order.
std::vector<std::int64_t> image_keys(const AttentionStack& stack);

/// The part of the overview that token `token` of the analysis stands for, likewise: of an image that a model reads in
/// tiles and once more as a whole.
std::optional<std::int32_t> overview_part_of_token(const AttentionStack& stack, std::int32_t token);

/// A part of an image behind the first: the index in AttentionStack::more_images, and that of the part in raster order.
struct PartOfImage {
    std::size_t image = 0;
    std::int32_t part = 0;
};

/// The part of an image behind the first, or of its overview, that token `token` of the analysis stands for, likewise.
std::optional<PartOfImage> part_of_more_images(const AttentionStack& stack, std::int32_t token);

/// Returns whether token `token` of the analysis stands for a part of an image in a text.
bool is_part_in_text(const AttentionStack& stack, std::int32_t token);

/// The part of the image that token `token` of the analysis stands for, as its index in raster order; nothing where it
/// is none, or none of this stack.
std::optional<std::int32_t> patch_of_token(const AttentionStack& stack, std::int32_t token);

/// Returns whether token `token` of the analysis pads the patches of this stack.
bool is_padding(const AttentionStack& stack, std::int32_t token);

/// The mean distance in pixels between a patch and those that it attends to, weighted by attention, mean over all
/// patches (Dosovitskiy et al. 2021, arXiv 2010.11929): between the patches' middles in the image as the model reads
/// it; attention to tokens that are no patches is left out, and the rest sums to 1. NaN where there are no patches.
/// `patch_height` and `patch_width` in pixels.
float mean_patch_distance(const AttentionField& field, std::int32_t head, const PatchGrid& grid, double patch_height,
                          double patch_width);

}  // namespace headlight
