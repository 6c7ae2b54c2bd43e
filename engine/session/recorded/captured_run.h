#pragma once

#include "session/model_loader.h"
#include "session/recorded/model_at_hand.h"

#include <filesystem>
#include <stop_token>

namespace headlight {

/// Queries and keys that were captured elsewhere (formats/capture_file.h), as a model that has read one text or image
/// and can read no other. Weights are computed from the mapped file when somebody asks. `load`: how the model that it
/// was made of is loaded when something needs it; empty: it is not looked for. Throws Error naming file and tensor or
/// member.
ReadyModel load_captured_run(const std::filesystem::path& path, ThreadCount threads, const std::stop_token& stop,
                             const Progress& progress, ModelAtHand::Load load = {});

}  // namespace headlight
