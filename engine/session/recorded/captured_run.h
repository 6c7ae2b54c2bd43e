#pragma once

#include "session/model_loader.h"

#include <filesystem>
#include <stop_token>

namespace headlight {

/// Queries and keys that were captured elsewhere (formats/capture_file.h), as a model that has read one text or image
/// and can read no other. Weights are computed from the mapped file when somebody asks. Throws Error naming file and
/// tensor or member.
ReadyModel load_captured_run(const std::filesystem::path& path, ThreadCount threads, const std::stop_token& stop,
                             const Progress& progress);

}  // namespace headlight
