#pragma once

#include "formats/tensors/tensor_files.h"

#include <cstddef>
#include <functional>
#include <span>

namespace headlight {

/// Shared parts of the writers of tensor files.

/// Throws Error(Input) if two tensors have one name.
void refuse_double_names(std::span<const NamedTensor> tensors);
/// Bytes of one value in a file.
std::size_t stored_bytes(const NamedTensor& tensor);
/// Gives the sink the tensor's values as the files hold them: fp32 or bytes, little endian, row-major. Throws
/// Error(Input) if they are not as many as its shape says.
void store_values(const NamedTensor& tensor, const std::function<void(std::span<const std::byte>)>& sink);

}  // namespace headlight
