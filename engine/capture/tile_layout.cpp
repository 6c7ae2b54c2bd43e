#include "capture/tile_layout.h"

#include "core/error.h"
#include "images/image_patches.h"
#include "images/tiling.h"

#include <cmath>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

std::string name_of(std::int32_t row, std::int32_t column) {
    return std::to_string(row) + "," + std::to_string(column);
}

std::string name_in_overview(std::int32_t row, std::int32_t column) {
    return "overview " + name_of(row, column);
}

/// Rows and columns at both edges of a grid that only pad the image, and so many in between.
struct Unpadded {
    std::int32_t row = 0;
    std::int32_t column = 0;
    std::int32_t rows = 0;
    std::int32_t columns = 0;
};

/// What LLaVA-NeXT leaves of a grid of parts (https://llava-vl.github.io/blog/2024-01-30-llava-next).
Unpadded unpadded(std::int32_t rows, std::int32_t columns, const TileGrid& tiles) {
    const double image = static_cast<double>(tiles.width) / tiles.height;
    const auto padding = [](std::int32_t parts, double kept) {
        constexpr double kDigits = 1e7;  // a product that should be whole may lie just below
        return (parts - static_cast<std::int32_t>(std::round(kept * kDigits) / kDigits)) / 2;
    };
    if (image > static_cast<double>(columns) / rows) {
        const std::int32_t edge = padding(rows, tiles.height * (static_cast<double>(columns) / tiles.width));
        return {edge, 0, rows - 2 * edge, columns};
    }
    const std::int32_t edge = padding(columns, tiles.width * (static_cast<double>(rows) / tiles.height));
    return {0, edge, rows, columns - 2 * edge};
}

/// Where a part of the joined tiles, in shares of them, lies on an image that is padded to fill them.
GridArea area_on_padded(const GridArea& part, const TileGrid& tiles, const ImageSize& tile) {
    const std::int32_t height = tiles.rows * tile.height;
    const std::int32_t width = tiles.columns * tile.width;
    const ImageSize image = fitted({tile.channels, tiles.height, tiles.width}, height, width);
    const auto left = (width - image.width) / 2;
    const auto top = (height - image.height) / 2;
    return {(part.left * width - static_cast<double>(left)) / image.width,
            (part.top * height - static_cast<double>(top)) / image.height, part.width * width / image.width,
            part.height * height / image.height};
}

bool is_padded(const TilePrompt& prompt, const TileGrid& tiles) {
    return prompt.unpadded && tiles.height > 0 && tiles.width > 0;
}

/// Adds the tokens of one image to a layout.
class Writer {
  public:
    Writer(const ImagePrompt& prompt, const TileGrid& tiles, ImageLayout& layout)
        : prompt_(prompt), tiles_(tiles), layout_(layout) {}

    void add_class_tokens() {
        for (std::int32_t i = 0; i < prompt_.before; ++i) layout_.tokens.push_back({ImageToken::Place::Class, 0, 0, i});
    }
    /// Each square of patches of an image of any size.
    void add_squares() {
        for (std::int32_t y = 0; y < layout_.rows; ++y)
            for (std::int32_t x = 0; x < layout_.columns; ++x)
                layout_.tokens.push_back({ImageToken::Place::Part, y, x, y * layout_.columns + x});
    }
    /// A tile by itself; `row` and `column` are those of its first part.
    void add_tile(ImageToken::Place place, std::int32_t tile, std::int32_t row, std::int32_t column) {
        for (std::int32_t y = 0; y < prompt_.rows; ++y)
            for (std::int32_t x = 0; x < prompt_.columns; ++x)
                layout_.tokens.push_back({place, row + y, column + x, feature(tile, y, x)});
    }
    void add_tiles(std::int32_t first) {
        for (std::int32_t row = 0; row < tiles_.rows; ++row)
            for (std::int32_t column = 0; column < tiles_.columns; ++column)
                add_tile(ImageToken::Place::Part, first + row * tiles_.columns + column, row * prompt_.rows,
                         column * prompt_.columns);
    }
    /// The parts of all tiles row by row, but for those that pad the image.
    void add_joined(const Unpadded& left, std::int32_t first) {
        for (std::int32_t y = 0; y < left.rows; ++y) {
            for (std::int32_t x = 0; x < left.columns; ++x) {
                const std::int32_t row = left.row + y;
                const std::int32_t column = left.column + x;
                const std::int32_t tile = first + row / prompt_.rows * tiles_.columns + column / prompt_.columns;
                layout_.tokens.push_back(
                    {ImageToken::Place::Part, y, x, feature(tile, row % prompt_.rows, column % prompt_.columns)});
            }
            layout_.tokens.push_back({ImageToken::Place::RowEnd, y, left.columns, -1});
        }
    }

  private:
    [[nodiscard]] std::int32_t feature(std::int32_t tile, std::int32_t row, std::int32_t column) const {
        return tile * prompt_.tokens() + prompt_.before + row * prompt_.columns + column;
    }

    const ImagePrompt& prompt_;
    const TileGrid& tiles_;
    ImageLayout& layout_;
};

/// The patches of all tiles side by side, and before them the tokens of the overview and those before each tile's.
PatchGrid joined_patches(const PatchGrid& patches, const TileGrid& tiles) {
    PatchGrid joined{{}, patches.rows * tiles.rows, patches.columns * tiles.columns};
    if (tiles.overview) {
        for (const std::string& name : patches.before) joined.before.push_back(name + " overview");
        for (std::int32_t patch = 0; patch < patches.rows * patches.columns; ++patch)
            joined.before.push_back(name_in_overview(patch / patches.columns, patch % patches.columns));
    }
    for (std::int32_t tile = 0; tile < tiles.rows * tiles.columns; ++tile)
        for (const std::string& name : patches.before)
            joined.before.push_back(name + " " + name_of(tile / tiles.columns, tile % tiles.columns));
    return joined;
}

/// The overview's patches among the tokens of such a grid, which begin with the overview's.
ImageTokens overview_of(const PatchGrid& patches) {
    ImageTokens overview{patches.rows, patches.columns, {}, {}};
    for (std::int32_t token = patches.first_patch(); token < patches.tokens(); ++token)
        overview.tokens.push_back(token);
    return overview;
}

/// Adds where the tokens of a tile are shown.
void add_tile(TowerLayout& layout, const PatchGrid& patches, const TileGrid& tiles, std::int32_t tile) {
    const std::int32_t before = patches.first_patch();
    const std::int32_t of_overview = tiles.overview ? patches.tokens() : 0;
    for (std::int32_t token = 0; token < before; ++token) layout.shown.push_back(of_overview + tile * before + token);
    const std::int32_t top = tile / tiles.columns * patches.rows;
    const std::int32_t left = tile % tiles.columns * patches.columns;
    for (std::int32_t y = 0; y < patches.rows; ++y)
        for (std::int32_t x = 0; x < patches.columns; ++x)
            layout.shown.push_back(layout.patches.first_patch() + (top + y) * layout.patches.columns + left + x);
}

/// Adds the tokens of an image behind those of the images before.
void add_image(TowerLayout& layout, const TowerLayout& own, std::int32_t number) {
    const std::int32_t first = layout.patches.tokens();
    const PatchGrid& patches = own.patches;
    ImageTokens parts{patches.rows, patches.columns, {}, patches.area, number};
    for (std::int32_t token = patches.first_patch(); token < patches.end_of_patches(); ++token)
        parts.tokens.push_back(first + token);
    layout.more_images.push_back(std::move(parts));
    if (own.overview) {
        ImageTokens whole = *own.overview;
        whole.number = number;
        for (std::int32_t& token : whole.tokens) token += first;
        layout.more_images.push_back(std::move(whole));
    }
    for (const std::string& name : patches.before) layout.patches.behind.push_back(image_prefix(number) + name);
    for (std::int32_t patch = 0; patch < patches.rows * patches.columns; ++patch)
        layout.patches.behind.push_back(image_prefix(number) +
                                        name_of(patch / patches.columns, patch % patches.columns));
    for (const std::int32_t shown : own.shown) layout.shown.push_back(first + shown);
    layout.tiles += own.tiles;
}

}  // namespace

std::string image_prefix(std::int32_t number) {
    return "image " + std::to_string(number + 1) + ": ";
}

std::string name_of(const ImageToken& token) {
    switch (token.place) {
        case ImageToken::Place::Class:
            return {};
        case ImageToken::Place::Part:
            return name_of(token.row, token.column);
        case ImageToken::Place::Overview:
            return name_in_overview(token.row, token.column);
        case ImageToken::Place::RowEnd:
            return "end of row " + std::to_string(token.row);
    }
    return {};
}

void check_image_count(const ImagePrompt* prompt, std::size_t images) {
    if (images <= 1) return;
    if (prompt == nullptr || !prompt->several)
        throw Error(ErrorKind::Input,
                    Sentence("Expected one image, because this model reads one at a time; found %1.", images));
    if (images > kMostImages)
        throw Error(ErrorKind::Input, Sentence("Expected at most %1 images in a text, found %2.", kMostImages, images));
}

ImageLayout image_layout(const ImagePrompt& prompt, const TileGrid& tiles, const ImageSize& tile) {
    ImageLayout layout{{}, prompt.rows, prompt.columns, {}};
    Writer writer(prompt, tiles, layout);
    if (prompt.patches) {
        layout.rows = tiles.rows / prompt.patches->square;
        layout.columns = tiles.columns / prompt.patches->square;
        writer.add_squares();
        return layout;
    }
    writer.add_class_tokens();
    if (!prompt.tiles || tiles.rows == 0) {
        writer.add_tile(ImageToken::Place::Part, 0, 0, 0);
        return layout;
    }
    layout.rows *= tiles.rows;
    layout.columns *= tiles.columns;
    const bool first = tiles.overview && prompt.tiles->overview_first;
    if (first) writer.add_tile(ImageToken::Place::Overview, 0, 0, 0);
    if (is_padded(*prompt.tiles, tiles)) {
        const Unpadded left = unpadded(layout.rows, layout.columns, tiles);
        const auto rows = static_cast<double>(layout.rows);
        const auto columns = static_cast<double>(layout.columns);
        layout.area = area_on_padded({left.column / columns, left.row / rows, left.columns / columns, left.rows / rows},
                                     tiles, tile);
        layout.rows = left.rows;
        layout.columns = left.columns;
        writer.add_joined(left, first ? 1 : 0);
    } else {
        writer.add_tiles(first ? 1 : 0);
    }
    if (tiles.overview && !first) writer.add_tile(ImageToken::Place::Overview, tiles.rows * tiles.columns, 0, 0);
    return layout;
}

std::vector<std::int32_t> square_by_square(const PatchGrid& patches, std::int32_t side) {
    return square_by_square(patches.rows, patches.columns, side);
}

std::vector<std::int32_t> square_by_square(const AttentionStack& stack, std::int32_t side) {
    std::vector<std::int32_t> all = square_by_square(*stack.patches, side);
    for (const ImageTokens& image : stack.more_images)
        for (const std::int32_t part : square_by_square(image.rows, image.columns, side))
            all.push_back(image.tokens[static_cast<std::size_t>(part)]);
    return all;
}

TowerLayout tower_layout(const PatchGrid& patches, const TilePrompt& prompt, const TileGrid& tiles,
                         const ImageSize& tile) {
    if (tiles.rows == 0) {
        std::vector<std::int32_t> shown(static_cast<std::size_t>(patches.tokens()));
        std::iota(shown.begin(), shown.end(), 0);
        return {patches, {}, std::move(shown), 1};
    }
    TowerLayout layout{joined_patches(patches, tiles), {}, {}, tiles.count()};
    if (is_padded(prompt, tiles)) layout.patches.area = area_on_padded({}, tiles, tile);
    if (tiles.overview) layout.overview = overview_of(patches);
    const auto add_overview = [&] {
        for (std::int32_t token = 0; tiles.overview && token < patches.tokens(); ++token) layout.shown.push_back(token);
    };
    if (prompt.overview_first) add_overview();
    for (std::int32_t number = 0; number < tiles.rows * tiles.columns; ++number)
        add_tile(layout, patches, tiles, number);
    if (!prompt.overview_first) add_overview();
    return layout;
}

TowerLayout joined(std::vector<TowerLayout> images) {
    TowerLayout all = std::move(images.front());
    if (images.size() == 1) return all;
    all.patches.image = image_prefix(0);
    for (std::string& name : all.patches.before) name.insert(0, all.patches.image);
    for (std::size_t i = 1; i < images.size(); ++i) add_image(all, images[i], static_cast<std::int32_t>(i));
    return all;
}

}  // namespace headlight
