#pragma once

#include "formats/tensor_files.h"

#include <cstddef>
#include <ostream>
#include <span>

namespace headlight {

/// What the writers of tensor files share.

/// Throws Error(Input) if two tensors have one name.
void refuse_double_names(std::span<const NamedTensor> tensors);
/// The tensor's values, checked against its shape.
Tensor values_of(const NamedTensor& tensor);
/// The values as the files hold them: fp32, little endian, row-major.
std::span<const std::byte> stored_bytes(const Tensor& tensor);

}  // namespace headlight
