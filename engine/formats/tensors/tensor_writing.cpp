#include "formats/tensors/tensor_writing.h"

#include "core/error.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

void refuse_double_names(std::span<const NamedTensor> tensors) {
    std::vector<std::string> names;
    for (const NamedTensor& tensor : tensors) names.push_back(tensor.name);
    std::ranges::sort(names);
    if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
        throw Error(ErrorKind::Input, Sentence("Two tensors to be written have this name."), {"", *twice, {}});
}

namespace {

/// Passes on the values and counts them.
void give_values(const NamedTensor& tensor, const ValueSink& sink) {
    const auto expected = static_cast<std::size_t>(element_count(tensor.shape));
    std::size_t given = 0;
    tensor.values([&](std::span<const float> part) {
        given += part.size();
        if (given <= expected) sink(part);
    });
    if (given != expected)
        throw Error(ErrorKind::Input,
                    Sentence("The tensor to be written has %1 values and not the %2 of its shape %3.", given, expected,
                             to_string(tensor.shape)),
                    {"", tensor.name, {}});
}

}  // namespace

Tensor values_of(const NamedTensor& tensor) {
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(element_count(tensor.shape)));
    give_values(tensor, [&](std::span<const float> part) { values.insert(values.end(), part.begin(), part.end()); });
    return {tensor.shape, std::move(values)};
}

std::size_t stored_bytes(const NamedTensor& tensor) {
    return tensor.flags ? 1 : sizeof(float);
}

void store_values(const NamedTensor& tensor, const std::function<void(std::span<const std::byte>)>& sink) {
    static_assert(std::endian::native == std::endian::little, "the files are little endian");
    give_values(tensor, [&](std::span<const float> part) {
        if (!tensor.flags) return sink(std::as_bytes(part));
        std::vector<std::byte> bytes(part.size());
        std::ranges::transform(part, bytes.begin(), [](float value) { return std::byte{value != 0}; });
        sink(bytes);
    });
}

}  // namespace headlight
