#pragma once

#include "capture/capture.h"
#include "capture/model_description.h"
#include "core/shape.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What a token that stands for an image is made of.
struct ImageToken {
    enum class Place {
        Class,     ///< a token that the tower has before its patches
        Part,      ///< a part of the grid
        Overview,  ///< a part of the whole image, beside the tiles
        RowEnd,    ///< none: it ends a row of the grid
    };
    Place place = Place::Part;
    std::int32_t row = 0;  ///< of the part among those of the grid, or of the overview; or the row that ends
    std::int32_t column = 0;
    std::int32_t feature = -1;  ///< row of what the image encoder gives for all tiles, one behind the other; -1: none
};

/// "3,4", "overview 3,4", "end of row 3": what people call such a token; empty for a class token.
std::string name_of(const ImageToken& token);
/// "image 2: ": what stands before the names of an image's tokens where there are several; `number` counts from 0.
std::string image_prefix(std::int32_t number);

/// Images at most that stand in one text.
inline constexpr std::size_t kMostImages = 64;

/// Throws Error(Input) for more images than a model reads at once. `prompt`: how images stand in its texts; null: they
/// stand in none.
void check_image_count(const ImagePrompt* prompt, std::size_t images);

/// How an image stands in a text: its tokens, and the grid of those that are parts of it.
struct ImageLayout {
    std::vector<ImageToken> tokens;  ///< in the order of the text
    std::int32_t rows = 0;
    std::int32_t columns = 0;
    GridArea area{};
};

/// The layout of an image that was cut into these tiles, each of `tile` pixels, or of one of any size that has these
/// patches. Without tiles: of an image as a whole.
ImageLayout image_layout(const ImagePrompt& prompt, const TileGrid& tiles, const ImageSize& tile);

/// Patches of a grid without tokens before them, in the order in which transformers has those of an image of any size:
/// square by square of `side` x `side` patches (images/image_patches.h).
std::vector<std::int32_t> square_by_square(const PatchGrid& patches, std::int32_t side);
/// The same of all images whose patches the queries and keys of a stack are, one image behind the other.
std::vector<std::int32_t> square_by_square(const AttentionStack& stack, std::int32_t side);

/// The tokens that a tower makes of several tiles, as a person sees them: the patches of all tiles side by side, and
/// before them, by name, those of the overview and the tokens that each tile has before its patches.
struct TowerLayout {
    PatchGrid patches;
    std::optional<ImageTokens> overview{};
    std::vector<std::int32_t> shown;  ///< [tiles * tokens of a tile]: place among the tokens of `patches`
    std::int64_t tiles = 1;
    std::vector<ImageTokens> more_images{};  ///< of several images: see AttentionStack

    [[nodiscard]] std::int64_t tokens_of_tile() const { return static_cast<std::int64_t>(shown.size()) / tiles; }
};

/// The layout of tiles, each of `tile` pixels and of these patches.
TowerLayout tower_layout(const PatchGrid& patches, const TilePrompt& prompt, const TileGrid& tiles,
                         const ImageSize& tile);
/// The layout of several images, one behind the other. Tokens of the first are those of `patches`; those of the others
/// follow, with names that say of which image they are.
TowerLayout joined(std::vector<TowerLayout> images);

}  // namespace headlight
