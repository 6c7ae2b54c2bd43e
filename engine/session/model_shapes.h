#pragma once

#include "analysis/provenance.h"
#include "capture/model_description.h"
#include "capture/run_cost.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

/// What the shapes of a model's tensors say: its parameters, and the cost of runs.
struct ModelShapes {
    ModelDescription description;
    std::vector<RunCost> costs;  ///< of more and more tokens, up to what the model reads; empty: see `problem`
    std::string problem;         ///< why the costs are not known; empty: they are
    Provenance provenance;       ///< of a loaded model that of its runs; else without hashes, as no weights are read
};

/// Of a folder with config.json, with or without weights, or of a GGUF file. Throws Error as load_model does; Error
/// (Input) for imported attention, Error(Cancelled) when the token is set.
ModelShapes read_model_shapes(const std::filesystem::path& path, const std::stop_token& stop = {});

}  // namespace headlight
