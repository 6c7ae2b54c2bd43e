#pragma once

#include "formats/model_content.h"
#include "session/model_loader.h"

#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// Attention that ran elsewhere, as it was read from its file.
struct RecordedParts {
    std::filesystem::path path;
    std::string architecture;  ///< "recorded attention"
    std::string model_name;
    std::string backend;      ///< that computed it, as far as the file says
    std::string fingerprint;  ///< header hash of the file
    std::vector<ModelFile> files;
    ThreadCount threads{};
    TokenizedText tokens;
    std::vector<AttentionStack> stacks;
    std::vector<std::string> notices;
    std::shared_ptr<const WeightStore> store{};  ///< the mapped files that weights are computed from; null: none
};

/// Name of the model in the provenance that Headlight wrote into a file; empty where there is none. Adds a notice about
/// the interventions that it was recorded with.
std::string take_provenance(const std::string& json, const std::string& file, std::vector<std::string>& notices);

/// A model that has read one text and can read no other.
ReadyModel make_recorded_model(RecordedParts parts);

}  // namespace headlight
