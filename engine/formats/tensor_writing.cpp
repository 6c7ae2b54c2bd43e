#include "formats/tensor_writing.h"

#include "core/error.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

namespace headlight {

void refuse_double_names(std::span<const NamedTensor> tensors) {
    std::vector<std::string> names;
    for (const NamedTensor& tensor : tensors) names.push_back(tensor.name);
    std::ranges::sort(names);
    if (const auto twice = std::ranges::adjacent_find(names); twice != names.end())
        throw Error(ErrorKind::Input, "Two tensors to be written have this name.", {"", *twice, {}});
}

Tensor values_of(const NamedTensor& tensor) {
    Tensor values = tensor.values();
    if (values.shape() != tensor.shape)
        throw Error(ErrorKind::Input,
                    "The tensor to be written has the shape " + to_string(values.shape()) + " and not " +
                        to_string(tensor.shape) + ".",
                    {"", tensor.name, {}});
    return values;
}

std::span<const std::byte> stored_bytes(const Tensor& tensor) {
    static_assert(std::endian::native == std::endian::little, "the files are little endian");
    return std::as_bytes(tensor.values());
}

}  // namespace headlight
