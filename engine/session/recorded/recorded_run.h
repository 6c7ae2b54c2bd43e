#pragma once

#include "session/model_loader.h"

#include <filesystem>
#include <stop_token>

namespace headlight {

/// Attention that was captured elsewhere (formats/attention_file.h), as a model that has read one text and can read no
/// other. Throws Error naming file and tensor.
ReadyModel load_recorded_run(const std::filesystem::path& path, ThreadCount threads, const std::stop_token& stop,
                             const Progress& progress);

}  // namespace headlight
