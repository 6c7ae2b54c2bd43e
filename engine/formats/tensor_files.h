#pragma once

#include "core/tensor.h"

#include <functional>
#include <map>
#include <ostream>
#include <span>
#include <string>

namespace headlight {

/// A tensor to be written. `values` is called once, when its turn comes, and must answer a tensor of this shape: so
/// only one of many large tensors need be in memory.
struct NamedTensor {
    std::string name;
    Shape shape;
    std::function<Tensor()> values;
};

/// Notes about the file as a whole, by key.
using FileMetadata = std::map<std::string, std::string>;

/// Writes fp32 tensors as safetensors (https://github.com/huggingface/safetensors#format); `metadata` becomes
/// `__metadata__`. Same input, same bytes. Errors of the stream are left to its state. Throws Error(Input) if two
/// tensors have one name or the values do not have the shape.
void write_safetensors(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata);

/// Writes fp32 tensors as a NumPy .npz (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html): an
/// uncompressed zip file with `<name>.npy` for each tensor and, if there is any metadata, `metadata.json`. The rest as
/// above. `out` must be able to seek, and stand at its beginning.
void write_npz(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata);

}  // namespace headlight
