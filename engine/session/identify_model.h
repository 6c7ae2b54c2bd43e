#pragma once

#include "core/model_identity.h"
#include "formats/model_content.h"

#include <string>
#include <vector>

namespace headlight {

/// The identity of a model with this header hash and these files. Its content hash is known at once where at most 16
/// MiB must be read for it (the user's cache folder remembers digests of large files), and computed in the background
/// otherwise, on so many threads. The same files have one identity as long as somebody holds it, so that they are
/// hashed once.
ModelIdentityPointer identify_model(const std::string& header, const std::vector<ModelFile>& files,
                                    ThreadCount threads);

}  // namespace headlight
