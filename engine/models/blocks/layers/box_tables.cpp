#include "models/blocks/layers/box_tables.h"

#include "core/error.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// Names of the tables, and those in files.
constexpr std::pair<const char*, const char*> kTables[] = {{"boxes.across", "x_position_embeddings"},
                                                           {"boxes.down", "y_position_embeddings"},
                                                           {"boxes.heights", "h_position_embeddings"},
                                                           {"boxes.widths", "w_position_embeddings"}};

/// One number of each box.
template <typename Number>
std::vector<std::int32_t> of_each(std::span<const WordBox> boxes, const Number& number) {
    std::vector<std::int32_t> numbers(boxes.size());
    std::ranges::transform(boxes, numbers.begin(), number);
    return numbers;
}

}  // namespace

void BoxTables::check(std::span<const WordBox> boxes, std::size_t tokens) const {
    if (boxes.empty()) return;
    if (boxes.size() != tokens)
        throw Error(ErrorKind::Input, "Expected a box for each of " + std::to_string(tokens) + " tokens, found " +
                                          std::to_string(boxes.size()) + ".");
    const std::int64_t most = across.rows() - 1;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        const WordBox& box = boxes[i];
        const bool fits = box.left >= 0 && box.top >= 0 && box.left <= box.right && box.top <= box.bottom &&
                          box.right <= most && box.bottom <= most;
        if (fits) continue;
        throw Error(ErrorKind::Input, "Expected left, top, right and bottom of a box on the page, from 0 to " +
                                          std::to_string(most) + " and in this order; found " +
                                          std::to_string(box.left) + ", " + std::to_string(box.top) + ", " +
                                          std::to_string(box.right) + " and " + std::to_string(box.bottom) +
                                          " for token " + std::to_string(i) + ".");
    }
}

DeviceTensor BoxTables::add_to(Backend& backend, DeviceTensor x, std::span<const WordBox> boxes) const {
    const std::vector<WordBox> corner(boxes.empty() ? static_cast<std::size_t>(x.rows()) : 0);
    const std::span<const WordBox> all = boxes.empty() ? std::span<const WordBox>(corner) : boxes;
    const auto add = [&](const DeviceTensor& table, const auto& number) {
        x = backend.add(x, backend.embedding(table, of_each(all, number)));
    };
    add(across, &WordBox::left);
    add(down, &WordBox::top);
    add(across, &WordBox::right);
    add(down, &WordBox::bottom);
    add(heights, [](const WordBox& box) { return box.bottom - box.top; });
    add(widths, [](const WordBox& box) { return box.right - box.left; });
    return x;
}

void add_box_tables(TensorTable& table, const std::string& source, Dimension places, Dimension hidden) {
    for (const auto& [name, file] : kTables) table.body(name, {source + file + ".weight"}, {places, hidden});
}

BoxTables box_tables_of(const LoadedTensors& tensors) {
    return {tensors.find("boxes.across"), tensors.find("boxes.down"), tensors.find("boxes.heights"),
            tensors.find("boxes.widths")};
}

}  // namespace headlight
