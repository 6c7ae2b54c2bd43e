#include "analysis/patches.h"
#include "export/figure_numbers.h"

#include <utility>

namespace headlight {

FigureNumbers numbers_of(const ShownMasks& shown) {
    const PatchMasks& masks = shown.masks;
    std::vector<std::string> heads;
    std::vector<std::string> patches;
    for (const HeadMask& mask : masks.heads) heads.push_back(short_name(mask.head));
    for (std::int32_t row = 0; row < masks.rows; ++row)
        for (std::int32_t column = 0; column < masks.columns; ++column) patches.push_back(patch_name(row, column));
    const auto count = static_cast<std::int64_t>(heads.size());
    const auto size = static_cast<std::int64_t>(patches.size());
    Tensor weights({count, size});
    Tensor kept({count, size});
    Tensor mass({count});
    Tensor on_patches({count});
    for (std::size_t head = 0; head < masks.heads.size(); ++head) {
        const HeadMask& mask = masks.heads[head];
        std::ranges::copy(mask.weights, weights.slice(static_cast<std::int64_t>(head)).begin());
        std::ranges::copy(mask.kept, kept.slice(static_cast<std::int64_t>(head)).begin());
        mass.values()[head] = static_cast<float>(mask.mass);
        on_patches.values()[head] = static_cast<float>(mask.on_patches);
    }
    FigureNumbers numbers{
        .title = masks_title(shown).english(), .notes = {"query: " + masks.query.english()}, .axes = {}, .parts = {}};
    numbers.axes = {{"head", "heads", count, std::move(heads)}, {"patch", "patches", size, std::move(patches)}};
    const auto add = [&](const char* name, std::vector<std::size_t> axes, Tensor values) {
        NumberPart part{.name = name, .axes = std::move(axes)};
        part.values = std::move(values);
        numbers.parts.push_back(std::move(part));
    };
    add("weights", {0, 1}, std::move(weights));
    add("kept", {0, 1}, std::move(kept));
    add("mass", {0}, std::move(mass));
    add("on_patches", {0}, std::move(on_patches));
    return numbers;
}

}  // namespace headlight
