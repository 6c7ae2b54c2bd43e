#pragma once

#include "session/requests.h"

#include <filesystem>
#include <optional>
#include <vector>

namespace headlight {

/// The images with captions that the samples.json of a model's folder lists, each as the request of a run; empty where
/// there is none. Throws what read_image_file throws.
std::vector<AnalysisRequest> captioned_samples(const std::filesystem::path& model);

/// The samples of a model with its interventions, behind `own` unless that is one of them. Throws Error(Input) where
/// there is no pair at all.
std::vector<AnalysisRequest> captioned_images(std::vector<AnalysisRequest> samples,
                                              const std::optional<AnalysisRequest>& own,
                                              const std::filesystem::path& model);

}  // namespace headlight
