#pragma once

#include "core/tensor.h"

#include <functional>
#include <map>
#include <ostream>
#include <span>
#include <string>

namespace headlight {

/// Takes a tensor's values, part by part.
using ValueSink = std::function<void(std::span<const float>)>;

/// A tensor to be written. `values` is called once, when its turn comes, and must give the sink as many values as the
/// shape says, in row-major order and in as many parts as it likes: so no large tensor need be in memory as a whole.
struct NamedTensor {
    std::string name;
    Shape shape;
    std::function<void(const ValueSink&)> values;
    bool flags = false;  ///< all values are 0 or 1, and are stored as bytes instead of fp32
};

/// All values of a tensor to be written. Throws Error(Input) if they are not as many as its shape says.
Tensor values_of(const NamedTensor& tensor);

/// Notes about the file as a whole, by key.
using FileMetadata = std::map<std::string, std::string>;

/// Writes tensors of fp32 and bytes as safetensors (https://github.com/huggingface/safetensors#format); `metadata`
/// becomes
/// `__metadata__`. Same input, same bytes. Errors of the stream are left to its state. Throws Error(Input) if two
/// tensors have one name or the values do not fill the shape.
void write_safetensors(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata);

/// Writes tensors of fp32 and bytes as a NumPy .npz
/// (https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html): an uncompressed zip file with `<name>.npy`
/// for each tensor and, if there is any metadata, `metadata.json`. The rest as above. `out` must be able to seek, and
/// stand at its beginning.
void write_npz(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata);

}  // namespace headlight
