// SigLIP (arXiv 2303.15343): images of one size, see SiglipPlan.

#include "models/architecture.h"
#include "models/blocks/plans/siglip_plan.h"

#include <utility>

namespace headlight::siglip {

namespace {

constexpr std::string_view kName = "SigLIP image and text encoder";

PatchSizes read_patches(const Config& vision) {
    return read_patch_sizes(vision);
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return make_siglip(read_siglip_plan(folder.config, kName, read_patches), folder, std::move(backend), stop,
                       progress);
}

}  // namespace

extern const Architecture kSiglip;
constinit const Architecture kSiglip{"siglip", kName, load};

}  // namespace headlight::siglip
