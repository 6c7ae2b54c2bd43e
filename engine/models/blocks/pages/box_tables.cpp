#include "models/blocks/pages/box_tables.h"

#include "core/error.h"
#include "models/blocks/vision_tower.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace headlight {

namespace {

constexpr const char* kAcross = "boxes.across";
constexpr const char* kDown = "boxes.down";
constexpr const char* kHeights = "boxes.heights";
constexpr const char* kWidths = "boxes.widths";

/// One number of each box.
template <typename Number>
std::vector<std::int32_t> of_each(std::span<const WordBox> boxes, const Number& number) {
    std::vector<std::int32_t> numbers(boxes.size());
    std::ranges::transform(boxes, numbers.begin(), number);
    return numbers;
}

/// The table with zeros around its columns, of which the first becomes number `begin` of `hidden`.
DeviceTensor widened(Backend& backend, const Tensor& table, std::int64_t begin, std::int64_t hidden) {
    Tensor wide({table.size(0), hidden});
    for (std::int64_t row = 0; row < table.size(0); ++row)
        std::ranges::copy(table.slice(row), wide.slice(row).begin() + begin);
    return backend.upload(wide);
}

}  // namespace

void BoxTables::check(std::span<const WordBox> boxes, std::size_t tokens) const {
    if (boxes.empty()) return;
    if (boxes.size() != tokens)
        throw Error(ErrorKind::Input,
                    Sentence("Expected a box for each of %1 tokens, found %2.", tokens, boxes.size()));
    const std::int64_t most = left.rows() - 1;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const WordBox& box = boxes[i];
        const bool fits = box.left >= 0 && box.top >= 0 && box.left <= box.right && box.top <= box.bottom &&
                          box.right <= most && box.bottom <= most;
        if (fits) continue;
        throw Error(ErrorKind::Input, Sentence("Expected left, top, right and bottom of a box on the page, from 0 to "
                                               "%1 and in this order; found %2, %3, %4 and %5 for token %6.",
                                               most, box.left, box.top, box.right, box.bottom, i));
    }
}

DeviceTensor BoxTables::add_to(Backend& backend, DeviceTensor x, std::span<const WordBox> boxes) const {
    const std::vector<WordBox> corner(boxes.empty() ? static_cast<std::size_t>(x.rows()) : 0);
    const std::span<const WordBox> all = boxes.empty() ? std::span<const WordBox>(corner) : boxes;
    const auto add = [&](const DeviceTensor& table, const auto& number) {
        x = backend.add(x, backend.embedding(table, of_each(all, number)));
    };
    add(left, &WordBox::left);
    add(top, &WordBox::top);
    add(right, &WordBox::right);
    add(bottom, &WordBox::bottom);
    add(heights, [](const WordBox& box) { return box.bottom - box.top; });
    add(widths, [](const WordBox& box) { return box.right - box.left; });
    return x;
}

void add_box_tables(TensorTable& table, const std::string& source, Dimension places, Dimension sides, Dimension sizes) {
    for (const auto& [name, file, width] :
         {std::tuple{kAcross, "x", sides}, {kDown, "y", sides}, {kHeights, "h", sizes}, {kWidths, "w", sizes}})
        table.body(name, {source + file + "_position_embeddings.weight"}, {places, width});
}

BoxTables box_tables_of(const LoadedTensors& tensors) {
    const DeviceTensor across = tensors.at(kAcross);
    const DeviceTensor down = tensors.at(kDown);
    return {across, down, across, down, tensors.at(kHeights), tensors.at(kWidths), true};
}

BoxTables box_tables_side_by_side(Backend& backend, const LoadedTensors& tensors) {
    const Tensor across = rows_on_host(backend, tensors, kAcross);
    const Tensor down = rows_on_host(backend, tensors, kDown);
    const Tensor heights = rows_on_host(backend, tensors, kHeights);
    const Tensor widths = rows_on_host(backend, tensors, kWidths);
    const std::int64_t hidden = 4 * across.size(1) + 2 * heights.size(1);
    std::int64_t begin = 0;
    const auto next = [&](const Tensor& table) {
        const std::int64_t own = begin;
        begin += table.size(1);
        return widened(backend, table, own, hidden);
    };
    BoxTables tables;
    tables.left = next(across);
    tables.top = next(down);
    tables.right = next(across);
    tables.bottom = next(down);
    tables.heights = next(heights);
    tables.widths = next(widths);
    return tables;
}

}  // namespace headlight
