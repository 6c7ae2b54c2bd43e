// SigLIP 2 in its form for images of any size ("NaFlex", arXiv 2502.14786, section 2.4.2): SigLIP whose positions were
// learned for a square of patches and are resized to those of an image, which padding follows. The other form is
// SigLIP.

#include "models/architecture.h"
#include "models/blocks/plans/siglip_plan.h"

#include <cmath>
#include <utility>

namespace headlight::siglip2 {

namespace {

constexpr std::string_view kName = "SigLIP 2 image and text encoder";

/// The square of patches that positions were learned for, as the size of an image.
PatchSizes read_patches(const Config& vision) {
    constexpr std::int64_t kMostTowerPatches = 16'384;
    const std::int64_t count = vision.integer_or("num_patches", 256, 1, kMostTowerPatches);
    const std::int64_t patch = vision.integer_or("patch_size", 16, 1, 1'024);
    const std::int64_t channels = vision.integer_or("num_channels", 3, 1, 3);
    if (channels == 2) vision.fail("num_channels", Sentence("Expected 1 (gray) or 3 (red, green and blue); found 2."));
    const std::int64_t across = std::lround(std::sqrt(static_cast<double>(count)));
    if (across * across != count)
        vision.fail("num_patches", Sentence("Expected the patches of a square, as 256 of 16 x 16; found %1.", count));
    const auto side = static_cast<std::int32_t>(across * patch);
    return {.image = {static_cast<std::int32_t>(channels), side, side},
            .patch_height = patch,
            .patch_width = patch,
            .flat = true};
}

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    SiglipPlan plan = read_siglip_plan(folder.config, kName, read_patches);
    plan.any_size = true;
    return make_siglip(plan, folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kSiglip2;
constinit const Architecture kSiglip2{"siglip2", kName, load};

}  // namespace headlight::siglip2
