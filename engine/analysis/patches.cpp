#include "analysis/patches.h"

#include "images/resampling.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace headlight {

namespace {

/// The part that a key is; nothing where it is none. Tokens of tiles do not stand in the order of the parts.
std::optional<std::int32_t> part_of_key(const ImageTokens& image, std::int64_t key) {
    const auto found = std::ranges::find(image.tokens, key);
    return found == image.tokens.end() ? std::nullopt
                                       : std::optional(static_cast<std::int32_t>(found - image.tokens.begin()));
}

}  // namespace

std::string patch_name(std::int32_t row, std::int32_t column) {
    return std::to_string(row) + "," + std::to_string(column);
}

Token token_named(const std::string& name) {
    Token token;
    token.piece = token.display = token.reported_piece = name;
    return token;
}

std::vector<std::string> names_in(const AttentionStack& stack) {
    std::vector<std::string> names = stack.names;
    if (!stack.patches) return names;
    const std::vector<std::string> patches = names_of(*stack.patches);
    names.insert(names.end(), patches.begin(), patches.end());
    return names;
}

std::vector<std::string> names_of(const PatchGrid& grid) {
    std::vector<std::string> names;
    for (const Token& token : tokens_of(grid)) names.push_back(token.piece);
    return names;
}

std::vector<Token> tokens_of(const PatchGrid& grid) {
    std::vector<Token> tokens;
    const auto add_special = [&](const std::string& name) {
        tokens.push_back(token_named(name));
        tokens.back().special = true;
    };
    for (const std::string& name : grid.before) add_special(name);
    for (std::int32_t row = 0; row < grid.rows; ++row)
        for (std::int32_t column = 0; column < grid.columns; ++column)
            tokens.push_back(token_named(grid.image + patch_name(row, column)));
    for (std::int32_t i = 0; i < grid.padding; ++i) add_special(kPaddingPatch);
    for (const std::string& name : grid.behind) tokens.push_back(token_named(name));
    for (std::size_t i = 0; i < tokens.size(); ++i) tokens[i].id = static_cast<std::int32_t>(i);
    return tokens;
}

std::vector<Token> tokens_behind(const std::vector<AttentionStack>& stacks, std::size_t text) {
    for (const AttentionStack& stack : stacks) {
        if (stack.kind != AttentionKind::Self || stack.patches || !stack.image || stack.image->tokens.empty()) continue;
        const auto first = static_cast<std::size_t>(stack.image->tokens.front());
        const auto keys = static_cast<std::size_t>(stack.layers.front()->key_count());
        if (first < text || keys != first + stack.image->tokens.size()) continue;
        return tokens_of(
            {std::vector<std::string>(first - text, kWholeImageToken), stack.image->rows, stack.image->columns});
    }
    return {};
}

std::optional<PatchGrid> image_grid(const AttentionStack& stack) {
    return stack.image ? grid_of(*stack.image) : stack.patches;
}

PatchGrid grid_of(const ImageTokens& image) {
    return {{}, image.rows, image.columns, image.area};
}

Image image_under(const AnalyzedImage& image, const GridArea& area) {
    const auto pixels = [](double share, std::int32_t side) {
        return static_cast<std::int32_t>(std::lround(share * side));
    };
    const Image& shown = image.shown;
    return cropped(shown,
                   {pixels(area.left, shown.width), pixels(area.top, shown.height),
                    std::max(1, pixels(area.width, shown.width)), std::max(1, pixels(area.height, shown.height))});
}

double aspect_of(const AnalyzedImage& image, const GridArea& area) {
    return image.read.width * area.width / (image.read.height * area.height);
}

std::pair<double, double> patch_size(const AnalyzedImage& image, const PatchGrid& grid) {
    return {image.read.height * grid.area.height / grid.rows, image.read.width * grid.area.width / grid.columns};
}

std::vector<std::int64_t> image_keys(const AttentionStack& stack) {
    if (stack.image) return {stack.image->tokens.begin(), stack.image->tokens.end()};
    std::vector<std::int64_t> keys;
    if (stack.patches)
        for (std::int32_t key = stack.patches->first_patch(); key < stack.patches->end_of_patches(); ++key)
            keys.push_back(key);
    return keys;
}

std::optional<std::int32_t> overview_part_of_token(const AttentionStack& stack, std::int32_t token) {
    return stack.overview ? part_of_key(*stack.overview, token - stack.first_key) : std::nullopt;
}

std::optional<PartOfImage> part_of_more_images(const AttentionStack& stack, std::int32_t token) {
    for (std::size_t image = 0; image < stack.more_images.size(); ++image)
        if (const auto part = part_of_key(stack.more_images[image], token - stack.first_key))
            return PartOfImage{image, *part};
    return std::nullopt;
}

bool is_part_in_text(const AttentionStack& stack, std::int32_t token) {
    return stack.image &&
           (patch_of_token(stack, token) || overview_part_of_token(stack, token) || part_of_more_images(stack, token));
}

std::optional<std::int32_t> patch_of_token(const AttentionStack& stack, std::int32_t token) {
    const std::int64_t key = token - stack.first_key;
    if (stack.image) return part_of_key(*stack.image, key);
    if (!stack.patches) return std::nullopt;
    const std::int64_t patch = key - stack.patches->first_patch();
    const std::int64_t count = std::int64_t{stack.patches->rows} * stack.patches->columns;
    return patch >= 0 && patch < count ? std::optional(static_cast<std::int32_t>(patch)) : std::nullopt;
}

bool is_padding(const AttentionStack& stack, std::int32_t token) {
    if (!stack.patches) return false;
    const std::int64_t key = token - stack.first_key;
    return key >= stack.patches->end_of_patches() && key < stack.patches->end_of_padding();
}

float mean_patch_distance(const AttentionField& field, std::int32_t head, const PatchGrid& grid, double patch_height,
                          double patch_width) {
    const std::int64_t count = std::int64_t{grid.rows} * grid.columns;
    if (count == 0 || field.query_count() != grid.tokens() || field.key_count() != grid.tokens())
        return std::numeric_limits<float>::quiet_NaN();
    const TokenRange patches{grid.first_patch(), grid.end_of_patches()};
    const Tensor weights = field.weights(head, patches, patches);
    double sum = 0;
    for (std::int64_t query = 0; query < count; ++query) {
        const std::span<const float> row = weights.slice(query);
        double distance = 0;
        double total = 0;
        for (std::int64_t key = 0; key < count; ++key) {
            const double down = patch_height * static_cast<double>(query / grid.columns - key / grid.columns);
            const double across = patch_width * static_cast<double>(query % grid.columns - key % grid.columns);
            const double weight = row[static_cast<std::size_t>(key)];
            distance += weight * std::hypot(down, across);
            total += weight;
        }
        if (total != 0) sum += distance / total;
    }
    return static_cast<float>(sum / static_cast<double>(count));
}

}  // namespace headlight
